// @vitest-environment node
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

// A build reads its configuration where no page is: neither `import.meta.env` nor the shop's settings are there yet.
test.each(['production', 'payments', 'otherOrigin'])('the bundler can load vite.config.ts for %s', async (mode) => {
  const loaded = await loadConfigFromFile({ command: 'build', mode }, 'vite.config.ts', undefined, 'silent');
  expect(loaded?.config).toHaveProperty('build');
});
