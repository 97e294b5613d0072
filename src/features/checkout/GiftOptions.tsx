import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import { GIFT_MESSAGE_LENGTH } from '#domain/giftNote.ts';
import { CheckRow } from '#ui/CheckRow.tsx';
import { TextArea } from '#ui/Field.tsx';
import type { Checkout } from './useCheckout.ts';

/** A message for whoever gets the gifts, and whether they see what it cost. */
export function GiftOptions({ giftNote, setGiftNote }: Pick<Checkout, 'giftNote' | 'setGiftNote'>) {
  const t = useWords(checkoutWords).checkout.gift;
  return (
    <section aria-labelledby="gift">
      <h2 id="gift" className="mb-5 text-block">
        {t.title}
      </h2>
      <TextArea
        label={t.message}
        optional={t.optional}
        hint={t.help}
        rows={2}
        maxLength={GIFT_MESSAGE_LENGTH}
        value={giftNote.message}
        onChange={({ target }) => setGiftNote({ ...giftNote, message: target.value })}
      />
      <div className="mt-4">
        <CheckRow isChecked={giftNote.hidePrice} onChange={(hidePrice) => setGiftNote({ ...giftNote, hidePrice })}>
          {t.hidePrice}
        </CheckRow>
      </div>
    </section>
  );
}
