import {
  findingLines,
  LINE,
  rowLines,
  settingCounts,
  wrapped,
  type Row,
  type SettingFinding,
} from '#config/settingFindings.ts';
import { shortened, toHtmlSafeText } from '#domain/text/text.ts';
import type { BackendReport, CallReport } from './backend.ts';
import type { Finding } from './finding.ts';

/** The doctor's result. docs/doctor.md, JSON: its keys are a stable interface. */
export type Report = {
  /** Nothing must be fixed. */
  readonly fit: boolean;
  readonly demo: boolean;
  /** How many findings, of settings and backend, must be fixed or deserve a look. */
  readonly mend: number;
  readonly look: number;
  readonly settings: readonly SettingFinding[];
  /** Null without a backend to ask. */
  readonly backend: BackendReport | null;
  /** Notes on the shop's own folder, and that no backend is named. */
  readonly findings: readonly Finding[];
};

/** How many ids a line names, and how many characters of each; the JSON has them all. */
const NAMED_IDS = 5;
const LONGEST_ID = 60;

const STATES: Readonly<Record<CallReport['state'], string>> = {
  ok: 'ok',
  missing: 'missing',
  failed: 'failed',
  silent: 'silent',
  busy: 'busy',
  notAsked: 'not asked',
};

const sizeOf = (bytes: number | null): string => (bytes === null ? '' : `${Math.ceil(bytes / 1000)} kB`);

function callLines(calls: readonly CallReport[]): readonly string[] {
  const asked = calls.filter(({ state }) => state !== 'notAsked');
  const rows = asked.map(({ call, state, items, shown, ms, bytes, note }) => {
    const counts = items === null ? '' : items === shown ? `${items} items` : `${shown} of ${items} items`;
    const parts = [counts, ms === null ? '' : `${ms} ms`, items === null ? '' : sizeOf(bytes), note];
    return [STATES[state], call, parts.filter((part) => part !== '').join(', ')] as const;
  });
  const others = calls.filter(({ state }) => state === 'notAsked').map(({ call }) => call.replace('POST /api/', ''));
  const rest: readonly Row[] =
    others.length === 0 ? [] : [['not asked', 'POST /api/…', `${others.join(', ')}: each changes something`]];
  return rowLines([...rows, ...rest]);
}

function noteOf({ note, ids, count }: Finding): string {
  if (ids.length === 0) return note;
  const named = ids.slice(0, NAMED_IDS).map((id) => shortened(id, LONGEST_ID));
  const more = count > NAMED_IDS ? `, and ${count - NAMED_IDS} more` : '';
  return `${note} (${count}): ${named.join(', ')}${more}`;
}

const findingRows = (findings: readonly Finding[]): readonly string[] =>
  rowLines(findings.map((one): Row => [one.level, one.code, noteOf(one)]));

function backendLines({ url, calls, findings, notAsked }: BackendReport): readonly string[] {
  return [
    `Backend: ${url}`,
    ...callLines(calls),
    '',
    ...(findings.length > 0 ? ['What a shopper meets:', ...findingRows(findings), ''] : []),
    'Could not be asked:',
    ...notAsked.flatMap((text) =>
      wrapped(`- ${text}`, LINE - 4).map((line, index) => (index === 0 ? `  ${line}` : `    ${line}`)),
    ),
  ];
}

const isOwn = ({ code }: Finding): boolean => code.startsWith('own.');

/** The report as plain text of at most 100 columns. */
export function reportLines({ fit, demo, mend, look, settings, backend, findings }: Report): readonly string[] {
  const counts = [mend > 0 ? `${mend} to mend` : '', look > 0 ? `${look} to look at` : ''].filter(
    (part) => part !== '',
  );
  const verdict = fit ? `Fit for ${demo ? 'a demo' : 'production'}` : 'Not fit for production';
  const lines = [
    `Settings: ${settingCounts(settings)}.`,
    ...findingLines(settings),
    '',
    ...(backend ? backendLines(backend) : [demo ? 'Backend: the embedded one of npm start; not asked.' : 'Backend:']),
    ...findingRows(findings.filter((one) => !isOwn(one))),
    '',
    ...(findings.some(isOwn) ? ["The shop's own folder:", ...findingRows(findings.filter(isOwn)), ''] : []),
    `${verdict}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}.`,
  ];
  // Text from a backend must not control the terminal.
  return lines.map(toHtmlSafeText);
}
