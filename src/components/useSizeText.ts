import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { sizeText } from '#domain/product/sizeText.ts';

/** Sizes as the shopper reads them, in their language. */
export function useSizeText(): (size: string) => string {
  const { inches } = useMessages(commonMessages);
  return (size) => sizeText(size, inches);
}
