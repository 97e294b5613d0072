import type { Surface } from '#domain/design/lattice.ts';
import type { MockupName } from '#domain/design/mockup.ts';
import type { Layers } from './layers.ts';
import type { PhotoWorker } from './photoWorker.ts';

/**
 * Loads the layers of a mock-up for a square of `side` pixels.
 * @throws Error when one of them cannot be loaded, RangeError without memory for them
 */
export async function loadLayers(worker: PhotoWorker, name: MockupName, side: number): Promise<Layers> {
  const folder = new URL(`/mockups/${name}/`, globalThis.location.href).href;
  const [answer, response] = await Promise.all([
    worker.ask({ kind: 'layers', blank: `${folder}blank.webp`, mask: `${folder}mask.webp`, side }),
    fetch(`${folder}mesh.json`),
  ]);
  if (answer.status === 'refused' && answer.problem === 'memory') throw new RangeError(`no memory for ${name}`);
  if (answer.status !== 'layers' || !response.ok) throw new Error(`${name}: ${answer.status}, ${response.status}`);
  return { blank: answer.blank, mask: answer.mask, surfaces: (await response.json()) as readonly Surface[] };
}
