import { mediaOriginsFrom, readingsFrom, type Env } from '#config/readSettings.ts';
import { settingFindings } from '#config/settingFindings.ts';
import { sourceOf } from '#prerender/source.ts';
import { examineBackend } from './backend.ts';
import { finding, type Finding } from './finding.ts';
import type { Report } from './report.ts';

export { reportLines } from './report.ts';

type Options = {
  readonly env: Env;
  readonly isDemo: boolean;
  readonly waitMs: number;
  /** What was found in the shop's own folder. */
  readonly own: readonly Finding[];
};

/** Reads settings and backend as the shop does, and reports what must be fixed. Changes nothing. */
export async function examine({ env, isDemo, waitMs, own }: Options): Promise<Report> {
  const settings = settingFindings(env, isDemo);
  const source = sourceOf({ embedded: null, named: readingsFrom(env).KANUKA_BUILD_BACKEND.value || null });
  // The demo's public URL is the one that npm start serves, together with its backend.
  const isAsked = source !== null && (source.isNamed || !isDemo);
  const backend = isAsked ? await examineBackend(source, mediaOriginsFrom(env), waitMs) : null;
  const unnamed = finding(
    'backend.unnamed',
    'mend',
    'no backend is known: VITE_BACKEND_URL, KANUKA_BUILD_BACKEND or VITE_SITE_URL names it',
  );
  const findings = [...(isAsked || isDemo ? [] : [unnamed]), ...own];
  const all = [...settings, ...findings, ...(backend ? [...backend.calls, ...backend.findings] : [])];
  const count = (level: string): number => all.filter((one) => one.level === level).length;
  return {
    fit: count('mend') === 0,
    demo: isDemo,
    mend: count('mend'),
    look: count('look'),
    settings,
    backend,
    findings,
  };
}
