import { settings } from '#config/settings.ts';
import { shopWords } from '#content/shopWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { whatsappLink } from '#lib/whatsapp.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icons.ts';

const NETWORKS: readonly { readonly host: string; readonly name: string; readonly icon: IconName }[] = [
  { host: 'instagram.com', name: 'Instagram', icon: 'instagram' },
  { host: 'facebook.com', name: 'Facebook', icon: 'facebook' },
  { host: 'youtube.com', name: 'YouTube', icon: 'youtube' },
];

function networkOf(link: string): { readonly name: string; readonly icon: IconName } {
  const host = new URL(link).hostname.replace(/^www\./, '');
  return NETWORKS.find((network) => network.host === host) ?? { name: host, icon: 'arrow' };
}

const round = 'social-link';

/** The shop elsewhere. */
export function SocialLinks() {
  const t = useWords(shopWords);
  const whatsapp = whatsappLink('');
  return (
    <ul className="flex gap-2">
      {settings.socialLinks.map((link) => {
        const { name, icon } = networkOf(link);
        return (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t.footer.social(settings.shopName, name)}
              className={round}
            >
              <Icon name={icon} />
            </a>
          </li>
        );
      })}
      {whatsapp && (
        <li>
          <a href={whatsapp} target="_blank" rel="noopener noreferrer" aria-label={t.footer.whatsapp} className={round}>
            <Icon name="chat" />
          </a>
        </li>
      )}
    </ul>
  );
}
