/** How many drawn pictures a device stores: about 40 KB each. */
export const MAX_CARD_PICTURES = 48;

const CARD = 'card';
const SEPARATOR = '/';

/** The key under which a drawn picture is stored: by its photo, and by what is drawn. A photo's keys begin with that of ''. */
export const cardKey = (photo: string, drawing: string): string => [CARD, photo, drawing].join(SEPARATOR);

/** The photo of a key of cardKey; null for any other key. */
export function photoOfCardKey(key: string): string | null {
  const [kind, photo = ''] = key.split(SEPARATOR, 2);
  return kind === CARD ? photo : null;
}

/**
 * The drawn pictures to delete so that one more fits in: those that no card on the page shows go first. `keys` are those
 * stored, `shown` those in use.
 */
export function cardsToDrop(keys: readonly string[], shown: ReadonlySet<string>): readonly string[] {
  const excess = keys.length + 1 - MAX_CARD_PICTURES;
  if (excess <= 0) return [];
  return [...keys.filter((key) => !shown.has(key)), ...keys.filter((key) => shown.has(key))].slice(0, excess);
}
