/** Five stars, filled to the rating; decoration beside the rating as text. Widths in steps of a tenth of a star. */
export function Stars({ rating }: { readonly rating: number }) {
  const share = `${Math.round((Math.min(Math.max(rating, 0), 5) / 5) * 100)}%`;
  return <span aria-hidden="true" className="stars" ref={(node) => node?.style.setProperty('--share', share)} />;
}
