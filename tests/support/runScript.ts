import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** How a program ended; the code is NaN where a signal ended it. */
export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

type Options = { readonly cwd: string; readonly env?: Readonly<Record<string, string>> | undefined };

/** Runs a program that an npm command runs, with settings from `env` alone. @throws Error when there is none */
export function runScript(name: string, words: readonly string[], { cwd, env }: Options) {
  const files = ['build', 'deploy'].map((folder) => resolve(`scripts/${folder}/${name}.mjs`));
  const file = files.find((path) => existsSync(path));
  if (file === undefined) throw new Error(`No script ${name}`);
  const machine = Object.entries(process.env).filter(([key]) => !/^(?:VITE|KANUKA)_|^NODE_ENV$|^VITEST/.test(key));
  const options = { cwd, env: { ...Object.fromEntries(machine), ...env } };
  return new Promise<Ended>((done) => {
    execFile(process.execPath, [file, ...words], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? Number.NaN) : 0, stdout, stderr }),
    );
  });
}
