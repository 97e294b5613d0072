import { randomBytes } from 'node:crypto';

/** Gives a visitor without one the XSRF-TOKEN cookie that the shop's HTTP client copies into a header (docs/backend.md, Calls). */
export function rememberVisitor(request: Request, headers: Headers): void {
  if (/(?:^|;\s*)XSRF-TOKEN=/.test(request.headers.get('cookie') ?? '')) return;
  headers.append('Set-Cookie', `XSRF-TOKEN=${randomBytes(16).toString('hex')}; Path=/; SameSite=Lax`);
}
