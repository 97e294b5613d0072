import type { SettingFinding } from '#config/settingFindings.ts';
import type { BackendReport } from './backend.ts';
import type { Finding } from './finding.ts';

/** What the doctor found. docs/doctor.md, JSON: its keys are a promise. */
export type Report = {
  /** Nothing has to be mended. */
  readonly fit: boolean;
  readonly demo: boolean;
  /** How many findings, of settings and backend, have to be mended or deserve a look. */
  readonly mend: number;
  readonly look: number;
  readonly settings: readonly SettingFinding[];
  /** Null where there is no backend to ask. */
  readonly backend: BackendReport | null;
  /** Of the folder of what is the shop's own, and that no backend is named. */
  readonly findings: readonly Finding[];
};
