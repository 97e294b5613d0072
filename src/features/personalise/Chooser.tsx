import { useRef } from 'react';

import { personaliseWords } from '#content/personaliseWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RoundButton } from '#ui/RoundButton.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif';

type ChooserProps = {
  readonly isBusy: boolean;
  /** True once a photo is there: the buttons then stand back. */
  readonly isQuiet: boolean;
  readonly onFile: (file: File) => void;
};

/** Buttons for a file and, on touch screens, for the camera. */
export function Chooser({ isBusy, isQuiet, onFile }: ChooserProps) {
  const t = useWords(personaliseWords).personalise;
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: { readonly target: HTMLInputElement }): void => {
    const chosen = target.files?.[0];
    if (chosen) onFile(chosen);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button
        tone={isQuiet ? 'line' : 'primary'}
        size={isQuiet ? 'small' : 'medium'}
        isBusy={isBusy}
        onClick={() => file.current?.click()}
      >
        {!isBusy && <Icon name="image" />}
        {isBusy ? t.opening : isQuiet ? t.another : t.choose}
      </Button>
      <span className="hidden pointer-coarse:contents">
        {isQuiet ? (
          <RoundButton icon="camera" label={t.camera} tone="line" onClick={() => camera.current?.click()} />
        ) : (
          <Button onClick={() => camera.current?.click()}>
            <Icon name="camera" />
            {t.camera}
          </Button>
        )}
      </span>
      <input ref={file} type="file" accept={ACCEPTED} hidden onChange={take} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
    </div>
  );
}
