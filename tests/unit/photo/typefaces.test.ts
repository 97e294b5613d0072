// @vitest-environment node
import { expect, test, vi } from 'vitest';

import { loadTypefaces, requireTypefaces } from '#photo/typefaces.ts';

test('a preview is drawn without a typeface that takes long, a print waits for it, and fails without it', async () => {
  vi.useFakeTimers();
  /** Answers the requests for font files, in their order. */
  const answers: ((face: FontFace | null) => void)[] = [];
  const load = () =>
    new Promise((resolve, reject) => {
      answers.push((face) => (face ? resolve(face) : reject(new Error('no connection'))));
    });
  vi.stubGlobal(
    'FontFace',
    class {
      load = load;
    },
  );
  vi.stubGlobal('fonts', { add: () => {} });
  const text = [{ typeface: 'round', text: 'Amma' }] as const;
  const preview = loadTypefaces(text);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await preview).toBe(false);

  let isPrinted = false;
  const print = requireTypefaces(text).then(() => (isPrinted = true));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isPrinted).toBe(false);
  answers[0]?.({} as FontFace);
  expect(await print).toBe(true);

  const failing = requireTypefaces([{ typeface: 'serif', text: 'Amma' }]);
  answers[1]?.(null);
  await expect(failing).rejects.toThrow('typeface');
});
