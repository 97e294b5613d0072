/** What shoppers do in several tests of Safari's engine. */
import { ADDRESS, DEMO } from '#tests/e2e/support/shopper.ts';
import type { Visitor } from './support.ts';

export async function logIn({ open, fill, press, isAt }: Visitor): Promise<void> {
  await open('/login');
  await fill('Email', DEMO.email);
  await fill('Password', DEMO.password);
  await press('button', 'Login');
  await isAt('/');
}

/** From the cart's screen to My Orders. */
export async function orderForCash({ fill, press, isAt }: Visitor): Promise<void> {
  await press('link', 'PROCEED TO CHECKOUT');
  await isAt('/place-order');
  for (const [label, text] of Object.entries(ADDRESS)) await fill(label, text);
  await press('button', 'PLACE ORDER');
  await isAt('/orders');
}

/** Opens the dialog of the product's page in which photos and texts are placed. */
export async function openPhotoScreen({ press, until }: Visitor): Promise<void> {
  // The bar at a phone's edge has a button 'Add photo' as well, and leaves when the page's own is in view.
  await press('button', 'Add photo to');
  await until('return document.querySelector("dialog[open] canvas[data-painter]") !== null');
}
