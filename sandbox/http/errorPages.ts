/** Text that is safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** An error page as Express writes it, which the shop receives where it expects JSON. */
export function errorPage(status: number, sentence: string): Response {
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${escapeHtml(sentence)}</pre>
</body>
</html>
`;
  return htmlResponse(html, status);
}

export function htmlResponse(html: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
}

export function notFoundPage(request: Request): Response {
  return errorPage(404, `Cannot ${request.method} ${new URL(request.url).pathname}`);
}
