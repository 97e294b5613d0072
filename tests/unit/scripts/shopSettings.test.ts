// @vitest-environment node
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

import { runScript } from '#tests/support/runScript.ts';
import { namedBackend } from '../../../scripts/build/settings.mjs';

/** Loads vite.config.ts as a build does; returns the output, or the error that refuses the build. */
async function begun(mode: string, command: 'build' | 'serve' = 'build'): Promise<string> {
  const printed = vi.spyOn(console, 'log').mockReset().mockReturnValue();
  await resolveConfig({ configFile: 'vite.config.ts', mode, logLevel: 'silent' }, command, mode);
  return printed.mock.calls.flat().join('\n');
}

afterEach(() => vi.unstubAllEnvs());

test('a chosen demo is built, and its settings are reported first', async () => {
  vi.stubEnv('KANUKA_DEMO', 'true');
  expect(await begun('production')).toMatch(/^Settings: \d+ are well, 8 are the demo's\. npm run doctor says more\.$/);
  vi.stubEnv('VITE_DELIVERY_FEE', '49/-');
  vi.stubEnv('VITE_SITE_URL', 'my shop');
  const [first, ...lines] = (await begun('production')).split('\n');
  expect(first).toMatch(/^Settings: \d+ are well, 8 are the demo's, 1 to mend\./);
  expect(lines.join('\n')).toMatch(/unusable {4}VITE_SITE_URL +“my shop”: no web address/);
  expect(lines.join('\n')).toMatch(/read {8}VITE_DELIVERY_FEE +“49\/-”: read as ₹49/);
});

test('the development server reports unusable settings and starts anyway', async () => {
  vi.stubEnv('VITE_UPI_ID', 'asha@gmail.com');
  expect(await begun('development', 'serve')).toMatch(/unusable {4}VITE_UPI_ID +“asha@gmail\.com”: an e-mail address/);
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
