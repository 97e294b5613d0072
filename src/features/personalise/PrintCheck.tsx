import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import type { Dimensions, PrintCheck as Check } from '#domain/printSize.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';

const looks = {
  sharp: 'border-success bg-success-tint text-success',
  good: 'border-gold-soft bg-cream text-gold-text',
  blur: 'border-error bg-error-tint text-error',
} as const;

/** How sharp the print will be at the chosen size, and why. */
export function PrintCheck({ check, inches }: { readonly check: Check; readonly inches: Dimensions }) {
  const t = useWords(designingWords).design;
  return (
    <div
      role="status"
      className={cx('grid grid-cols-[20px_1fr] gap-x-2.5 rounded-sm border px-3.5 py-2.5', looks[check.sharpness])}
    >
      <Icon name={check.sharpness === 'blur' ? 'alert' : 'check'} className="mt-0.5" />
      <p className="font-semibold">{t.sharpness[check.sharpness]}</p>
      <p className="col-start-2 text-small text-ink-2">{t.reasons[check.sharpness](check.ppi, inches)}</p>
    </div>
  );
}
