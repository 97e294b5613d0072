// sharp makes the pictures of media.mjs and mockups.mjs. The shop itself does not need it: npm install --no-save sharp

/**
 * @typedef {{
 *   metadata(): Promise<{ width: number, height: number }>,
 *   resize(width: number): Picture,
 *   avif(options: object): Picture,
 *   jpeg(options: object): Picture,
 *   webp(options: object): Picture,
 *   toFile(path: string): Promise<unknown>,
 * }} Picture
 * @typedef {((path: string) => Picture) & { concurrency(threads: number): number }} Sharp
 */

/** @returns {Promise<Sharp>} */
export async function loadSharp() {
  const name = 'sharp';
  try {
    return /** @type {{ default: Sharp }} */ (await import(name)).default;
  } catch {
    throw new Error('This script needs sharp, which the shop itself does not: npm install --no-save sharp');
  }
}
