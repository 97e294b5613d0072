import { localServer } from './localServer.ts';

/** A port of this machine that nothing uses yet. */
export async function freePort(): Promise<number> {
  const { url, close } = await localServer(() => {});
  await close();
  return Number(new URL(url).port);
}
