import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { copiesIn, emptied, isEmpty } from '#domain/design/design.ts';
import { cx } from '#lib/cx.ts';
import { readsTruePixels } from '#photo/offscreenCanvas.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StoredDesigns } from './StoredDesigns.tsx';
import type { Designing } from './useDesigning.ts';

const looks = {
  sharp: 'border-success bg-success-tint text-success',
  good: 'border-gold-soft bg-cream text-gold-text',
  blur: 'border-error bg-error-tint text-error',
  unconfirmed: 'border-line bg-cream text-ink-2',
} as const;
const ICONS = { sharp: 'check', good: 'check', blur: 'alert', unconfirmed: 'info' } as const;

/** How sharp the design prints, whether it is saved on this device, and how its photos get to the shop. */
export function DesignStatus({ designing }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const { travels } = useMessages(personaliseMessages).personalise;
  const { content, saveResult, isChangedElsewhere, saveAgain } = designing;
  return (
    <>
      <PrintCheck designing={designing} />
      {!readsTruePixels() && (
        <p role="alert" className="text-small font-medium text-error">
          {t.problems.noise}
        </p>
      )}
      <CopiedPhotos designing={designing} />
      {isChangedElsewhere && (
        <p role="alert" className="text-small font-medium text-error">
          {t.changedElsewhere}
        </p>
      )}
      {!isEmpty(content) && <SavedStatus designing={designing} />}
      {saveResult === 'full' && <StoredDesigns onRemoved={() => void saveAgain()} />}
      <p className="grid grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
        <Icon name="lock" className="text-gold-text" />
        <span>{travels}</span>
      </p>
    </>
  );
}

/** How sharp the print will be at the chosen size, and why. */
function PrintCheck({ designing: { check } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const { sharpness } = useMessages(personaliseMessages);
  if (!check) return null;
  const verdict = check === 'unconfirmed' ? check : check.sharpness;
  return (
    <div
      role="status"
      className={cx('grid grid-cols-[20px_1fr] gap-x-2.5 rounded-sm border px-3.5 py-2.5', looks[verdict])}
    >
      <Icon name={ICONS[verdict]} className="mt-0.5" />
      <p className="font-semibold">{sharpness[verdict]}</p>
      <p className="col-start-2 text-small text-ink-2">
        {check === 'unconfirmed' ? t.unconfirmedHelp : t.reasons[check.sharpness](check.ppi, check.trim)}
      </p>
    </div>
  );
}

/** Asks for the original of photos that are probably smaller copies. */
function CopiedPhotos({ designing: { content } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const copies = copiesIn(content);
  if (copies.length === 0) return null;
  return (
    <div
      role="status"
      className="grid grid-cols-[20px_1fr] gap-x-2.5 rounded-sm border border-gold-soft bg-cream px-3.5 py-2.5"
    >
      <Icon name="info" className="mt-0.5 text-gold-text" />
      <p className="font-semibold text-gold-text">{t.askOriginal}</p>
      {copies.map((copy) => (
        <p key={copy} className="col-start-2 text-small text-ink-2">
          {t.copies[copy]}
        </p>
      ))}
    </div>
  );
}

/** Whether the design is saved beyond this tab, and a button that removes it. */
function SavedStatus({ designing: { saveResult, opening, product, change } }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const { remove, removeNamed } = useMessages(personaliseMessages).personalise;
  const isSaved = saveResult === 'saved';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
      <p role="status" className="design-saved grid min-w-0 grid-cols-[20px_1fr] gap-2.5 text-small text-ink-2">
        {/* Hidden while a photo is opened: the shopper would take it to mean that photo too. */}
        {saveResult && opening === 0 && (
          <>
            <Icon name={isSaved ? 'check' : 'info'} className={isSaved ? 'text-success' : 'text-gold-text'} />
            <span>{t.saveResults[saveResult]}</span>
          </>
        )}
      </p>
      <Button
        tone="quiet"
        size="small"
        aria-label={removeNamed(product.name)}
        onClick={() => change('remove', emptied)}
      >
        <Icon name="trash" />
        <span>{remove}</span>
      </Button>
    </div>
  );
}
