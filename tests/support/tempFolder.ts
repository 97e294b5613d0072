import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** An empty folder until the present test has finished, or, with `afterAll`, the file's tests. */
export function tempFolder(atEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
