import { useRef } from 'react';

import { ACCEPTED_PHOTOS } from '#config/constants.ts';
import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { cx } from '#lib/cx.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Designing } from './useDesigning.ts';

type PhotoPickerProps = { readonly designing: Designing; readonly isQuiet: boolean };

/** Buttons for files and, on touch screens, for the camera. */
export function PhotoPicker({
  designing: { opening, slots, content, addFiles, startChoosing },
  isQuiet,
}: PhotoPickerProps) {
  const t = useMessages(designingMessages).design;
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: { readonly target: HTMLInputElement }): void => {
    addFiles([...(target.files ?? [])]);
    // Without this, choosing the same file again would not be a change.
    target.value = '';
  };
  const openPicker = (input: HTMLInputElement | null): void => {
    startChoosing();
    input?.click();
  };
  const isMany = slots.length > 1;
  const isBusy = opening > 0;
  const many = content.places.every((place) => place !== null) ? t.changeMany : t.more;
  const idle = isQuiet ? (isMany ? many : t.another) : isMany ? t.chooseMany : t.choose;
  return (
    <div className={cx('flex flex-wrap gap-3', !isQuiet && 'justify-center')}>
      <Button
        tone={isQuiet ? 'line' : 'primary'}
        size={isQuiet ? 'small' : 'medium'}
        isBusy={isBusy}
        onClick={() => openPicker(file.current)}
      >
        <Icon name="image" />
        <span>{isBusy ? t.opening : idle}</span>
      </Button>
      <span className="hidden pointer-coarse:contents">
        {isQuiet ? (
          <IconButton icon="camera" label={t.camera} tone="line" onClick={() => openPicker(camera.current)} />
        ) : (
          <Button onClick={() => openPicker(camera.current)}>
            <Icon name="camera" />
            <span>{t.camera}</span>
          </Button>
        )}
      </span>
      <input ref={file} type="file" accept={ACCEPTED_PHOTOS} multiple={isMany} hidden onChange={take} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
    </div>
  );
}
