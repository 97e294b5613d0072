export interface SecurityOptions {
  /** `'sha256-…'` sources of the page's inline blocks. */
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
  /** Origin of the backend when it is not the shop's own, such as `https://api.example`. */
  readonly backendOrigin?: string | undefined;
  /** Origins of pictures and videos that neither the shop nor the backend serves. */
  readonly mediaOrigins?: readonly string[];
  /** Origin of the map on the contact page. */
  readonly mapOrigin?: string | undefined;
  /** Allows the real widget's hosts; the stand-in widget needs none of them. */
  readonly razorpay?: boolean;
  /** Allows the service that the contact form sends through. */
  readonly email?: boolean;
  /** Adds the headers that require every request to use https. */
  readonly https?: boolean;
}

const RAZORPAY = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  // The app schemes open UPI apps from inside the widget; a strict frame-src would block that silently.
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com', 'upi:', 'phonepe:', 'paytmmp:', 'gpay:', 'tez:'],
} as const;

const EMAIL_SERVICE = 'https://api.emailjs.com';
const YEAR_S = 365 * 24 * 60 * 60;

/** The headers of every page in production: the sandbox sends them, and the sample server configurations repeat them. */
export function securityHeaders(options: SecurityOptions = {}): Record<string, string> {
  const payment = options.razorpay ? `payment=(self ${quoted(RAZORPAY.frame.slice(0, 2))})` : 'payment=(self)';
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Card and UPI pages may open in a window that has to report back.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': `camera=(), geolocation=(), microphone=(), usb=(), ${payment}`,
    ...(options.https ? { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` } : {}),
  };
}

function contentSecurityPolicy(options: SecurityOptions): string {
  const { scriptHashes = [], styleHashes = [], mediaOrigins = [], backendOrigin, mapOrigin, razorpay, email } = options;
  const backend = backendOrigin === undefined ? [] : [backendOrigin];
  const media = [...backend, ...mediaOrigins];
  const frames = [...(mapOrigin === undefined ? [] : [mapOrigin]), ...(razorpay ? RAZORPAY.frame : [])];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'"]],
    ['script-src', ["'self'", ...scriptHashes, ...(razorpay ? RAZORPAY.script : [])]],
    ['worker-src', ["'self'"]],
    ['style-src', ["'self'", ...styleHashes]],
    ['img-src', ["'self'", 'data:', 'blob:', ...media]],
    ['media-src', ["'self'", 'blob:', ...media]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...backend, ...(email ? [EMAIL_SERVICE] : []), ...(razorpay ? RAZORPAY.connect : [])]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    ...(options.https ? [['upgrade-insecure-requests', []] as const] : []),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function quoted(origins: readonly string[]): string {
  return origins.map((origin) => `"${origin}"`).join(' ');
}
