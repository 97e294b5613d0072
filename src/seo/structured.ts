import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { breadcrumbData, storeData, type TrailStep } from '#domain/seo/structured.ts';
import { absoluteUrl } from './site.ts';

/** The shop itself, for search engines. */
export function shopData(): object {
  return storeData({
    name: settings.shopFullName,
    address: settings.shopAddress,
    phone: settings.shopPhone,
    email: settings.shopEmail,
    hours: settings.openingHours,
    links: settings.socialLinks,
    url: absoluteUrl(paths.home),
    picture: absoluteUrl(settings.shareCard),
  });
}

/** One step as the page shows it; the page itself has no path. */
type Step = { readonly label: string; readonly to?: string };

/** The steps with the URLs that the outside world needs. */
export function absoluteTrail(trail: readonly Step[]): readonly TrailStep[] {
  return trail.map(({ label, to }) => {
    const url = to === undefined ? null : absoluteUrl(to);
    return url === null ? { label } : { label, url };
  });
}

/** The way to a page; nothing where the site's public URL is not known, since steps need whole URLs. */
export function trailData(trail: readonly Step[]): readonly object[] {
  return settings.siteUrl === '' ? [] : [breadcrumbData(absoluteTrail(trail))];
}
