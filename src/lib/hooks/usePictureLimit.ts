import { lighterWidth } from '#domain/product/pictureUrl.ts';
import { useDataSaver } from '#lib/preferences.ts';

/** The widest file worth requesting, in pixels: smaller if data is saved. */
export function usePictureLimit(upTo: number): number {
  const [isDataSaverOn] = useDataSaver();
  return isDataSaverOn ? lighterWidth(upTo) : upTo;
}
