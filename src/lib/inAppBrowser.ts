import { useHydrated } from '#lib/hooks/useHydrated.ts';

/** A browser inside another app: it cannot save files that a page makes, and shares no storage with the phone's browser. */
export type InAppBrowser = {
  /** The app's name; null for one that does not name itself. */
  readonly app: string | null;
  readonly system: 'android' | 'ios';
};

/** What apps add to the user agent of their own browser; Messenger and Threads also name Facebook and Instagram. */
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Messenger', /MessengerForiOS|FB_IAB\/(?:MESSENGER|Orca)|Orca-Android/i],
  ['Threads', /\bBarcelona\b/],
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFBA[NV]\/|\bFB_IAB\//],
  ['WhatsApp', /\bWhatsApp\//],
  ['Snapchat', /\bSnapchat\//],
  ['Telegram', /\bTelegram-Android\//],
];
/** Android's WebView, whatever app it is in. */
const WEB_VIEW = /; wv\)/;

/** The in-app browser of this user agent; null in a browser of its own, and on a computer. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const isAndroid = /\bAndroid\b/.test(userAgent);
  if (!isAndroid && !/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return null;
  const [app = null] = APPS.find(([, mark]) => mark.test(userAgent)) ?? [];
  if (app === null && !WEB_VIEW.test(userAgent)) return null;
  return { app, system: isAndroid ? 'android' : 'ios' };
}

/** A link by which Android opens a URL in Chrome; without Chrome it is opened where the link is. */
export function chromeLink(url: string): string {
  const { protocol } = new URL(url);
  const scheme = protocol.slice(0, -1);
  const fallback = encodeURIComponent(url);
  return `intent:${url.slice(protocol.length)}#Intent;scheme=${scheme};package=com.android.chrome;S.browser_fallback_url=${fallback};end`;
}

/** The app whose browser shows this page; null in other browsers, and until the page is hydrated. */
export function useInAppBrowser(): InAppBrowser | null {
  return useHydrated() ? inAppBrowserOf(navigator.userAgent) : null;
}
