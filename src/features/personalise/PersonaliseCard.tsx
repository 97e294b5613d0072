import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { lazyComponent } from '#boot/lazyComponent.ts';
import { OpenInBrowserHost } from '#components/OpenInBrowserHost.tsx';
import { Picture } from '#components/Picture.tsx';
import { PrintSharpness } from '#components/PrintSharpness.tsx';
import { useShownDesign, type ShownDesign } from '#components/useShownDesign.ts';
import { paths } from '#config/paths.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { cartFromLink } from '#domain/cart/cartLink.ts';
import { isLineId, type DesignTarget } from '#domain/design/designIndex.ts';
import { isPhotoLinkState } from '#domain/design/photoLinkState.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { useNavigationIntent } from '#lib/hooks/useNavigationIntent.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { usePendingDesign } from '#shop/designs/useDesigns.ts';
import { Button } from '#ui/Button.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { StepNumber } from '#ui/StepNumber.tsx';
import { IncompleteDesign } from './IncompleteDesign.tsx';

import { DialogProblem, UnreadableDesigns } from './UnreadableDesigns.tsx';
import { LazyPersonaliseDialog, usePersonaliseDialog } from './usePersonaliseDialog.ts';

/** Most shoppers have no design to share yet. */
const ShareDesign = lazyComponent(
  () => import('./ShareDesign.tsx'),
  (file) => file.ShareDesign,
);

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
  const own = useShownDesign(product)(size);
  const choose = (wanted: string): void => {
    if (product.sizes.includes(wanted)) onSize(wanted);
  };
  const { isOpening, problem, startNew, openFor, dialog } = usePersonaliseDialog({
    isHere: ({ productId }) => productId === product.id,
    onResume: (dialog) => choose(dialog.size),
  });
  const navigate = useNavigate();
  const { hash } = useLocation();
  // A link from an app's own browser names the size that was chosen there.
  const chooseLinkedSize = useEffectEvent((): void => {
    if (size === '') choose(cartFromLink(hash)?.size ?? '');
  });
  useEffect(() => chooseLinkedSize(), [hash]);
  const openForProduct = (): void =>
    openFor({
      targetIn: () => ({ kind: 'product', productId: product.id }),
      idOf: (index) => {
        const id = index.pending.get(product.id);
        return own?.photo && id === pending?.design.id ? null : id;
      },
    });
  useNavigationIntent(isPhotoLinkState, ({ size: wanted, key, part = 0, from, ordered }) => {
    choose(wanted);
    if (key === undefined) return openForProduct();
    openFor({
      targetIn: () => ({ kind: 'line', key, part, isOne: false }),
      idOf: (index) => index.lines.get(key)?.[part]?.design ?? from,
      ordered,
    });
  });
  // A photo that was added as it is shown changes nothing here: Add to Cart must not move away from the pointer that pressed it.
  const [isAsShown, setAsShown] = useState(false);
  const isPhotoSeen = dialog === null && (isAsShown || Boolean(own?.photo));
  if (isPhotoSeen !== isAsShown) setAsShown(isPhotoSeen);
  return (
    <section aria-label={t.heading} className="mb-6">
      <OpenInBrowserHost size={size} />
      <div className="personal grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 rounded-md bg-cream p-4 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
        <span className="personal-slot">
          {own ? (
            <img src={own.url} alt={t.preview(product.name)} width={58} height={58} className="size-full" />
          ) : (
            <Picture url={firstPicture(product)?.url} alt="" width={58} upTo={240} className="size-full" />
          )}
        </span>
        <StepState {...{ product, own, size, isAsShown }} isPersisted={pending?.isPersisted === true} />
        <Button
          size="small"
          tone={own ? 'line' : 'primary'}
          isBusy={isOpening}
          aria-label={own ? t.changeNamed(product.name) : t.openNamed(product.name)}
          onClick={openForProduct}
          className="z-1 col-span-full px-3.5 sm:col-span-1"
        >
          {own ? t.change : t.open}
        </Button>
        {pending && !isAsShown && (
          <SectionBoundary>
            <Suspense fallback={<div className="col-span-full h-11" />}>
              <ShareDesign product={product} record={pending} />
            </Suspense>
          </SectionBoundary>
        )}
        <DialogProblem text={problem} onStartNew={startNew} />
      </div>
      {!pending && !startNew && <UnreadablePending productId={product.id} />}
      <p className="mt-2 text-note text-ink-3">{t.travels}</p>
      {dialog && (
        <LazyPersonaliseDialog
          key={dialog.key}
          product={product}
          size={size}
          onSize={onSize}
          {...dialog.props}
          {...(dialog.props.target.kind === 'product' && { onAdd })}
          onClose={() => {
            dialog.props.onClose();
            // A design for an ordered product is not shown on the product's page. My Orders shows it, and sends it to
            // the shop.
            if (isOrdered(dialog.props.target)) void navigate(paths.orders);
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

type StepStateProps = {
  readonly product: Product;
  readonly own: ShownDesign | null;
  /** True where the photo for all products is shown, or was added from here. */
  readonly isAsShown: boolean;
  /** True for a design that this device has saved. */
  readonly isPersisted: boolean;
  readonly size: string;
};

/**
 * What the step asks for; once the product shows the shopper's own, that it is saved or what is added, how sharp it prints, and what it
 * lacks.
 */
function StepState({ product, own, isAsShown, isPersisted, size }: StepStateProps) {
  const { personalise: t, line } = useMessages(personaliseMessages);
  const stored = isPersisted ? (isAsShown ? line.with : t.kept) : t.notKept;
  const state = own && (own.photo?.text ?? stored);
  return (
    <div className="min-w-0">
      <h2 className="text-h4">
        <StepNumber number={1} />
        <span>{t.heading}</span>
      </h2>
      <p className="text-small leading-[1.25rem] text-ink-2">{state ?? t.later}</p>
      {own && size !== '' && <PrintSharpness content={own.content} product={product} size={size} />}
      {/* The room of that verdict: choosing a size must not move the sizes. */}
      {own && size === '' && <span className="block h-[1lh] text-small" />}
      {own && <IncompleteDesign design={{ ...own.content, gift: product }} size={size} />}
    </div>
  );
}
