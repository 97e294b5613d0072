// @vitest-environment node
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

// A build reads its configuration where no page is: neither `import.meta.env` nor the shop's settings are there yet.
test.each(['vite.config.ts', 'vite.prerender.config.ts', 'vite.sandbox.config.ts'])(
  'the bundler can load %s',
  async (file) => {
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file, undefined, 'silent');
    expect(loaded?.config).toHaveProperty('build');
  },
);
