import type { RefObject } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { notify } from '#lib/notify.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { TotalQuestion } from './useTotalQuestion.ts';

type PriceChangeNoticeProps = {
  readonly question: TotalQuestion;
  readonly place?: RefObject<HTMLDivElement | null>;
  /** Further explanation of a total that changed by itself. */
  readonly help?: string;
  /** The shopper agrees to this total. */
  readonly onAnswer: (total: TotalQuestion['after']) => void;
};

/** Asks about a total that differs from the one the shopper saw. Stays until it is answered. */
export function PriceChangeNotice({ question, place, help, onAnswer }: PriceChangeNoticeProps) {
  const messages = useMessages(checkoutMessages).total;
  const { keepAll, keepGuestCart } = useShopActions();
  const { pieces, before, after } = question;
  const answer = (total: TotalQuestion['after']): void => {
    onAnswer(total);
    focusHeading();
  };
  const onlyGuestCart = (): void => {
    const pieces = keepGuestCart();
    notify.success(messages.saved(pieces));
    answer(before);
  };
  return (
    <div ref={place} tabIndex={-1} className="mb-8">
      {pieces > 0 ? (
        <Notice title={messages.merged(pieces, formatPaise(before), formatPaise(after))}>
          <p>{messages.mergedHelp}</p>
          <div className="mt-1 flex flex-wrap gap-3">
            <Button
              size="small"
              onClick={() => {
                keepAll();
                answer(after);
              }}
            >
              {messages.keepAll}
            </Button>
            <Button size="small" onClick={onlyGuestCart}>
              {messages.onlyGuestCart}
            </Button>
          </div>
        </Notice>
      ) : (
        <Notice title={messages.changed(formatPaise(before), formatPaise(after))}>
          <p>{help ?? messages.changedHelp}</p>
          <Button size="small" className="mt-1" onClick={() => answer(after)}>
            {messages.goOn(formatPaise(after))}
          </Button>
        </Notice>
      )}
    </div>
  );
}
