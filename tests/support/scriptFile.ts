import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The path of a program that an npm command runs, in any folder of scripts/. @throws Error when there is none */
export function scriptFile(name: string): string {
  const files = ['build', 'deploy'].map((folder) => resolve(`scripts/${folder}/${name}.mjs`));
  const file = files.find((path) => existsSync(path));
  if (file === undefined) throw new Error(`No script ${name}`);
  return file;
}
