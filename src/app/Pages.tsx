import { Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';

import { shopWords } from '#content/shopWords.ts';
import { late, type LateFile } from '#lib/late.tsx';
import { shopFullName } from '#seo/site.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Waiting } from '#ui/Waiting.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const homePage = late(() => import('#pages/HomePage.tsx'), 'HomePage');
const mainPage = late(() => import('#pages/MainPage.tsx'), 'MainPage');
const collectionPage = late(() => import('#pages/CollectionPage.tsx'), 'CollectionPage');
const productPage = late(() => import('#pages/ProductPage.tsx'), 'ProductPage');
const aboutPage = late(() => import('#pages/AboutPage.tsx'), 'AboutPage');
const contactPage = late(() => import('#pages/ContactPage.tsx'), 'ContactPage');
const cartPage = late(() => import('#pages/CartPage.tsx'), 'CartPage');
const loginPage = late(() => import('#pages/LoginPage.tsx'), 'LoginPage');
const placeOrderPage = late(() => import('#pages/PlaceOrderPage.tsx'), 'PlaceOrderPage');
const ordersPage = late(() => import('#pages/OrdersPage.tsx'), 'OrdersPage');
const verifyPage = late(() => import('#pages/VerifyPage.tsx'), 'VerifyPage');
const profilePage = late(() => import('#pages/ProfilePage.tsx'), 'ProfilePage');
const orderMailPage = late(() => import('#pages/OrderMailPage.tsx'), 'OrderMailPage');
const privacyPage = late(() => import('#pages/PrivacyPage.tsx'), 'PrivacyPage');
const termsPage = late(() => import('#pages/TermsPage.tsx'), 'TermsPage');
const keywordsPage = late(() => import('#pages/KeywordsPage.tsx'), 'KeywordsPage');
const keywordPage = late(() => import('#pages/KeywordPage.tsx'), 'KeywordPage');
const notFoundPage = late(() => import('#pages/NotFoundPage.tsx'), 'NotFoundPage');

/** Which page answers to which address; config/paths.ts lists the same patterns. */
const ROUTES: readonly (readonly [path: string, file: LateFile])[] = [
  ['/', homePage],
  ['/mainpage', mainPage],
  ['/collection', collectionPage],
  ['/collections', collectionPage],
  ['/product/:productId', productPage],
  ['/about', aboutPage],
  ['/contact', contactPage],
  ['/cart', cartPage],
  ['/login', loginPage],
  ['/place-order', placeOrderPage],
  ['/orders', ordersPage],
  ['/verify', verifyPage],
  ['/profile', profilePage],
  ['/sendOrderMail', orderMailPage],
  ['/privacypolicy', privacyPage],
  ['/termsandconditions', termsPage],
  ['/keywords', keywordsPage],
  ['/keyword/:slug', keywordPage],
  ['*', notFoundPage],
];

/** Loads the file of the page that answers to a path. */
export async function loadPage(pathname: string): Promise<void> {
  const route = ROUTES.find(([path]) => matchPath(path, pathname));
  await route?.[1].load();
}

const errorScreen = (error: unknown) => <ErrorScreen error={error} />;

/** The page of the present address, or what stands in for it. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={errorScreen}>
      <Suspense fallback={<PageWaiting />}>
        <Routes>
          {ROUTES.map(([path, { Part }]) => (
            <Route key={path} path={path} element={<Part />} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands in while a page's file arrives. The document keeps a title (WCAG 2.4.2): the page before took its own along. */
function PageWaiting() {
  const t = useWords(shopWords);
  return (
    <div className="wrap py-section-phone">
      <title>{shopFullName()}</title>
      <Waiting text={t.waiting.loading} />
    </div>
  );
}
