// Command-line options. An unknown option or a wrong number of words ends the program before it has done anything.
import process from 'node:process';
import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/** Exit status of a program that was called wrongly. */
const WRONG_CALL = 2;

/** Options that npm consumed itself because `--` was missing before them. @param {Options} options */
export function takenByNpm(options) {
  if (process.env['npm_lifecycle_event'] === undefined) return [];
  return Object.keys(options).filter((name) => {
    const [variable, value] = name.startsWith('no-') ? [name.slice(3), ''] : [name, undefined];
    const taken = process.env[`npm_config_${variable.replaceAll('-', '_')}`];
    return taken !== undefined && (value === undefined || taken === value);
  });
}

/** @param {string} option */
export const takenText = (option) =>
  `npm has taken --${option} for itself: write -- before the words that are for the shop.`;

/**
 * Reads the options and words of the command line. An unknown option, or too few or too many words, end the program
 * with its usage and status 2.
 * @template {Options} T
 * @param {string} usage The lines that say how the program is called.
 * @param {T} options
 * @param {readonly [least: number, most: number]} words How many words that are no options it takes.
 */
export function commandLine(usage, options, [least, most] = [0, 0]) {
  /** @param {string} problem @returns {never} */
  const refuse = (problem) => {
    console.error(`${problem} Nothing was done.\n\nUsage:\n${usage.replaceAll(/^/gm, '  ')}`);
    process.exit(WRONG_CALL);
  };
  const [taken] = takenByNpm(options);
  if (taken !== undefined) refuse(takenText(taken));
  /** @param {unknown} error @returns {never} */
  const explain = (error) => refuse(`${String(error instanceof Error ? error.message : error).split('. ', 1)[0]}.`);
  const read = () => {
    try {
      return parseArgs({ options, allowPositionals: true, strict: true });
    } catch (error) {
      return explain(error);
    }
  };
  const { values, positionals } = read();
  const words = positionals.map((word) => word.replace(/(?<=.)\/+$/, ''));
  if (words.length < least || words.some((word) => word === '')) refuse('A word is missing.');
  if (words.length > most) refuse(`There is no place for '${words[most]}'.`);
  return { values, words };
}
