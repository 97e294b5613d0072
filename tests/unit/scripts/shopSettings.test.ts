// @vitest-environment node
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

import { runScript } from '#tests/support/runScript.ts';
import { namedBackend } from '../../../scripts/build/settings.mjs';

afterEach(() => vi.unstubAllEnvs());

test('the development server reports unusable settings and starts anyway', async () => {
  vi.stubEnv('VITE_UPI_ID', 'asha@gmail.com');
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await resolveConfig({ configFile: 'vite.config.ts', mode: 'development', logLevel: 'silent' }, 'serve');
  expect(printed).toHaveBeenCalledWith(
    expect.stringMatching(/unusable {4}VITE_UPI_ID +“asha@gmail\.com”: an e-mail address/),
  );
});

test('a named backend that is not a URL is reported before anything is requested', async () => {
  vi.stubEnv('KANUKA_BUILD_BACKEND', 'our backend');
  await expect(namedBackend()).rejects.toThrow('KANUKA_BUILD_BACKEND “our backend”: no web address');
});

test('npm run build without settings ends with the list and status 1, without a stack trace', async () => {
  const { code, stdout, stderr } = await runScript('build', [], { cwd: process.cwd() });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^Settings: \d+ are well, 8 to mend/);
  expect(stderr).toMatch(
    /^A build for production needs these settings first:\n[^]*VITE_UPI_ID[^]*--demo\n(?:The build in dist\/ is the one that was there before\.\n)?$/,
  );
  expect(stderr).not.toContain('    at ');
});
