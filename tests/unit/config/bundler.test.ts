// @vitest-environment node
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

// A build reads its configuration outside of a page, without `import.meta.env` and the shop's settings.
test.each(['production', 'payments', 'otherOrigin'])('the bundler can load vite.config.ts for %s', async (mode) => {
  const loaded = await loadConfigFromFile({ command: 'build', mode }, 'vite.config.ts', undefined, 'silent');
  expect(loaded?.config).toHaveProperty('build');
});
