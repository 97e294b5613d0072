// @vitest-environment node
import { readdirSync } from 'node:fs';

import { beforeEach, expect, test, vi } from 'vitest';

import { localServer } from '#tests/support/localServer.ts';
import { runScript } from '#tests/support/runScript.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { commandLine } from '../../../scripts/build/commandLine.mjs';

let folder = '';
beforeEach(() => {
  folder = tempFolder();
});

/** How a program of an owner ends: its status and its output. */
async function run(script: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { code, stdout, stderr } = await runScript(script, words, { cwd: folder, env });
  return [code, stdout + stderr] as const;
}

/** The programs that write a shop, each with valid arguments. */
const PROGRAMS = [
  ['build', []],
  ['headers', []],
  ['prerender', ['--renew', 'site']],
  ['publish', ['site']],
  ['deploy', ['site']],
] as const;

test('a program does nothing with a mistyped option, and prints its usage', async () => {
  const usage = expect.stringMatching(/^Unknown option '--bak'\. Nothing was done\.\n\nUsage:\n {2}npm /);
  const ended = await Promise.all(PROGRAMS.map(([script, words]) => run(script, [...words, '--bak'])));
  expect(ended).toEqual(PROGRAMS.map(() => [2, usage]));
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [['site', '-back'], {}, /^Unknown option '-b'\. Nothing was done\./],
  [[], {}, /^A word is missing\./],
  [['site', 'site2'], {}, /^There is no place for 'site2'\./],
  [['site'], { npm_config_back: 'true' }, /^npm has taken --back for itself: write -- before/],
  [['site'], { npm_config_build: '' }, /^npm has taken --no-build for itself/],
])('a program with options and one word refuses %j with %j, with the reason', (words, env, reason) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  for (const [name, value] of Object.entries({ npm_lifecycle_event: '', ...env })) vi.stubEnv(name, value);
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'program', ...words]);
  const options = { back: { type: 'boolean' }, 'no-build': { type: 'boolean' } } as const;
  expect(() => commandLine('npm run program', options, [1, 1])).toThrow('status 2');
  vi.unstubAllEnvs();
  expect(String(said.mock.lastCall)).toMatch(reason);
});

test('the doctor refuses a wrong option with its usage, and status 2', async () => {
  const usage = expect.stringMatching(/\n\nnpm run doctor \[-- \[--json\] \[--demo\] \[--wait <seconds>\]\]\n/);
  expect(await run('doctor', ['--wait', '0'])).toEqual([2, usage]);
  const byNpm = { npm_lifecycle_event: 'doctor', npm_config_json: 'true' };
  expect(await run('doctor', [], byNpm)).toEqual([2, expect.stringMatching(/^npm has taken --json for itself/)]);
});

test('a second start detects the running shop before it builds', async () => {
  const running = await localServer(() => {});
  const { port } = new URL(running.url);
  const [status, output] = await run('start', [], { PORT: port });
  await running.close();
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is already in use. Stop the other program or choose another with PORT=`);
  expect(output).not.toContain('Building');
  expect(readdirSync(folder)).toEqual([]);
});
