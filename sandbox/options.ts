import { randomBytes } from 'node:crypto';

export interface SandboxOptions {
  /** A file path, or ':memory:' (default) for a database that ends with the sandbox. */
  database?: string | undefined;
  /** Whether the /__sandbox/* routes exist over HTTP; the in-process handle always does. */
  controls?: boolean | undefined;
  /** Whether requests are recorded for tests (default). Where nothing reads them, they would only fill the memory. */
  journal?: boolean | undefined;
  /** Brings back what docs/backend.md records as measured on the running backend. */
  generationA?: boolean | undefined;
  /** Signs tokens; without one, a random secret is stored in a file beside the database. */
  secret?: string | undefined;
  /** The clock, in milliseconds since 1970. */
  now?: (() => number) | undefined;
  razorpayKeySecret?: string | undefined;
  /** A folder with manifest.json and the pictures; without it every media request is a 404. */
  mediaDir?: string | undefined;
  /** How long one database call takes, in milliseconds: the gap in which parallel cart writes are lost. */
  databaseDelayMs?: number | undefined;
  /** Rupees added to every order that costs anything. */
  deliveryFee?: number | undefined;
  /** Answers what the sandbox does not serve itself, such as the built storefront. */
  fallback?: ((request: Request) => Promise<Response | undefined>) | undefined;
}

export type Settings = Readonly<ReturnType<typeof settingsOf>>;

/** Options that can change while the sandbox runs. */
export interface Mode {
  generationA: boolean;
  /** 100 requests in 15 minutes for one address (docs/backend.md, finding 4). */
  limiter: boolean;
  /** Generation A checks a widget's signature and amount all the same, as generation C does. */
  checksSignatures: boolean;
  /** The widget's provider authorizes a payment at once and captures it only with the next `capture`. */
  capturesLate: boolean;
}

/** The sandbox's behaviour until a test changes it. */
export const newMode = (generationA: boolean): Mode => ({
  generationA,
  limiter: generationA,
  checksSignatures: false,
  capturesLate: false,
});

export function settingsOf(options: SandboxOptions) {
  return {
    database: options.database ?? ':memory:',
    controls: options.controls ?? false,
    journal: options.journal ?? true,
    now: options.now ?? (() => Date.now()),
    razorpayKeySecret: options.razorpayKeySecret ?? randomBytes(24).toString('hex'),
    mediaDir: options.mediaDir,
    databaseDelayMs: options.databaseDelayMs ?? 2,
    deliveryFee: options.deliveryFee ?? 0,
  };
}
