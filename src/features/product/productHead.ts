import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Head } from '#seo/Seo.tsx';
import { previewUrl } from '#domain/product/pictureWidths.ts';
import { decimalRupees, formatPaise } from '#domain/money/money.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { productData } from '#domain/seo/structuredProduct.ts';
import { shortened } from '#domain/text/text.ts';
import { absoluteUrl } from '#seo/site.ts';
import { trailData } from '#seo/shopData.ts';
import type { BreadcrumbItem } from '#ui/Breadcrumbs.tsx';

/** The breadcrumbs of a product: home, the collection, its category, the product. */
export function productTrail({ name, category }: Product): readonly BreadcrumbItem[] {
  const t = messagesOf(commonMessages);
  return [
    { label: t.breadcrumbs.home, to: paths.home },
    { label: t.breadcrumbs.collection, to: paths.collection },
    ...(category ? [{ ...categoryLabel(t, category), to: paths.category(category) }] : []),
    { label: name, lang: 'en' },
  ];
}

/** The number of letters that search results and link previews show. */
const PREVIEW_LENGTH = 160;

/** Price and description, for search results and link previews. */
function descriptionOf({ price, description, category }: Product): string {
  const t = messagesOf(commonMessages);
  const text = description || t.home.description([categoryLabel(t, category).label], settings.shopTown);
  return shortened(price === null ? text : `${formatPaise(price)}. ${text}`, PREVIEW_LENGTH);
}

/** Structured data of the product and its breadcrumbs; nothing while the site's public URL is unknown. */
function structuredOf(product: Product): readonly object[] {
  const url = absoluteUrl(paths.product(product.id));
  const termsUrl = absoluteUrl(`${paths.terms}#returns`);
  if (url === null || termsUrl === null) return [];
  const shown = product.media.filter(({ kind }) => kind === 'image').flatMap((media) => absoluteUrl(media.url) ?? []);
  const standIn = absoluteUrl(settings.shareCard) ?? '';
  const data = productData({
    product,
    url,
    termsUrl,
    pictures: shown.length > 0 ? shown : [standIn],
    description: product.description,
    shopName: settings.shopFullName,
    deliveryFee: settings.deliveryFee,
  });
  return [...(data ? [data] : []), ...trailData(productTrail(product))];
}

/** The head of a product's page. */
export function productHead(product: Product): Head {
  const picture = previewUrl(firstPicture(product)?.url ?? '');
  return {
    title: product.name,
    description: descriptionOf(product),
    canonicalPath: paths.product(product.id),
    ...(picture ? { picture } : {}),
    ...(product.price === null ? {} : { price: decimalRupees(product.price) }),
    structured: structuredOf(product),
  };
}
