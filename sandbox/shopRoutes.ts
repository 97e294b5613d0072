/** The paths of the shop's screens (docs/behaviour.md, Routes): any other path is 'Page not found', status 404. */
export const SHOP_ROUTES: readonly string[] = [
  '/',
  '/collection',
  '/collections',
  '/product/:productId',
  '/about',
  '/contact',
  '/cart',
  '/login',
  '/place-order',
  '/orders',
  '/verify',
  '/mainpage',
  '/sendOrderMail',
  '/profile',
  '/privacypolicy',
  '/termsandconditions',
  '/keywords',
  '/keyword/:slug',
];

/** Whether a path is one of these routes; `:name` stands for one part of a path. */
export function routeMatcher(routes: readonly string[]): (pathname: string) => boolean {
  const patterns = routes.map((route) => {
    const parts = route.replace(/\/$/, '').split('/');
    const source = parts.map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part))).join('/');
    // The router in the browser compares whatever the case and forgives one slash at the end.
    return new RegExp(`^${source}/?$`, 'i');
  });
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
