import { Suspense, useRef, useState } from 'react';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { ACCEPTED_PHOTOS } from '#config/constants.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useInAppBrowser } from '#lib/inAppBrowser.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { useOwnPhoto } from '#shop/designs/useOwnPhoto.ts';
import { useShop, useShopInstance } from '#shop/ShopContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';

const OpenChosenPhoto = lazyComponent(
  () => import('./OpenChosenPhoto.tsx'),
  (file) => file.OpenChosenPhoto,
);
const InAppBrowserSheet = lazyComponent(
  () => import('./InAppBrowserSheet.tsx'),
  (file) => file.InAppBrowserSheet,
);

type ChoosePhotoProps = {
  readonly label: string;
  /** Accessible name, where it says more than the label. */
  readonly name?: string;
  /** What a click does in place of choosing. */
  readonly instead?: (() => void) | undefined;
  readonly className: string;
};

/** A button that chooses a photo for all products. In an app's own browser it first says how to open the phone's. */
export function ChoosePhoto({ label, name, instead, className }: ChoosePhotoProps) {
  const field = useRef<HTMLInputElement>(null);
  const inApp = useInAppBrowser();
  const { isOpen, open, close, problem: sheetProblem } = useLazyDialog(InAppBrowserSheet);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const choose = (): void => {
    field.current?.click();
    // What opens the photo is loaded while the shopper chooses it, in a task of its own.
    void whenIdle().then(OpenChosenPhoto.prefetch);
  };
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-busy={file !== null}
        onClick={instead ?? (inApp ? open : choose)}
        className={className}
      >
        <Icon name="image" />
        <span>{label}</span>
      </button>
      <input
        ref={field}
        type="file"
        accept={ACCEPTED_PHOTOS}
        hidden
        onChange={({ target }) => {
          setProblem('');
          setFile(target.files?.[0] ?? null);
          // Without this, choosing the same file again would not be a change.
          target.value = '';
        }}
      />
      <p role="alert" className="text-small font-medium text-error">
        {problem || sheetProblem}
      </p>
      {file && (
        <SectionBoundary>
          <Suspense fallback={null}>
            <OpenChosenPhoto
              file={file}
              onEnd={(text) => {
                setFile(null);
                setProblem(text);
              }}
            />
          </Suspense>
        </SectionBoundary>
      )}
      {isOpen && <InAppBrowserSheet onChoose={choose} onClose={close} />}
    </>
  );
}

/**
 * The way in: chooses the photo that all products then show, or shows the one of an earlier visit where less data is asked
 * for. It needs a script, and a secure page to store the photo; a prerendered page leaves its place empty.
 */
export function OwnPhotoChip() {
  const t = useMessages(commonMessages).ownPhoto;
  const isUsable = useHydrated() && globalThis.isSecureContext;
  const isShown = useOwnPhoto() !== null;
  const isHidden = useShop((state) => state.ownPhoto !== null) && !isShown;
  const { store } = useShopInstance();
  return (
    <div className="min-h-11">
      {isUsable && (
        <ChoosePhoto
          label={isShown ? t.change : t.see}
          instead={isHidden ? () => store.set({ isOwnPhotoAsked: true }) : undefined}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-sand px-3.5 text-small font-medium hover:bg-line"
        />
      )}
    </div>
  );
}
