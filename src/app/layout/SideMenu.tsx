import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

import { Wordmark } from '#components/Wordmark.tsx';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { keepFocus } from '#lib/focusHeading.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { lazyComponent } from '#boot/lazyComponent.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import wordmark from '#styles/brand/wordmark.svg';
import { IconButton } from '#ui/IconButton.tsx';
import { SectionBoundary } from '#ui/SectionBoundary.tsx';
import { ClientOnly } from '#ui/ClientOnly.tsx';

// Loaded early, so that it opens even if the connection is lost.
const MenuContent = lazyComponent(async () => (await import('./MenuContent.tsx')).MenuContent);

/**
 * The navigation on a phone: a modal dialog, so that the focus stays inside, Escape closes it, and the page behind is
 * inert.
 */
export function SideMenu({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useMessages(shopMessages);
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const close = (): void => dialog.current?.close();
  // Close before navigation: the focus returns to the button, and then the page's heading takes it.
  useLayoutEffect(() => dialog.current?.close(), [key, dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={t.header.menu}
      onClose={keepFocus}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-0 h-dvh max-h-none w-[min(334px,100%-56px)] max-w-none border-r border-gold-soft bg-ivory backdrop:bg-ink/55"
    >
      {/* Only a script opens it, so prerendered pages omit its content. */}
      {isHydrated && (
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between border-b border-gold-soft py-3 pr-2 pl-5">
            <Wordmark src={wordmark} alt="" width={132} height={32} />
            <IconButton icon="close" label={t.header.closeMenu} onClick={close} />
          </div>
          <SectionBoundary>
            <ClientOnly part={MenuContent} until={whenIdle}>
              <MenuContent onFollow={close} />
            </ClientOnly>
          </SectionBoundary>
        </div>
      )}
    </dialog>
  );
}
