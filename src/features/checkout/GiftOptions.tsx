import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { GIFT_MESSAGE_LENGTH } from '#domain/order/giftNote.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useTextLimit } from '#lib/hooks/useTextLimit.ts';
import { TextArea } from '#ui/Field.tsx';
import { TextLimit } from '#ui/TextLimit.tsx';
import type { Checkout } from './useCheckout.ts';

/** A message for whoever gets the gifts, and whether they see what it cost. */
export function GiftOptions({ giftNote, setGiftNote }: Pick<Checkout, 'giftNote' | 'setGiftNote'>) {
  const t = useMessages(checkoutMessages).checkout.gift;
  const message = useTextLimit(GIFT_MESSAGE_LENGTH, (text) => setGiftNote({ ...giftNote, message: text }));
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
        value={giftNote.message}
        {...message.handlers}
      />
      <TextLimit text={giftNote.message} limit={GIFT_MESSAGE_LENGTH} isCut={message.isCut} />
      <div className="mt-4">
        <Checkbox isChecked={giftNote.hidePrice} onChange={(hidePrice) => setGiftNote({ ...giftNote, hidePrice })}>
          <span>{t.hidePrice}</span>
        </Checkbox>
      </div>
    </section>
  );
}
