/** Messages of a program, its database, its network or its payment provider to a programmer: a shopper cannot act on them. */
const OF_A_PROGRAM = new RegExp(
  [
    'cannot (?:read|set) propert',
    'is not (?:a function|defined|iterable)',
    'cast to \\w+ failed',
    '\\bE11000\\b',
    'mongo\\w*error',
    '\\b(?:ECONN|ENOTFOUND|ETIMEDOUT|EPIPE)',
    '\\bdatabase\\b',
    'interrupted',
    'shut(?:ting)? ?down',
    'quiesce mode',
    'node is recovering',
    'space quota',
    'no space left',
    'host unreachable',
    'exceeded time limit',
    'not allowed to do action',
    'not authori[sz]ed on \\S+ to',
    'command \\w+ requires',
    'executor error',
    'findAndModify',
    'document failed validation',
    'client must be connected',
    '\\b(?:read|write|connect|querySrv|queryTxt) E[A-Z]{3,}',
    'call stack',
    'timed out',
    '\\bsockets?\\b',
    'server selection',
    'topology',
    'getaddrinfo',
    'not primary',
    'write ?conflict',
    'connection (?:\\S+ )*(?:closed|refused|reset|lost)',
    'illegal arguments',
    'expected a string but',
    'unexpected token',
    'invalid integer',
    // Programs and their libraries.
    "cannot (?:access '|convert undefined|destructure )",
    'constant variable',
    'JSON input',
    'status code',
    '\\bEAI_',
    '\\bHMAC\\b',
    'secretOr',
    'salt arguments',
    // Databases: wrong calls, lack of resources, and replication.
    'path `',
    'no matching document',
    'same doc\\b',
    'bad auth\\b',
    'RetryAfterMs',
    'request rate',
    'retry your operation',
    'transaction number',
    'acquire (?:\\w+ )*lock',
    'memory limit',
    'cursor id',
    'connection pool',
    'not master',
    'replication',
    // Payment providers, about keys and URLs that the shop has configured wrongly.
    'api ?key',
    'key_id',
    'explicit scheme',
    'not a valid url',
  ].join('|'),
  'i',
);

/** Identifiers of a program or its database (`cartData`, `$set`, `MongoServerError`), which no sentence for shoppers contains. */
const NAMES_CODE =
  /\b[a-z]{2,}[A-Z]\w*|\$[a-z]\w*|\b\w+(?:Error|Exception)\b|\bBSON|\bError=|\bhex (?:characters|string)/;

/** True for an error message of the backend's program, which goes to the console and never to the screen. */
export function isProgramError(message: string): boolean {
  return OF_A_PROGRAM.test(message) || NAMES_CODE.test(message);
}
