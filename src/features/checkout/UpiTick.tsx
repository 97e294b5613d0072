import { useId, type RefObject } from 'react';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { useMessages } from '#content/language.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import type { UpiCount } from './useUpiCount.ts';

export type UpiTickProps = {
  readonly count: UpiCount;
  /** What is missing, said below the tick. */
  readonly problem: string | null;
  readonly onTick: () => void;
  readonly box: RefObject<HTMLInputElement | null>;
  /** Id of the sentence that says why it is off; null when it is on. */
  readonly firstId: string | null;
};

/** The tick that orders after three seconds, and what can be done about it meanwhile. */
export function UpiTick({ count, problem, onTick, box, firstId }: UpiTickProps) {
  const messages = useMessages(checkoutMessages).checkout.upi;
  const id = useId();
  const isCounting = count.phase === 'counting';
  return (
    <div
      className={cx(
        'rounded-md px-4 py-4 md:px-5 lg:col-span-2',
        isCounting ? 'bg-success-tint ring-1 ring-success/40 ring-inset' : 'bg-cream',
      )}
    >
      <p id={id} className="mb-1 text-small text-ink-2">
        {messages.before}
      </p>
      <Checkbox
        ref={box}
        isChecked={isCounting}
        isOff={firstId !== null}
        describedBy={firstId === null ? id : `${firstId} ${id}`}
        onChange={(isOn) => (isOn ? onTick() : count.stop())}
      >
        <span className="font-semibold">{messages.tick}</span>
      </Checkbox>
      <div role="status" className="font-semibold text-success">
        {isCounting && (
          <p className="flex flex-wrap items-center gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full border-2 border-success tabular-nums"
            >
              {count.secondsLeft}
            </span>
            <span>{messages.placing}</span>
          </p>
        )}
        {count.phase === 'hidden' && <p className="text-small text-ink">{messages.hidden}</p>}
        {count.phase === 'stopped' && <p className="text-small text-ink">{messages.stopped}</p>}
      </div>
      {isCounting && (
        <Button size="small" className="mt-2" onClick={count.stop}>
          {messages.undo}
        </Button>
      )}
      <p role="alert" className="text-small font-medium text-error">
        {problem}
      </p>
    </div>
  );
}
