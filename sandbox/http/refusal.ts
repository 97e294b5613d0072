/** A refusal with a message: HTTP 200, `success: false` (docs/backend.md, Transport). */
export class Refusal extends Error {}

/** The connection ends without a whole answer. In a browser this is 'Failed to fetch'. */
export class ConnectionDropped extends TypeError {
  /** Whether it ends before the first byte: then a browser may send the call again by itself. */
  readonly isBeforeFirstByte: boolean;

  constructor(isBeforeFirstByte = false) {
    super('fetch failed: the sandbox dropped the connection');
    this.isBeforeFirstByte = isBeforeFirstByte;
    this.name = 'ConnectionDropped';
  }
}
