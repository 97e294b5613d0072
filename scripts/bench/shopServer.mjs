// The built shop and its embedded backend on a free port, for the benches.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} dist folder of the built storefront, or of the limit pages
 * @returns {Promise<{ url: string, close: () => Promise<void>, catalogue: (name: string) => Promise<void> }>}
 */
export async function serveBuilt(dist) {
  /** @type {typeof import('../../sandbox/main.ts')} */
  const { serve } = await import(pathToFileURL(resolve('build/sandbox/main.js')).href);
  const serving = await serve({ port: 0, database: ':memory:', dist, controls: true });
  /** @param {string} name */
  const catalogue = async (name) => {
    await fetch(`${serving.url}/__sandbox/faults`, { method: 'DELETE' });
    const response = await fetch(`${serving.url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ fault: { type: 'catalogue', name } }]),
    });
    if (!response.ok) throw new Error(`No catalogue ${name}: ${await response.text()}`);
  };
  return { ...serving, catalogue };
}
