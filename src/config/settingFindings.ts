import { isOneEditApart } from '#domain/text/tokens.ts';
import { readingsFrom, textIn, type Env } from './readSettings.ts';
import type { ReadingState } from './readValues.ts';

/** What a finding asks for: it must be fixed before the shop can open, it deserves a look, or all is well. */
export type Level = 'mend' | 'look' | 'ok';

/** What was found in one setting. docs/doctor.md, Settings. */
export type SettingFinding = {
  readonly name: string;
  /** As it was written; '' if missing. */
  readonly written: string;
  readonly state: ReadingState | 'unknown';
  readonly level: Level;
  readonly note: string;
};

const LEVELS: Readonly<Record<ReadingState, Level>> = {
  set: 'ok',
  default: 'ok',
  off: 'ok',
  read: 'ok',
  guessed: 'look',
  doubtful: 'look',
  placeholder: 'mend',
  unusable: 'mend',
};

/** Settings whose unusable value silently costs money or shoppers; the demo's values are refused in all of them. */
const OF_MONEY_OR_CONTACT: ReadonlySet<string> = new Set([
  'VITE_UPI_ID',
  'VITE_DELIVERY_FEE',
  'VITE_RAZORPAY_KEY_ID',
  'VITE_STRIPE_ENABLED',
  'VITE_WHATSAPP_NUMBER',
  'VITE_SHOP_PHONE',
  'VITE_SHOP_EMAIL',
]);

/** Variables of tests and of the bundler, which do not concern owners. */
const NOT_OF_OWNERS: ReadonlySet<string> = new Set([
  'VITE_PSEUDO_LANGUAGE',
  'VITE_USER_NODE_ENV',
  'KANUKA_DEMO',
  'KANUKA_DATABASE',
  'KANUKA_RENEW_REFERENCES',
]);

function unknownSettings(env: Env, known: readonly string[]): readonly SettingFinding[] {
  return Object.keys(env)
    .filter((name) => /^(?:VITE|KANUKA)_/.test(name) && !known.includes(name) && !NOT_OF_OWNERS.has(name))
    .map((name) => {
      const meant = known.find((one) => isOneEditApart(one, name));
      const note = `no setting has this name${meant === undefined ? '' : `: meant ${meant}?`}`;
      return { name, written: textIn(env, name), state: 'unknown', level: 'look', note } as const;
    });
}

/**
 * The findings of each setting, in the order of `.env.example`, then settings that do not exist. In the demo, missing
 * settings are correct.
 */
export function settingFindings(env: Env, isDemo: boolean): readonly SettingFinding[] {
  const readings = readingsFrom(env);
  const found = Object.entries(readings).map(([name, { state, note }]): SettingFinding => {
    const written = textIn(env, name);
    const isExpected = isDemo && (state === 'placeholder' || written === '');
    return { name, written, state, note, level: isExpected ? 'ok' : LEVELS[state] };
  });
  return [...found, ...unknownSettings(env, Object.keys(readings))];
}

/** Settings with which no shop may open: the demo's, and unusable payment or contact details. */
export function refusedSettings(findings: readonly SettingFinding[]): readonly SettingFinding[] {
  return findings.filter(
    ({ level, state, name }) => level === 'mend' && (state === 'placeholder' || OF_MONEY_OR_CONTACT.has(name)),
  );
}

/** Characters per line, and of a finding's state before its name. */
export const LINE = 100;
const STATE = 12;
const LONGEST_WRITTEN = 40;

/** Wraps a text to so many characters per line, a whole line by default. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const parts = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? ['']);
  for (const word of parts) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A row of two columns and a text that wraps below itself. */
export type Row = readonly [first: string, second: string, text: string];

/** Rows as lines of at most 100 characters; the second column is as wide as necessary. */
export function rowLines(rows: readonly Row[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([, second]) => second.length)) + 2;
  return rows.flatMap(([first, second, text]) => {
    const before = `  ${first.padEnd(STATE)}${second.padEnd(width)}`;
    const lines = wrapped(text, LINE - before.length);
    return lines.map((line, index) => `${index === 0 ? before : ' '.repeat(before.length)}${line}`.trimEnd());
  });
}

/** Findings as lines: 'guessed  VITE_WHATSAPP_NUMBER  “98765 43210”: 10 digits: meant +91? …'. */
export function findingLines(findings: readonly SettingFinding[]): readonly string[] {
  return rowLines(
    findings.map(({ name, written, state, note }): Row => {
      const whole = written.replaceAll(/\s+/g, ' ');
      const short = whole.length > LONGEST_WRITTEN ? `${whole.slice(0, LONGEST_WRITTEN)}…` : whole;
      return [state, name, state === 'set' || note.includes(written) ? note : `“${short}”: ${note}`];
    }),
  );
}

/** How many settings are well, and how many are not: '20 are well, 1 to mend'. */
export function settingCounts(findings: readonly SettingFinding[]): string {
  const count = (isOne: (finding: SettingFinding) => boolean): number => findings.filter(isOne).length;
  const demos = count(({ state, level }) => state === 'placeholder' && level === 'ok');
  const mend = count(({ level }) => level === 'mend');
  const look = count(({ level }) => level === 'look');
  return [
    `${count(({ level }) => level === 'ok') - demos} are well`,
    ...(demos > 0 ? [`${demos} are the demo's`] : []),
    ...(mend > 0 ? [`${mend} to mend`] : []),
    ...(look > 0 ? [`${look} to look at`] : []),
  ].join(', ');
}

/**
 * The first lines of every build and start: how many settings are well, and each that is not or was corrected.
 * @param reportedLater those that stop the build, which reports them itself
 */
export function settingsSummary(
  findings: readonly SettingFinding[],
  reportedLater: readonly SettingFinding[] = [],
): readonly string[] {
  const reported = findings.filter(
    (finding) => (finding.level !== 'ok' || finding.state === 'read') && !reportedLater.includes(finding),
  );
  return [`Settings: ${settingCounts(findings)}. npm run doctor says more.`, ...findingLines(reported)];
}

/** Why a production build stops, and what to set; null if nothing stops it. */
export function refusalOf(refused: readonly SettingFinding[]): string | null {
  if (refused.length === 0) return null;
  return [
    'A build for production needs these settings first:',
    '',
    ...findingLines(refused),
    '',
    'Set them in .env; .env.example explains each. As a demo the shop is built all the same:',
    'npm run build -- --demo, or npm start -- --demo',
  ].join('\n');
}
