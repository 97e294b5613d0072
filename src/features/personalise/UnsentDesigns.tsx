import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { Order } from '#domain/order/order.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useKnownDesigns } from '#shop/designs/useDesigns.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { designsOfOrder, kindOf, unsentDesigns } from './designsToSend.ts';
import { DialogProblem } from './DialogProblem.tsx';
import { LazySendDialog } from './lazyDialogs.ts';

/** After an order: its photos are still on this device, and this sends them all at once. */
export function UnsentDesigns({ orders }: { readonly orders: readonly Order[] }) {
  const t = useMessages(personaliseMessages).send;
  const known = useKnownDesigns();
  const { isOpen, isOpening, problem, open, close } = useLazyDialog(LazySendDialog);
  const [newest] = orders;
  if (!newest) return null;
  const waiting = unsentDesigns(known, newest);
  const designs = designsOfOrder(known, newest);
  // What was sent stays open until it is closed; what was removed from the device does not.
  if (waiting.length === 0 && (!isOpen || designs.length === 0)) return null;
  const words = t[kindOf(waiting)];
  const leave = (): void => {
    close();
    // What was sent takes this panel and its button along: the focus goes on to the orders.
    if (waiting.length === 0) focusHeading();
  };
  return (
    <section
      aria-labelledby="photos-waiting"
      className="personal mb-6 grid gap-4 rounded-md bg-cream p-5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:px-6 print:hidden"
    >
      <span aria-hidden="true" className="flex">
        {waiting.slice(0, 4).map(({ note }) => (
          <span key={note.previewUrl} className="personal-slot">
            <img src={note.previewUrl} alt="" width={58} height={58} className="size-full" />
          </span>
        ))}
      </span>
      <div className="min-w-0">
        <h2 id="photos-waiting" className="text-h3-niche">
          {words.waiting(waiting.length)}
        </h2>
        <p className="text-small text-ink-2">{t.waitingHelp}</p>
      </div>
      <Button tone="primary" isBusy={isOpening} onClick={open} className="z-1 px-5">
        {!isOpening && <Icon name="share" />}
        <span>{words.button}</span>
      </Button>
      <DialogProblem text={problem} />
      {isOpen && <LazySendDialog order={newest} designs={designs} onClose={leave} />}
    </section>
  );
}
