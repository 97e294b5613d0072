// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { scriptFile } from '#tests/support/scriptFile.ts';

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

test.each(PROGRAMS)('%s does nothing with a mistyped option, and prints its usage', async (script, words) => {
  const { status, output } = await run(script, [...words, '--bak']);
  expect([status, output]).toEqual([
    2,
    expect.stringMatching(/^Unknown option '--bak'\. Nothing was done\.\n\nUsage:\n {2}npm /),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an option with one dash is refused', async () => {
  const { status, output } = await run('publish', ['site', '-back']);
  expect([status, output]).toEqual([2, expect.stringMatching(/^Unknown option '-b'\. Nothing was done\./)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a surplus and a missing folder are reported', async () => {
  const ended = await Promise.all([
    run('publish', []),
    run('publish', ['']),
    run('publish', ['site', 'site2']),
    run('deploy', []),
    run('prerender', ['site']),
    run('build', ['site']),
  ]);
  expect(ended.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(ended.map(({ output }) => output.split('. ', 1)[0])).toEqual([
    'A word is missing',
    'A word is missing',
    "There is no place for 'site2'",
    'A word is missing',
    "There is no place for 'site'",
    "There is no place for 'site'",
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an option that npm has consumed is reported', async () => {
  const byNpm = (env: Readonly<Record<string, string>>) =>
    run('publish', ['site'], { npm_lifecycle_event: 'publish:site', ...env });
  const [back, build] = await Promise.all([
    byNpm({ npm_config_back: 'true' }),
    run('start', [], { npm_lifecycle_event: 'start', npm_config_build: '' }),
  ]);
  expect(back).toEqual({
    status: 2,
    output: expect.stringContaining('npm has taken --back for itself: write -- before'),
  });
  expect(build).toEqual({ status: 2, output: expect.stringContaining('npm has taken --no-build for itself') });
});

test('a second start detects the running shop before it builds', async () => {
  const running = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => running.once('listening', done));
  const address = running.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { status, output } = await run('start', [], { PORT: String(port) });
  running.close();
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is already in use. Stop the other program or choose another with PORT=`);
  expect(output).not.toContain('Building');
  expect(readdirSync(folder)).toEqual([]);
});
