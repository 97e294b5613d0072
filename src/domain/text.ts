/** A text of at most so many characters, cut between words, with an ellipsis where something was left out. */
export function shortened(text: string, limit: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const cut = characters.slice(0, limit - 1).join('');
  // A word that ends just where the text is cut stays.
  const isWhole = /[\s,;:.–-]/.test(characters[limit - 1] ?? '');
  const space = isWhole ? -1 : cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
