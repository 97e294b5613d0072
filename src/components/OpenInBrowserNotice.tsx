import { useState } from 'react';

import { inAppMessages } from '#content/inAppMessages.ts';
import { useLanguage, useMessages } from '#content/messages.ts';
import { cartLinkHash, type LinkedCart } from '#domain/cart/cartLink.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { chromeLink, type InAppBrowser } from '#lib/inAppBrowser.ts';
import { notify } from '#lib/notify.ts';
import { copyText } from '#lib/share.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** This page's URL in this language, with what it takes along. */
function linkWith(language: string, hash: string): string {
  const { origin, pathname } = globalThis.location;
  const url = new URL(pathname, origin);
  if (language !== 'en') url.searchParams.set('lang', language);
  return url.href + hash;
}

type OpenInBrowserNoticeProps = {
  readonly browser: InAppBrowser;
  /** The size chosen on the page; '' without one. */
  readonly size: string;
};

/** How to open this page in the phone's own browser. Loaded in an app's browser only. */
export function OpenInBrowserNotice({ browser: { app, system }, size }: OpenInBrowserNoticeProps) {
  const t = useMessages(inAppMessages);
  const language = useLanguage();
  const isVisitor = useShop((state) => state.token === null);
  const cart = useShop((state) => state.cart);
  const hasPhotos = useShop((state) => state.designs.length > 0);
  // The account's cart is on the server; a visitor's is in this app alone.
  const linked: LinkedCart = { size, cart: isVisitor ? cart : EMPTY_CART };
  const hash = cartLinkHash(linked);
  const link = linkWith(language, hash ?? cartLinkHash({ size, cart: EMPTY_CART }) ?? '');
  const [hasFailed, setFailed] = useState(false);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link);
    setFailed(!isCopied);
    if (isCopied) notify.success(t.copied);
  };
  const hasCart = hash !== null && linked.cart.size > 0;
  const along = size === '' ? (hasCart ? t.carried.cart : '') : hasCart ? t.carried.both : t.carried.size;
  const sentences = [
    t.reason(app),
    system === 'ios' ? t.pasteHelp : '',
    along,
    hash === null ? t.tooLong : '',
    isVisitor ? '' : t.account,
    hasPhotos ? t.photosStay : '',
  ];
  return (
    <section
      aria-label={t.title[system]}
      className="mb-4 grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-sm border border-gold-soft bg-ivory px-4 py-3.5"
    >
      <Icon name="info" size="large" className="text-gold-text" />
      <h2 className="font-semibold">{t.title[system]}</h2>
      <p className="col-start-2 text-small text-ink-2">{sentences.filter((text) => text !== '').join(' ')}</p>
      <div className="col-start-2 flex flex-wrap gap-2">
        {system === 'android' && (
          <a
            href={chromeLink(link)}
            className="button min-h-11 border-transparent bg-maroon px-5 text-small text-white hover:bg-maroon-deep"
          >
            {t.openChrome}
          </a>
        )}
        <Button size="small" tone={system === 'ios' ? 'primary' : 'quiet'} onClick={() => void copy()}>
          <Icon name="copy" />
          <span>{t.copy}</span>
        </Button>
      </div>
      {hasFailed && (
        <label className="col-start-2 grid gap-1 text-small text-ink-2">
          <span role="alert">{t.copyFailed}</span>
          <input
            readOnly
            aria-label={t.link}
            value={link}
            onFocus={({ target }) => target.select()}
            className="min-h-11 w-full rounded-sm border border-line-ui bg-white px-3"
          />
        </label>
      )}
    </section>
  );
}
