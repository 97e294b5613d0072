import type { SettingFinding } from '#config/settingFindings.ts';
import type { BackendReport } from './backend.ts';
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
