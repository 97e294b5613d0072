import { personaliseWords } from '#content/personaliseWords.ts';
import { megabytes } from '#domain/photoDraft.ts';
import { firstPicture, type Product } from '#domain/product.ts';
import { useIntent } from '#lib/hooks/useIntent.ts';
import { useLazyDialog } from '#lib/hooks/useLazyDialog.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { usePhotoNote } from '#shop/usePhotoNote.ts';
import { Button } from '#ui/Button.tsx';
import { Picture } from '#blocks/Picture.tsx';
import { LazyPersonaliseDialog } from './lazyDialogs.ts';
import { isPhotoIntent } from './photoIntent.ts';

type PersonaliseCardProps = {
  readonly product: Product;
  readonly size: string;
  readonly onSize: (size: string) => void;
};

/** The way to one's own photo on the gift: what is there already, and how the photo travels. */
export function PersonaliseCard({ product, size, onSize }: PersonaliseCardProps) {
  const t = useWords(personaliseWords).personalise;
  const note = usePhotoNote({ productId: product.id, size });
  const { isOpen, isOpening, visit, open, close } = useLazyDialog(LazyPersonaliseDialog, t.failedToLoad);
  useIntent(isPhotoIntent, (intent) => {
    if (product.sizes.includes(intent.size)) onSize(intent.size);
    open();
  });
  return (
    <section aria-label={t.heading} className="mb-4">
      <div className="personal grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 rounded-md bg-cream p-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
        <span className="personal-slot">
          {note ? (
            <img src={note.previewUrl} alt={t.preview(product.name)} width={58} height={58} className="size-full" />
          ) : (
            <Picture
              url={firstPicture(product)?.url}
              alt=""
              width={58}
              height={58}
              upTo={240}
              sizes="58px"
              className="size-full"
            />
          )}
        </span>
        <div className="min-w-0">
          <h2 className="text-h4">{t.heading}</h2>
          <p className="text-small leading-5 text-ink-2">
            {note ? (note.isKept ? t.kept(megabytes(note.bytes)) : t.notKept) : t.stays}
          </p>
        </div>
        <Button
          size="small"
          isBusy={isOpening}
          aria-label={note ? t.changeNamed(product.name) : t.openNamed(product.name)}
          onClick={open}
          className="z-1 col-span-full bg-white px-3.5 sm:col-span-1"
        >
          {note ? t.change : t.open}
        </Button>
      </div>
      <p className="mt-2 text-note text-ink-3">{t.travels}</p>
      {isOpen && <LazyPersonaliseDialog product={product} size={size} onSize={onSize} visit={visit} onClose={close} />}
    </section>
  );
}
