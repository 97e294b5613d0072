import { useId } from 'react';

import { useMessages } from '#content/language.ts';
import { ownPhotoMessages } from '#content/ownPhotoMessages.ts';
import type { OwnPhoto } from '#domain/design/ownPhoto.ts';
import { cx } from '#lib/cx.ts';
import { keepFocus } from '#lib/focusHeading.ts';
import { notify } from '#lib/notify.ts';
import { useShopInstance } from '#shop/ShopContext.tsx';
import { readChosenPhoto } from '#shop/designs/chosenPhoto.ts';
import { removeOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import { Button } from '#ui/Button.tsx';
import type { DrawerProblem } from './cardDrawer.ts';
import { ChoosePhoto } from './ChoosePhoto.tsx';
import { useCurrent } from './current.ts';

type OwnPhotoBarProps = {
  readonly photo: OwnPhoto;
  readonly problem: DrawerProblem | null;
  readonly onRetry: () => void;
};

/** Says whose photo the products show, at the foot of the window: with the photo, and buttons that change and remove it. */
export function OwnPhotoBar({ photo, problem, onRetry }: OwnPhotoBarProps) {
  const t = useMessages(ownPhotoMessages);
  const id = useId();
  const { store } = useShopInstance();
  const thumbnail = useCurrent((state) => state.thumbnail);
  const isStored = readChosenPhoto()?.photo === photo.photo;
  const remove = async (): Promise<void> => {
    const isDeleted = await removeOwnPhoto(store);
    keepFocus();
    if (isDeleted) notify.success(t.removed);
    else notify.error(t.notRemoved);
  };
  return (
    <section aria-labelledby={id} className="own-photo-bar">
      <span className="own-photo-print">
        {thumbnail !== null && <img src={thumbnail} alt="" width={40} height={40} />}
      </span>
      <div className="min-w-0">
        <h2 id={id} className="font-sans text-small font-semibold tracking-normal">
          {t.title}
        </h2>
        <p role="status" className={cx('own-photo-state', problem && 'own-photo-problem')}>
          {problem ? t[problem] : isStored ? t.shown : t.temporary}
        </p>
      </div>
      <div className="own-photo-buttons">
        {problem && (
          <Button tone="quiet" size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
        <ChoosePhoto label={t.change} name={t.changeNamed} className="own-photo-change" />
        <Button tone="quiet" size="small" aria-label={t.removeNamed} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </div>
    </section>
  );
}
