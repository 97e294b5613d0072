import { ownPictures } from './OwnPicture.tsx';

/** Switches a product between the shopper's photo for all products and the shop's picture. */
export function switchOff(productId: string, isOff: boolean): void {
  ownPictures.set(({ off }) => {
    const others = [...off].filter((id) => id !== productId);
    return { off: new Set(isOff ? [...others, productId] : others) };
  });
}
