import { paths } from '#config/paths.ts';
import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { about } from '#content/about.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages, messagesOf } from '#content/messages.ts';
import { AboutBody, AboutOpening } from '#features/about/AboutBody.tsx';
import { KeywordLinks } from '#features/keywords/KeywordLinks.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { Seo, type Head } from '#seo/Seo.tsx';

/** About's head. */
export function head(): Head {
  const { title, description } = messagesOf(publicPageMessages).about;
  return { title, description: description(settings.shopTown), canonicalPath: paths.about };
}

export function AboutPage() {
  const copy = useMessages(about)(settings, shopCapabilities);
  return (
    <>
      <Seo head={head()} />
      <AboutOpening lead={copy.lead} />
      <AboutBody copy={copy} />
      <SectionBoundary>
        <KeywordLinks />
      </SectionBoundary>
    </>
  );
}
