import { paths } from '#config/paths.ts';
import { shopWords } from '#content/shopWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Seo } from '#seo/Seo.tsx';

/** The error's status text or message; never a stack. docs/behaviour.md, Not found and route errors. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { statusText, message } = error as { statusText?: unknown; message?: unknown };
  return [statusText, message].find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** What a route shows when it could not be drawn; header, footer and cart stay. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useWords(shopWords);
  return (
    <div
      role="alert"
      className="wrap grid min-h-96 content-center justify-items-center gap-3 py-section-phone text-center"
    >
      <Seo head={{ title: t.crash.title, description: t.crash.kept, canonicalPath: null, isIndexed: false }} />
      <h1 tabIndex={-1} className="text-h1-phone md:text-h1">
        {t.crash.title}
      </h1>
      <p className="max-w-prose text-ink-2">{reasonOf(error)}</p>
      <p className="text-ink-2">{t.crash.kept}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button tone="primary" onClick={() => globalThis.location.reload()}>
          {t.crash.reload}
        </Button>
        <ButtonLink to={paths.home}>{t.crash.home}</ButtonLink>
      </div>
    </div>
  );
}
