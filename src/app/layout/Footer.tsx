import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { services } from '#content/services.ts';
import { shopWords } from '#content/shopWords.ts';
import { dataOr } from '#domain/remote.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { useList } from '#shop/ShopContext.tsx';
import wordmark from '#styles/brand/wordmark-on-dark.svg';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { DataSwitch } from './DataSwitch.tsx';
import { MotionControl } from './MotionControl.tsx';
import { SocialLinks } from './SocialLinks.tsx';

/** Categories beyond this many are reached through the collection. */
const FOOTER_CATEGORIES = 12;

/** Social links, services, pages, categories, address and hours. */
export function Footer() {
  const t = useWords(shopWords);
  return (
    <footer
      aria-label={t.footer.label}
      className="sari-edge-ink relative bg-ink text-fine leading-6 text-on-ink print:hidden"
    >
      <div className="wrap grid grid-cols-2 gap-x-5 gap-y-9 pt-14 pb-10 md:grid-cols-3 md:gap-x-12 lg:grid-cols-[4fr_3fr_3fr_3fr_4fr] lg:pt-18 lg:pb-14">
        <div className="col-span-full lg:col-span-1">
          <img src={wordmark} alt="" width={182} height={44} loading="lazy" />
          <p className="mt-5 mb-6 max-w-70 font-serif text-h4 leading-7 text-ivory">{t.tagline}</p>
          <SocialLinks />
        </div>
        <Column title={t.footer.services}>
          {useWords(services).map(({ label, kind, value }) => (
            <FooterLink
              key={label}
              to={kind === 'category' ? paths.category(value) : paths.contactAbout(value)}
              label={label}
            />
          ))}
        </Column>
        <Column title={t.footer.pages}>
          <FooterLink to={paths.home} label={t.footer.home} />
          <FooterLink to={paths.collection} label={t.footer.collection} />
          <FooterLink to={paths.about} label={t.footer.about} />
          <FooterLink to={paths.contact} label={t.footer.contact} />
          <FooterLink to={paths.privacy} label={t.footer.privacy} />
          <FooterLink to={paths.terms} label={t.footer.terms} />
          <FooterLink to={paths.keywords} label={t.footer.keywords} />
        </Column>
        <ErrorBoundary fallback={() => null}>
          <Categories />
        </ErrorBoundary>
        <Column title={t.footer.visit} isWide>
          <Fact icon="pin">{settings.shopAddress}</Fact>
          <Fact icon="clock">{t.header.hours(settings.openingHours)}</Fact>
          <Fact icon="phone">
            <a href={`tel:${settings.shopPhone.replaceAll(/[^\d+]/g, '')}`} className="hover:underline">
              {settings.shopPhone}
            </a>
          </Fact>
          <Fact icon="mail">
            <a href={`mailto:${settings.shopEmail}`} className="break-all hover:underline">
              {settings.shopEmail}
            </a>
          </Fact>
        </Column>
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-gold-soft/28 py-3">
        <MotionControl className="inline-flex min-h-11 items-center gap-2 hover:text-ivory" />
        <DataSwitch />
      </div>
      <div className="wrap flex flex-col justify-between gap-2 border-t border-gold-soft/28 py-5 text-small text-on-ink-quiet md:flex-row">
        <p>{t.footer.rights(settings.shopName)}</p>
        <p>{t.footer.note}</p>
      </div>
    </footer>
  );
}

/** The one column that the backend fills: should it fail, the footer stands without it. */
function Categories() {
  const t = useWords(shopWords);
  const names = useList('categoryNames');
  const categories = dataOr(names, []).slice(0, FOOTER_CATEGORIES);
  if (categories.length === 0) return null;
  return (
    <Column title={t.footer.categories} isWide isTwofold>
      {categories.map(({ id, name }) => (
        <FooterLink key={id} to={paths.category(name)} label={name} />
      ))}
    </Column>
  );
}

function Column({
  title,
  isWide = false,
  isTwofold = false,
  children,
}: {
  readonly title: string;
  readonly isWide?: boolean;
  /** On phones the list stands in two columns. */
  readonly isTwofold?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isWide ? 'col-span-full md:col-span-1' : ''}>
      <h2 className="footer-title">{title}</h2>
      <ul className={isTwofold ? 'grid grid-cols-2 gap-x-5 md:block' : ''}>{children}</ul>
    </div>
  );
}

function FooterLink({ to, label }: { readonly to: string; readonly label: string }) {
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
