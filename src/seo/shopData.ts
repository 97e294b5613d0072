import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { breadcrumbData, storeData, type TrailStep } from '#domain/seo/structuredData.ts';
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

/** One step of the breadcrumb; the current page has no path. */
type Step = { readonly label: string; readonly to?: string };

/** The steps with their absolute URLs. */
export function absoluteTrail(trail: readonly Step[]): readonly TrailStep[] {
  return trail.map(({ label, to }) => {
    const url = to === undefined ? null : absoluteUrl(to);
    return url === null ? { label } : { label, url };
  });
}

/** A page's breadcrumb; nothing if the site's public URL is not set, since steps need absolute URLs. */
export function trailData(trail: readonly Step[]): readonly object[] {
  return settings.siteUrl === '' ? [] : [breadcrumbData(absoluteTrail(trail))];
}
