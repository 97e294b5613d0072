/** Settings of a shop that has everything of its own: a build for production begins with them. */
export const OWN_SHOP: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'https://asha.example',
  VITE_SHOP_NAME: 'Asha Prints',
  VITE_SHOP_FULL_NAME: 'Asha Prints Photo Gifts',
  VITE_SHOP_TOWN: 'Guntur',
  VITE_SHOP_STATE: 'Andhra Pradesh',
  VITE_SHOP_ADDRESS: 'Asha Prints, 12-3 Main Road, Guntur 522002',
  VITE_SHOP_PHONE: '+91 98765 43210',
  VITE_SHOP_EMAIL: 'asha@gmail.com',
  VITE_WHATSAPP_NUMBER: '+91 98765 43210',
  VITE_UPI_ID: 'asha@okbank',
};
