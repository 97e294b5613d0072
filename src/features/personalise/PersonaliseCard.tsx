import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { OpenInBrowser } from '#components/OpenInBrowser.tsx';
import { Picture } from '#components/Picture.tsx';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { carriedFrom } from '#domain/cart/carried.ts';
import { isLineId, type DesignTarget } from '#domain/design/designIndex.ts';
import { isPhotoIntent } from '#domain/design/photoIntent.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useNavigationIntent } from '#lib/hooks/useNavigationIntent.ts';
import { notify } from '#lib/notify.ts';
import { canShareFiles, share, shareFiles } from '#lib/share.ts';
import { sharedUrl } from '#seo/site.ts';
import { useShop } from '#shop/ShopContext.tsx';
import type { DesignRecord } from '#shop/designs/designStore.ts';
import { usePendingDesign } from '#shop/designs/useDesigns.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { StepNumber } from '#ui/StepNumber.tsx';
import { DesignSharpness, Missing } from './DesignFacts.tsx';
import { DialogProblem } from './DialogProblem.tsx';

import { UnreadableDesigns } from './UnreadableDesigns.tsx';
import { LazyPersonaliseDialog, useDesignScreen } from './useDesignScreen.ts';

type PersonaliseCardProps = {
  readonly product: Product;
  readonly size: string;
  readonly onSize: (size: string) => void;
  /** Adds the product in the chosen size to the cart. */
  readonly onAdd: () => void;
};

const isOrdered = (target: DesignTarget): boolean => target.kind === 'line' && !isLineId(target.key);

/** The first step on a product's page: putting the shopper's own photo on it, and the design they have made. */
export function PersonaliseCard({ product, size, onSize, onAdd }: PersonaliseCardProps) {
  const t = useMessages(personaliseMessages).personalise;
  const pending = usePendingDesign(product.id);
  const choose = (wanted: string): void => {
    if (product.sizes.includes(wanted)) onSize(wanted);
  };
  const { isOpening, problem, startNew, openFor, screen } = useDesignScreen({
    isHere: ({ productId }) => productId === product.id,
    onResume: (dialog) => choose(dialog.size),
  });
  const navigate = useNavigate();
  const { hash } = useLocation();
  // A link from an app's own browser names the size that was chosen there.
  const chooseCarried = useEffectEvent((): void => {
    if (size === '') choose(carriedFrom(hash)?.size ?? '');
  });
  useEffect(() => chooseCarried(), [hash]);
  const openForProduct = (): void =>
    openFor({
      target: { kind: 'product', productId: product.id },
      idOf: (index) => index.pending.get(product.id),
    });
  useNavigationIntent(isPhotoIntent, ({ size: wanted, key, part = 0, from }) => {
    choose(wanted);
    if (key === undefined) return openForProduct();
    openFor({
      target: { kind: 'line', key, part, isOne: false },
      idOf: (index) => index.lines.get(key)?.[part]?.design ?? from,
    });
  });
  return (
    <section aria-label={t.heading} className="mb-6">
      <OpenInBrowser size={size} />
      <div className="personal grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 rounded-md bg-cream p-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
        <span className="personal-slot">
          {pending ? (
            <img src={pending.previewUrl} alt={t.preview(product.name)} width={58} height={58} className="size-full" />
          ) : (
            <Picture url={firstPicture(product)?.url} alt="" width={58} upTo={240} className="size-full" />
          )}
        </span>
        <StepState pending={pending} size={size} />
        <Button
          size="small"
          tone={pending ? 'line' : 'primary'}
          isBusy={isOpening}
          aria-label={pending ? t.changeNamed(product.name) : t.openNamed(product.name)}
          onClick={openForProduct}
          className="z-1 col-span-full px-3.5 sm:col-span-1"
        >
          {pending ? t.change : t.open}
        </Button>
        {pending && <ShareDesign product={product} record={pending} />}
        <DialogProblem text={problem} onStartNew={startNew} />
      </div>
      {!pending && !startNew && <UnreadablePending productId={product.id} />}
      <p className="mt-2 text-note text-ink-3">{t.travels}</p>
      {screen && (
        <LazyPersonaliseDialog
          key={screen.key}
          product={product}
          size={size}
          onSize={onSize}
          {...screen.props}
          {...(screen.props.target.kind === 'product' && { onAdd })}
          onClose={() => {
            screen.props.onClose();
            // A design for an ordered product is not shown on the product's page. My Orders shows it, and sends it to
            // the shop.
            if (isOrdered(screen.props.target)) void navigate(paths.orders);
          }}
        />
      )}
    </section>
  );
}

/** Where the product has a design that cannot be read now. */
function UnreadablePending({ productId }: { readonly productId: string }) {
  const isNamed = useShop((state) => state.designIndex.pending.has(productId));
  return isNamed ? <UnreadableDesigns /> : null;
}

type StepStateProps = { readonly pending: DesignRecord | undefined; readonly size: string };

/** What the step asks for; once there is a design, whether it is saved, how sharp it prints, and what it lacks. */
function StepState({ pending, size }: StepStateProps) {
  const t = useMessages(personaliseMessages).personalise;
  return (
    <div className="min-w-0">
      <h2 className="text-h4">
        <StepNumber number={1} />
        <span>{t.heading}</span>
      </h2>
      <p className="text-small leading-[1.25rem] text-ink-2">
        {pending ? (pending.isPersisted ? t.kept : t.notKept) : t.later}
      </p>
      {pending && <DesignSharpness design={pending.design} size={size} />}
      {pending && <Missing design={pending.design} />}
    </div>
  );
}

/** Shares the picture of the designed product, and a link to the product, before it is bought. */
function ShareDesign({ product, record }: { readonly product: Product; readonly record: DesignRecord }) {
  const t = useMessages(personaliseMessages).personalise;
  const show = async (): Promise<void> => {
    const url = sharedUrl(paths.product(product.id));
    const file = new File([record.preview], 'gift.jpg', { type: 'image/jpeg' });
    const outcome =
      record.preview.type === file.type && canShareFiles([file])
        ? await shareFiles([file], `${t.showText(product.name)} ${url}`)
        : await share(product.name, url);
    if (outcome === 'copied') notify.success(t.linkCopied);
    if (outcome === 'failed') notify.error(t.showFailed);
  };
  return (
    <Button tone="quiet" size="small" className="z-1 col-span-full justify-self-start" onClick={() => void show()}>
      <Icon name="share" />
      <span>{t.show}</span>
    </Button>
  );
}
