// @vitest-environment node
import { expect, test } from 'vitest';

import { chromeLink, inAppBrowserOf } from '#lib/inAppBrowser.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; 23106RN0DA Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${ANDROID.replace('; wv', '')} Chrome/130.0.6723.58 Mobile Safari/537.36`;
const WEB_VIEW = `${ANDROID} Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36`;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${WEB_VIEW} Instagram 355.1.0.44.103 Android (34/14; 440dpi; 1080x2240; Xiaomi/Redmi)`, 'Instagram', 'android'],
  [`${WEB_VIEW} [FB_IAB/FB4A;FBAV/489.0.0.66.81;IABMV/1;]`, 'Facebook', 'android'],
  [`${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.44.91;FBDV/iPhone14,5;FBLC/te_IN]`, 'Facebook', 'ios'],
  [`${WEB_VIEW} [FB_IAB/Orca-Android;FBAV/480.0.0.46.109;]`, 'Messenger', 'android'],
  [`${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/480.0.0.35.106;FBLC/hi_IN]`, 'Messenger', 'ios'],
  [`${WEB_VIEW} Instagram 355.0 Android Barcelona 350.0.0.30`, 'Threads', 'android'],
  [`${WEB_VIEW} WhatsApp/2.24.22.79`, 'WhatsApp', 'android'],
  [`${WEB_VIEW} Snapchat/13.10.0.44 (moto g54; Android 14)`, 'Snapchat', 'android'],
  [WEB_VIEW, null, 'android'],
])('%s is a browser inside an app', (userAgent, app, system) => {
  expect(inAppBrowserOf(userAgent)).toEqual({ app, system });
});

test.each([
  ['Chrome on Android', CHROME],
  ['Safari on an iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/130.0.6723.37 Mobile/15E148 Safari/604.1`],
  ['the shop on an iPhone’s home screen', `${IPHONE} Mobile/15E148`],
  ['a link preview', 'WhatsApp/2.24.22.79 A'],
  ['Facebook’s app for Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) [FBAN/FBW;FBAV/489.0]'],
])('%s is not', (_, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBeNull();
});

test('a link to Chrome carries the whole URL, its fragment too, and leads on where there is no Chrome', () => {
  const url = 'https://kanuka.example/product/7?lang=te#carried=%7B%22size%22%3A%22M%22%7D';
  expect(chromeLink(url).split(';')).toEqual([
    'intent://kanuka.example/product/7?lang=te#carried=%7B%22size%22%3A%22M%22%7D#Intent',
    'scheme=https',
    'package=com.android.chrome',
    `S.browser_fallback_url=${encodeURIComponent(url)}`,
    'end',
  ]);
});
