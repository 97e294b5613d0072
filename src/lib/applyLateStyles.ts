/**
 * Applies the styles of a part that is loaded late (`import styles from '….css?inline'`), after all others. A style sheet's
 * link would be in the head, before the styles of every page, which follow the splash: browsers would then compute the style of every
 * element, and lay out every text, again.
 */
export function applyLateStyles(styles: string): void {
  // The prerender loads all parts of a page, without a document.
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
