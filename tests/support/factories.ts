import type { Print } from '#domain/design/layouts.ts';
import type { PressPiece } from '#domain/design/pressTable.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import type { Address } from '#domain/address/address.ts';
import type { Cart, CartRecord } from '#domain/cart/cart.ts';
import type { Media, MediaKind } from '#domain/product/media.ts';
import { paise, times, type Paise } from '#domain/money/money.ts';
import type { Order, OrderItem } from '#domain/order/order.ts';
import { STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import type { CartLine } from '#domain/cart/cartView.ts';

/** Paise of an amount in rupees. */
export function rupees(amount: number): Paise {
  return paise(Math.round(amount * 100));
}

export function someMedia(url = '/media/mug.jpg', kind: MediaKind = 'image'): Media {
  return { kind, url: `/api${url}`, source: url };
}

/** A product that can be bought, with these fields overridden. */
export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    id: 'mug',
    name: 'Photo Mug',
    price: rupees(299),
    markup: null,
    description: 'A mug with your photo.',
    isBestseller: false,
    category: 'Custom Mugs',
    subCategory: 'Ceramic Mugs',
    media: [someMedia()],
    sizes: [STANDARD_SIZE],
    rating: 0,
    reviewCount: 0,
    reviews: [],
    addedAt: null,
    ...fields,
  };
}

/** A line of the cart, its total worked out. */
export function aLine({ product = {}, size = 'M', quantity = 1 }: ALine = {}): CartLine {
  const price = product.price ?? rupees(299);
  const made = { ...aProduct({ sizes: [size], ...product }), price };
  return { productId: made.id, product: made, size, quantity, total: times(price, quantity) };
}

type ALine = { readonly product?: Partial<Product>; readonly size?: string; readonly quantity?: number };

/** A cart from plain data. */
export function aCart(record: CartRecord): Cart {
  return new Map(Object.entries(record).map(([id, sizes]) => [id, new Map(Object.entries(sizes))]));
}

/** A valid address. */
export function anAddress(fields: Partial<Address> = {}): Address {
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    street: '1 Main Road',
    city: 'Tenali',
    state: 'Andhra Pradesh',
    zipcode: '522201',
    country: 'India',
    phone: '9876543210',
    ...fields,
  };
}

export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    id: 'order',
    idempotencyKey: '',
    giftNote: null,
    copies: 1,
    paidCopies: 0,
    items: [anOrderItem()],
    status: 'Order Placed',
    isPaid: false,
    paymentMethod: 'COD',
    date: { at: Date.parse('2025-07-24T10:00:00Z') },
    amount: rupees(299),
    address: 'Tenali, 522201',
    deliveryAddress: anAddress({ city: 'Tenali', zipcode: '522201' }),
    recipient: '',
    email: '',
    phone: '',
    ...fields,
  };
}

export function anOrderItem(fields: Partial<OrderItem> = {}): OrderItem {
  return {
    productId: 'mug',
    name: 'Photo Mug',
    price: rupees(299),
    size: 'M',
    quantity: 1,
    picture: null,
    designs: [],
    ...fields,
  };
}

/** A product record as the backend stores it. */
export function rawProduct(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    _id: 'mug',
    name: 'Photo Mug',
    description: 'A mug with your photo.',
    price: 299,
    bestseller: false,
    category: 'Custom Mugs',
    subCategory: 'Ceramic Mugs',
    sizes: ['M'],
    rating: 4,
    customers: 12,
    reviews: [{ _id: 'r', reviewer: 'Padma S.', comment: 'Lovely.', rating: 5 }],
    media: [{ _id: 'm', type: 'image', url: '/media/mug.jpg' }],
    date: 1_735_689_600_000,
    ...fields,
  };
}

/** An order record as the backend stores it. */
export function rawOrder(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    _id: 'order',
    userId: 'user',
    items: [{ ...rawProduct(), size: 'M', quantity: 2 }],
    amount: 598,
    address: { city: 'Tenali', zipcode: '522201' },
    status: 'Order Placed',
    paymentMethod: 'COD',
    payment: false,
    date: 1_753_351_200_000,
    __v: 0,
    ...fields,
  };
}

/** A piece of the press's table of this finished size in millimetres, without bleed and safe margin. */
export function aPiece(trim: Dimensions): PressPiece {
  const safe = { top: 0, right: 0, bottom: 0, left: 0, corner: 0 };
  return { name: 'photo', count: 1, trim, bleed: 0, safe, shape: 'rectangle', special: [] };
}

/** A print of this shape (width / height) whose size is unknown. */
export function aPrint(shape: number): Print {
  return { piece: null, shape, outline: 'rectangle' };
}
