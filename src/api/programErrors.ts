/**
 * What a program, its database, its network or its payment provider says to a programmer: it names no cause that a shopper
 * could mend.
 */
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
    // Programs, their libraries and what they call.
    "cannot (?:access '|convert undefined|destructure )",
    'constant variable',
    'JSON input',
    'status code',
    '\\bEAI_',
    '\\bHMAC\\b',
    'secretOr',
    'salt arguments',
    // Databases: what they ask of a program, what they are short of, and who of them may write.
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
    // Payment providers, of keys and URLs that the shop has set up wrongly.
    'api ?key',
    'key_id',
    'explicit scheme',
    'not a valid url',
  ].join('|'),
  'i',
);

/** Names out of a program and its database (`cartData`, `$set`, `MongoServerError`): no sentence for shoppers holds one. */
const NAMES_CODE =
  /\b[a-z]{2,}[A-Z]\w*|\$[a-z]\w*|\b\w+(?:Error|Exception)\b|\bBSON|\bError=|\bhex (?:characters|string)/;

/** True for an error of the backend's own program, which goes to the console and never to a screen. */
export function isProgramError(message: string): boolean {
  return OF_A_PROGRAM.test(message) || NAMES_CODE.test(message);
}
