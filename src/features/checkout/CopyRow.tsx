import { checkoutWords } from '#content/checkoutWords.ts';
import { wordsOf } from '#content/language.ts';
import { copyText } from '#lib/share.ts';
import { cx } from '#lib/cx.ts';
import { notify } from '#lib/notify.ts';
import { RoundButton } from '#ui/RoundButton.tsx';

type CopyRowProps = {
  readonly label: string;
  readonly text: string;
  /** What is copied, with the label of its button; absent where there is nothing to copy. */
  readonly copied?: string;
  readonly copyLabel?: string;
  readonly isLarge?: boolean;
};

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify.success(wordsOf(checkoutWords).checkout.upi.copied);
  else notify.error(wordsOf(checkoutWords).checkout.upi.copyFailed);
}

/** A fact of the payment, with a button that copies it. */
export function CopyRow({ label, text, copied, copyLabel, isLarge = false }: CopyRowProps) {
  return (
    <div className="grid min-h-12 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className={cx('font-semibold break-anywhere tabular-nums', isLarge && 'text-quote-phone text-gold-text')}>
        {text}
      </dd>
      {copied !== undefined && copyLabel && (
        // A list of facts holds nothing but its terms and what they mean.
        <dd>
          <RoundButton icon="copy" label={copyLabel} onClick={() => void copy(copied)} />
        </dd>
      )}
    </div>
  );
}
