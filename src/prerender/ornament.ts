import medallion from '#styles/brand/kolam-medallion-gold-soft.svg?raw';

const PLACE = '<i class="medallion"></i>';
const DRAWN = `<i class="medallion">${medallion.trim()}</i>`;

/**
 * Draws the splash's ornament in the document itself. Of a page that is drawn by the browser nothing else could be painted
 * before another file is here.
 */
export function withOrnament(html: string): string {
  return html.replace(PLACE, () => DRAWN);
}

/** Takes the ornament out again: other pages are written from that document. */
export function withoutOrnament(html: string): string {
  return html.replace(DRAWN, PLACE);
}
