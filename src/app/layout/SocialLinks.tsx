import { settings } from '#config/settings.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { whatsappLink } from '#lib/shopLinks.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';

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
export function SocialLinks() {
  const t = useMessages(shopMessages);
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
