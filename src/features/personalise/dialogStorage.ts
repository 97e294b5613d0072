import type { DesignTarget } from '#domain/design/designIndex.ts';
import { OPEN_DIALOG_KEY as KEY } from '#config/constants.ts';
import { readJson, tabStorage } from '#lib/storage.ts';

/** The tabs of the dialog. */
export const PANELS = ['photos', 'words', 'look', 'note'] as const;
export type PanelName = (typeof PANELS)[number];

/**
 * Where the dialog is open in this tab, in case the browser discards the page: cheap phones do so while their camera is open.
 */
export type OpenDialog = {
  /** The page that it is open on. */
  readonly path: string;
  readonly productId: string;
  readonly size: string;
  readonly target: DesignTarget;
  /** The id of the design as saved last; null before that. */
  readonly design: string | null;
  readonly panel: PanelName;
  /** The place being edited. */
  readonly active: number;
  /** True from the moment the camera or the file chooser opens until the shopper is back: a discarded page never gets the file. */
  readonly isChoosing: boolean;
};

/** Records the open dialog; null removes it, because the shopper has closed it. */
export function recordDialog(dialog: Omit<OpenDialog, 'path' | 'isChoosing'> | null): void {
  if (!dialog) return tabStorage.remove(KEY);
  // A save changes the record while the chooser is open.
  const isChoosing = storedDialog()?.isChoosing ?? false;
  write({ ...dialog, path: globalThis.location.pathname, isChoosing });
}

/** Records that the camera or the file chooser is open, or that the shopper is back from it. */
export function recordChoosing(isChoosing: boolean): void {
  const dialog = storedDialog();
  if (dialog && dialog.isChoosing !== isChoosing) write({ ...dialog, isChoosing });
}

function write(dialog: OpenDialog): void {
  tabStorage.write(KEY, JSON.stringify(dialog));
}

function isTarget(value: unknown): value is DesignTarget {
  const { kind, productId, key, part, isOne } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === 'product') return typeof productId === 'string';
  return kind === 'line' && typeof key === 'string' && Number.isInteger(part) && typeof isOne === 'boolean';
}

/** The dialog that was recorded last, unless the shopper has closed it. */
export function storedDialog(): OpenDialog | null {
  const fields = (readJson(tabStorage, KEY) ?? {}) as Readonly<Record<keyof OpenDialog, unknown>>;
  const { path, productId, size, target, design, active, isChoosing } = fields;
  const panel = PANELS.find((name) => name === fields.panel);
  const areTexts = [path, productId, size].every((text) => typeof text === 'string');
  if (!areTexts || !isTarget(target) || !panel) return null;
  return {
    path: path as string,
    productId: productId as string,
    size: size as string,
    target,
    design: typeof design === 'string' ? design : null,
    panel,
    active: Number.isInteger(active) ? (active as number) : 0,
    isChoosing: isChoosing === true,
  };
}
