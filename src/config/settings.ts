import { settingsFrom, type Settings } from './readSettings.ts';

/** The settings of this build. */
export const settings: Settings = settingsFrom(import.meta.env);
