import { isWeb, parsed } from '#domain/text/url.ts';
import { asSet, isNone, reading, type Reading } from './reading.ts';

/** 'shop.example', 'localhost:4000/x', '10.0.0.2': a host that lacks only its scheme. */
const BARE_HOST =
  /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+)(?::\d+)?(?:[/?#]\S*)?$/u;
/** Hosts of this computer or its network, which rarely have a certificate. */
const LOCAL_HOST = /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

const EXAMPLE = 'such as https://shop.example';

/**
 * Normalises a web address: adds a missing scheme and removes a trailing slash; null for anything else. Only http and
 * https are accepted, without user info.
 */
function webAddress(text: string): string | null {
  const hasScheme = /^https?:\/\/[^/]/i.test(text);
  const bare = text.replace(/^\/\//, '');
  if (!hasScheme && !BARE_HOST.test(bare)) return null;
  const whole = hasScheme ? text : `${LOCAL_HOST.test(bare) ? 'http' : 'https'}://${bare}`;
  const url = parsed(whole);
  return url && isWeb(url) ? whole.replace(/\/+$/, '') : null;
}

/** A web address as a setting. @param missing state and note of a shop without it */
export function readAddress(text: string, missing: Reading<string>, unusable: string): Reading<string> {
  if (text === '') return missing;
  const url = webAddress(text);
  if (url === null) return reading('unusable', missing.value, `no web address, ${EXAMPLE}. ${unusable}`);
  return url === text.replace(/\/+$/, '') ? asSet(url) : reading('read', url, `read as ${url}`);
}

/** The parts of a list: commas, spaces and new lines separate them. */
function partsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

/** Reads each part of a list; unusable parts are left out and reported. */
function readParts(text: string, read: (part: string) => string | null, what: string): Reading<readonly string[]> {
  const parts = partsOf(text);
  const found = parts.map((part) => ({ part, value: read(part) }));
  const values = found.flatMap(({ value }) => value ?? []);
  const lost = found.flatMap(({ part, value }) => (value === null ? [part] : []));
  if (lost.length > 0) return reading('unusable', values, `left out: ${lost.join(', ')} (no ${what})`);
  const isAsWritten =
    values.join(',') ===
    text
      .split(',')
      .map((part) => part.trim().replace(/\/+$/, ''))
      .join(',');
  return isAsWritten ? asSet(values, values.join(', ')) : reading('read', values, `read as ${values.join(', ')}`);
}

/** Web addresses in a list. */
export function readLinks(text: string): Reading<readonly string[]> {
  return readParts(text, webAddress, 'web address');
}

/** Origins in a list, whatever path follows them. */
export function readOrigins(text: string, schemes: RegExp, what: string): Reading<readonly string[]> {
  return readParts(
    text,
    (part) => {
      const origin = parsed(webAddress(part) ?? '')?.origin ?? '';
      return schemes.test(origin) ? origin : null;
    },
    what,
  );
}

/** Google Maps refuses to be framed except at the URLs of 'Embed a map'. */
function isUnframed({ hostname, pathname, searchParams }: URL): boolean {
  if (/^(?:maps\.app\.goo\.gl|goo\.gl)$/.test(hostname)) return true;
  const isGoogles = /(?:^|\.)google\.[a-z.]+$/.test(hostname);
  return isGoogles && !pathname.startsWith('/maps/embed') && searchParams.get('output') !== 'embed';
}

/** A map that may be framed: its URL, or the whole <iframe> that a map site offers to copy. */
export function readMap(text: string): Reading<string | null> {
  if (isNone(text)) return reading('off', null, 'none: a sentence takes the place of the map');
  const frame = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text);
  const source = (frame?.[1] ?? frame?.[2] ?? text).replaceAll('&amp;', '&').trim();
  const address = webAddress(source);
  const url = parsed(address ?? '');
  if (address === null || url === null)
    return reading('unusable', null, 'no address of a map: paste what “Share”, “Embed a map” gives, or none');
  if (isUnframed(url))
    return reading(
      'unusable',
      null,
      'Google Maps does not let this address be shown: “Share”, “Embed a map” gives one that it does',
    );
  return address === text.replace(/\/+$/, '') ? asSet(address) : reading('read', address, `read as ${address}`);
}
