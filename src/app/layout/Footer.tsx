import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { LanguageChoice } from '#app/language/LanguageChoice.tsx';
import { CategoryName } from '#components/CategoryName.tsx';
import { Wordmark } from '#components/Wordmark.tsx';
import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { itemsOf } from '#domain/remote.ts';
import { cx } from '#lib/cx.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useMediaQuery, useReducedMotion } from '#lib/hooks/useMediaQuery.ts';
import { useDataSaver, useMotionPause } from '#lib/preferences.ts';
import { mailLink, phoneLink, whatsappLink } from '#lib/contactLinks.ts';
import { useList } from '#shop/ShopContext.tsx';
import wordmark from '#styles/brand/wordmark-on-dark.svg';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';

/** The one control for everything that moves by itself; not rendered if reduced motion is preferred. */
export function MotionControl({ className }: { readonly className: string }) {
  const t = useMessages(commonMessages);
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useMotionPause();
  if (isStill) return null;
  return (
    <button type="button" onClick={() => setPaused(!isPaused)} className={className}>
      <Icon name={isPaused ? 'play' : 'pause'} />
      <span>{isPaused ? t.preferences.startMotion : t.preferences.pauseMotion}</span>
    </button>
  );
}

/** Switches data saving on or off. It starts switched on if the browser asks for less data. */
function DataSwitch() {
  const t = useMessages(commonMessages);
  const [isLow, setLow] = useDataSaver();
  return (
    <label className="inline-flex min-h-11 items-center gap-2 hover:text-ivory">
      <input
        type="checkbox"
        checked={isLow}
        // A click that first hydrates the footer finds the box already ticked, so React sees no change.
        onClick={() => setLow(!isLow)}
        onChange={() => {}}
        aria-describedby="less-data"
        className="size-5 flex-none accent-gold-soft"
      />
      <span>
        <span>{t.preferences.lessData}</span>{' '}
        <span id="less-data" className="text-on-ink-quiet">
          {t.preferences.lessDataHelp}
        </span>
      </span>
    </label>
  );
}

const NETWORKS: readonly { readonly host: string; readonly name: string; readonly icon: IconName }[] = [
  { host: 'instagram.com', name: 'Instagram', icon: 'instagram' },
  { host: 'facebook.com', name: 'Facebook', icon: 'facebook' },
  { host: 'youtube.com', name: 'YouTube', icon: 'youtube' },
];

function networkOf(link: string): { readonly name: string; readonly icon: IconName } {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return NETWORKS.find((network) => network.host === host) ?? { name: host, icon: 'arrow' };
}

/** Links to the shop's social profiles. */
function SocialLinks() {
  const t = useMessages(commonMessages);
  const whatsapp = whatsappLink('');
  const links = settings.socialLinks.map((href) => {
    const { name, icon } = networkOf(href);
    return { href, icon, label: t.footer.social(settings.shopName, name) };
  });
  if (whatsapp) links.push({ href: whatsapp, icon: 'chat', label: t.footer.whatsapp });
  return (
    <ul className="flex gap-2">
      {links.map(({ href, icon, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className="social-link">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Further categories are reached through the collection. */
const FOOTER_CATEGORIES = 12;

/** Social links, services, pages, categories, address and hours. */
export function Footer() {
  const t = useMessages(commonMessages);
  // Rendered after hydration: at the end of a page nobody clicks these earlier, and they would be a tenth of each
  // prerendered page.
  const isHydrated = useHydrated();
  const hasServices = t.footer.offered.length > 0;
  return (
    <footer
      aria-label={t.footer.label}
      className="sari-edge-ink relative bg-ink text-fine leading-[1.5rem] text-on-ink print:hidden"
    >
      <div
        className={cx(
          'wrap grid pt-14 pb-10 md:grid-cols-3 md:gap-x-12 md:gap-y-10',
          hasServices ? 'lg:grid-cols-[4fr_3fr_3fr_3fr_4fr]' : 'lg:grid-cols-[4fr_3fr_3fr_4fr]',
          'lg:pt-18 lg:pb-14',
        )}
      >
        <div className="col-span-full pb-9 md:pb-0 lg:col-span-1">
          <Wordmark src={wordmark} alt="" width={182} height={44} loading="lazy" />
          <p className="mt-5 mb-6 max-w-70 font-serif text-h4 leading-[1.75rem] text-ivory">{t.tagline}</p>
          {isHydrated && <SocialLinks />}
        </div>
        {hasServices && (
          <Column title={t.footer.services}>
            {t.footer.offered.map((service) => (
              <FooterLink key={service} to={paths.contactAbout(service)} label={service} />
            ))}
          </Column>
        )}
        <Column title={t.footer.pages}>
          <FooterLink to={paths.home} label={t.footer.home} />
          <FooterLink to={paths.collection} label={t.footer.collection} />
          <FooterLink to={paths.saved} label={t.header.saved} />
          <FooterLink to={paths.about} label={t.footer.about} />
          <FooterLink to={paths.contact} label={t.footer.contact} />
          <FooterLink to={paths.privacy} label={t.footer.privacy} />
          <FooterLink to={paths.terms} label={t.footer.terms} />
          <FooterLink to={paths.keywords} label={t.footer.keywords} />
        </Column>
        {isHydrated && (
          <ErrorBoundary fallback={() => null}>
            <Categories />
          </ErrorBoundary>
        )}
        <Column title={t.footer.visit} isOpen>
          <Fact icon="pin">
            <span lang="en">{settings.shopAddress}</span>
          </Fact>
          <Fact icon="clock">{t.header.hours(settings.openingHours)}</Fact>
          <Fact icon="phone">
            <a href={phoneLink()} className="hover:underline">
              {settings.shopPhone}
            </a>
          </Fact>
          <Fact icon="mail">
            <a href={mailLink()} className="break-all hover:underline">
              {settings.shopEmail}
            </a>
          </Fact>
        </Column>
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-gold-soft/28 py-3">
        <MotionControl className="inline-flex min-h-11 items-center gap-2 hover:text-ivory" />
        <DataSwitch />
        <LanguageChoice />
      </div>
      <div className="wrap flex flex-col justify-between gap-2 border-t border-gold-soft/28 py-5 text-small text-on-ink-quiet md:flex-row">
        <p>{t.footer.rights(settings.shopFullName)}</p>
        <p>{t.footer.note}</p>
      </div>
    </footer>
  );
}

/** The categories by name; while they load or if they fail, a link to all products. */
function Categories() {
  const t = useMessages(commonMessages);
  const names = itemsOf(useList('categoryNames'))
    .slice(0, FOOTER_CATEGORIES)
    .map(({ name }) => name);
  return (
    <Column title={t.footer.categories}>
      {names.length === 0 && <FooterLink to={paths.collection} label={t.collection.title} />}
      {/* Names come from the backend and may repeat. */}
      {[...new Set(names)].map((name) => (
        <FooterLink key={name} to={paths.category(name)} label={<CategoryName name={name} />} />
      ))}
    </Column>
  );
}

type ColumnProps = {
  readonly title: string;
  /** Also open on phones, where the other lists start folded. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

function Column({ title, isOpen = false, children }: ColumnProps) {
  // A prerendered page serves all widths, so CSS folds its lists (styles/parts.css).
  const isWide = useMediaQuery('(min-width: 800px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <div className={isOpen ? 'pt-8 md:pt-0' : 'border-b border-gold-soft/28 md:border-0'}>
      <h2 className={cx('footer-title', isOpen && 'mb-4')}>
        {isOpen || isWide ? (
          title
        ) : (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
            className="flex min-h-12 w-full items-center justify-between uppercase md:min-h-6"
          >
            <span>{title}</span>
            <Icon name={isUnfolded ? 'minus' : 'plus'} className="md:hidden" />
          </button>
        )}
      </h2>
      <ul id={id} className="footer-list pb-4 md:pb-0">
        {children}
      </ul>
    </div>
  );
}

function FooterLink({ to, label }: { readonly to: string; readonly label: ReactNode }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {label}
      </Link>
    </li>
  );
}

function Fact({ icon, children }: { readonly icon: 'pin' | 'clock' | 'phone' | 'mail'; readonly children: ReactNode }) {
  return (
    <li className="fact py-1.5">
      <Icon name={icon} className="mt-0.5 text-gold-soft" />
      <span>{children}</span>
    </li>
  );
}
