// @vitest-environment node
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

const run = promisify(execFile);

/** Loads vite.config.ts as a build does; returns the output, or the error that refuses the build. */
async function begun(mode: string, command: 'build' | 'serve' = 'build'): Promise<string> {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  await resolveConfig({ configFile: 'vite.config.ts', mode, logLevel: 'silent' }, command, mode);
  return printed.mock.calls.flat().join('\n');
}

afterEach(() => vi.unstubAllEnvs());

test('a build without settings is refused, with the missing settings and the way to build the demo', async () => {
  await expect(begun('production')).rejects.toThrow(
    /^A build for production needs these settings first:[^]*VITE_UPI_ID[^]*npm run build -- --demo, or npm start -- --demo$/,
  );
});

test('the demo is built when it is explicitly chosen', async () => {
  vi.stubEnv('KANUKA_DEMO', 'true');
  expect(await begun('production')).toMatch(/^Settings: \d+ are well, 8 are the demo's\. npm run doctor says more\.$/);
});

test.each(['payments', 'otherOrigin'])('the storefront for tests of %s says that it is not a shop', async (mode) => {
  expect(await begun(mode)).toMatch(/^Settings: \d+ are well, \d are the demo's/);
});

test('a build first reports reinterpreted and unusable settings', async () => {
  vi.stubEnv('KANUKA_DEMO', 'true');
  vi.stubEnv('VITE_DELIVERY_FEE', '49/-');
  vi.stubEnv('VITE_SITE_URL', 'my shop');
  const [first, ...lines] = (await begun('production')).split('\n');
  expect(first).toMatch(/^Settings: \d+ are well, 8 are the demo's, 1 to mend\./);
  expect(lines.join('\n')).toMatch(/unusable {4}VITE_SITE_URL +“my shop”: no web address/);
  expect(lines.join('\n')).toMatch(/read {8}VITE_DELIVERY_FEE +“49\/-”: read as ₹49/);
});

test('the development server reports the same findings and starts anyway', async () => {
  vi.stubEnv('VITE_UPI_ID', 'asha@gmail.com');
  expect(await begun('development', 'serve')).toMatch(/unusable {4}VITE_UPI_ID +“asha@gmail\.com”: an e-mail address/);
});

test('npm run build ends with the list and status 1, without a stack trace', async () => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|KANUKA)_/.test(name)));
  const refused = run(process.execPath, [resolve('scripts/build/build.mjs')], {
    env: { ...env, NODE_ENV: 'production' },
  });
  const { code, stdout, stderr } = (await refused.catch((error: unknown) => error)) as Record<string, unknown>;
  expect(code).toBe(1);
  expect(stdout).toMatch(/^Settings: \d+ are well, 8 to mend/);
  expect(stderr).toMatch(
    /^A build for production needs these settings first:\n[^]*--demo\n(?:The build in dist\/ is the one that was there before\.\n)?$/,
  );
  expect(stderr).not.toContain('    at ');
});
