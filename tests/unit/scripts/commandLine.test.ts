// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { localServer } from '#tests/support/localServer.ts';
import { scriptFile } from '#tests/support/scriptFile.ts';
import { commandLine } from '../../../scripts/build/commandLine.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kanuka-command-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ended = { readonly status: number; readonly output: string };

function run(script: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const program = [scriptFile(script), ...words];
  return new Promise((done) => {
    execFile(process.execPath, program, { cwd: folder, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      done({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** The programs that an owner runs, each with valid arguments. */
const PROGRAMS = [
  ['build', []],
  ['start', []],
  ['headers', []],
  ['prerender', ['--renew', 'site']],
  ['publish', ['site']],
  ['deploy', ['site']],
  ['programs', []],
  ['samples', []],
] as const;

test('a program does nothing with a mistyped option, and prints its usage', async () => {
  const ended = await Promise.all(PROGRAMS.map(([script, words]) => run(script, [...words, '--bak'])));
  for (const [at, { status, output }] of ended.entries())
    expect([PROGRAMS[at]?.[0], status, output]).toEqual([
      PROGRAMS[at]?.[0],
      2,
      expect.stringMatching(/^Unknown option '--bak'\. Nothing was done\.\n\nUsage:\n {2}npm /),
    ]);
  expect(readdirSync(folder)).toEqual([]);
});

/** What a program with options and one word says to these words, before it ends. */
function refusalOf(words: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { argv } = process;
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`status ${status}`);
  });
  for (const [name, value] of Object.entries({ npm_lifecycle_event: '', ...env })) vi.stubEnv(name, value);
  process.argv = ['node', 'program', ...words];
  const options = { back: { type: 'boolean' }, 'no-build': { type: 'boolean' } } as const;
  expect(() => commandLine('npm run program', options, [1, 1])).toThrow('status 2');
  process.argv = argv;
  vi.unstubAllEnvs();
  return String(said.mock.lastCall);
}

test.each([
  [['site', '-back'], {}, /^Unknown option '-b'\. Nothing was done\./],
  [[], {}, /^A word is missing\./],
  [[''], {}, /^A word is missing\./],
  [['site', 'site2'], {}, /^There is no place for 'site2'\./],
  [['site'], { npm_config_back: 'true' }, /^npm has taken --back for itself: write -- before/],
  [['site'], { npm_config_build: '' }, /^npm has taken --no-build for itself/],
] as const)('%j is refused with the reason: %j', (words, env, reason) => {
  expect(refusalOf(words, env)).toMatch(reason);
});

test('a second start detects the running shop before it builds', async () => {
  const running = await localServer(() => {});
  const { port } = new URL(running.url);
  const { status, output } = await run('start', [], { PORT: port });
  await running.close();
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is already in use. Stop the other program or choose another with PORT=`);
  expect(output).not.toContain('Building');
  expect(readdirSync(folder)).toEqual([]);
});
