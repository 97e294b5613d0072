import { useMessages } from '#content/messages.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { sizeText } from '#domain/product/sizeText.ts';

/** Sizes as the shopper reads them, in their language. */
export function useSizeText(): (size: string) => string {
  const { inches } = useMessages(shopMessages);
  return (size) => sizeText(size, inches);
}
