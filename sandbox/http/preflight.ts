const METHODS = 'GET,HEAD,PUT,PATCH,POST,DELETE';

/** Answers a preflight the way the backend does (docs/backend.md, Transport): any origin, and whatever headers were asked for. */
export function preflight(request: Request): Response {
  const headers = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Content-Length': '0',
    Vary: 'Access-Control-Request-Headers',
  });
  const asked = request.headers.get('access-control-request-headers');
  if (asked !== null) headers.set('Access-Control-Allow-Headers', asked);
  return new Response(null, { status: 204, headers });
}
