import { designInSize } from '#config/shopPrints.ts';
import type { Design } from '#domain/design/design.ts';
import type { DesignToSend } from './designsToSend.ts';

/** The size that a design is printed in: the ordered one. */
export const printedSize = ({ item, record: { design } }: DesignToSend): string => item.size || design.gift.size;

/** The design as it is printed: the ordered size may have other places than the one it was made in. */
export const printedDesign = (toSend: DesignToSend): Design => designInSize(toSend.record.design, printedSize(toSend));
