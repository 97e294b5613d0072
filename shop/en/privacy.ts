import { channels } from '#content/en/ways.ts';
import type { PolicyText } from '#content/ownTexts.ts';
import { takesCards } from '#domain/shop/shopCapabilities.ts';

/** How the shop handles personal data: keep it in step with docs/behaviour.md, Data on the device. */
export const privacy: PolicyText = (shop, capabilities) => ({
  title: 'Privacy policy',
  updated: 'July 2025',
  intro: `This page says what we learn about you when you shop with ${shop.shopName}, why we need it, where it is kept and how you can have it removed. We have tried to write it so that you can read it in one sitting.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `${shop.shopFullName} is a family business in ${shop.shopPlace}, India. “We” and “us” on this page mean the shop. You can reach us with the contact details on our Contact page.`,
      ],
    },
    {
      id: 'browsing',
      heading: 'Browsing without an account',
      paragraphs: [
        'You can look at every gift, search and fill a cart without telling us who you are. We use no advertising trackers, and we do not follow you to other websites. As with any website, the servers that send you our pages and pictures receive your IP address and browser type while they do so.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Signing up asks for your name, your email address and a password. They are sent to the shop’s server and kept there so that you can log in again. We will never ask you for your password by phone, email or WhatsApp.',
        'While you are logged in, a session token is kept in your browser’s local storage, and your cart is also saved with your account. Logging out removes the token and the cart from the device.',
      ],
    },
    {
      id: 'orders',
      heading: 'When you order',
      paragraphs: [
        'An order contains what you bought and the delivery details you typed: first and last name, email address, street, city, state, PIN or postal code, country and phone number. We use them to make the gift, deliver it, tell you about it and put things right if something goes wrong. Of a gift that you designed it also holds the words on it, your wishes for it and how many photos it has, and the message for its card; the photos it does not hold.',
        'To deliver a parcel we give the delivery company the name, address and phone number on it. If you ask for an email with your order, those details and the items pass through the email service that sends it.',
      ],
    },
    {
      id: 'photos',
      heading: 'Your photos',
      paragraphs: [
        `The photo for your gift reaches us when you send it yourself, by ${channels(capabilities)}. We use it only for making your gift. We do not publish it, sell it or use it to advertise, unless you have told us in writing that we may.`,
        `If you try a photo on a gift on our website, the photo stays on your device and is not uploaded. ${capabilities.whatsapp ? 'WhatsApp and your email provider handle what you send through them under their own privacy policies.' : 'Your email provider handles what you send through it under its own privacy policy.'}`,
      ],
    },
    {
      id: 'payments',
      heading: 'Payments',
      paragraphs: [
        [
          'Card numbers, UPI PINs and bank passwords never reach us.',
          ...(takesCards(capabilities)
            ? [
                'A payment provider receives what it needs to take your payment, such as the amount and an order reference, and asks you for the rest on its own page or window.',
              ]
            : []),
          ...(capabilities.upi
            ? [
                'If you pay by UPI, we ask you to send us the transaction ID and a screenshot so that we can match the payment to your order.',
              ]
            : []),
        ].join(' '),
      ],
    },
    {
      id: 'on-your-device',
      heading: 'What stays on your device',
      paragraphs: [
        'Some things are kept by your browser so that the shop works as you expect. None of them is used for advertising.',
      ],
      points: [
        'Local storage: your session token when you are logged in, your cart, the gifts you put aside from it, and the language you chose. So that nothing of one shopper is shown to the next: how often someone has logged out here and, after a session that ended by itself, the number of its account until the next logout. What is kept for an account has its number beside it, and is shown to that account alone.',
        'Local storage: a note of each of your last 40 orders from this device, with its reference, the number of your account, the way to pay and the total, so that an order whose answer is lost is not placed twice; until we have the order also the gifts in it, and what a payment window returned. It holds no name and no address, and stays when you log out. Where local storage is full or blocked, session storage keeps it until the tab is closed.',
        'Local storage, only if you tick the box that asks, or save an address in your profile: your delivery addresses.',
        'On the device only, and yours to delete: your wishlist, the gifts you viewed recently, and your designs with their photos and words. The design of a gift that left your cart goes by itself, 30 days after it was made. After you log out all of this waits here, out of sight, until you log in again; the logout asks whether your photos are to be removed instead. Designs that nobody comes back to go half a year after the last one was made.',
        'On the device only: whether you paused motion or asked for less data.',
        'Session storage: what you have typed at checkout, kept until the order is placed, the name and email of your login, your latest order so that it can be emailed, the number, total and day of the order just placed, and when you last sent us an email from here. Closing the tab clears them.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages and the map',
      paragraphs: [
        ...(capabilities.mailService
          ? [
              'The contact form sends your name, email address and message to us through an email service, and we use them to answer you.',
            ]
          : [`Your words to us go by ${channels(capabilities)}, and we use them to answer you.`]),
        ...(capabilities.map
          ? [
              'The map on the Contact page is loaded from a map provider only when you ask to see it. Until then the provider learns nothing about your visit.',
            ]
          : []),
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else receives your details',
      paragraphs: ['We do not sell or rent personal data. We share it only as far as the work needs:'],
      points: [
        'with delivery companies, to bring your parcel',
        'with payment providers, to take or return a payment',
        'with the services that host our shop, store our pictures and send our email, on our behalf',
        'with an authority or a court, when Indian law requires it',
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep it, and how we protect it',
      paragraphs: [
        'We keep your account until you ask us to close it, and records of orders for as long as tax and consumer law asks. Photos are kept only while an order, or a question about it, is open.',
        'Your details travel over an encrypted connection, and only those who need them for their work may see them. No system is perfect: if something happens that puts your data at risk, we will tell you and say what to do.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      paragraphs: [
        'You can ask us what we hold about you, have it corrected, have your account and photos deleted, or take back a permission you gave. Write to us from the email address on your account so that we know it is you. Addresses, wishlist, viewed gifts and designs you can delete yourself, or clear at once with your browser’s “clear site data”.',
        'An account is meant for adults. If you are under 18, please shop with a parent or guardian, and send us photos of children only if you are their parent or have a parent’s permission.',
      ],
    },
    {
      id: 'grievances',
      heading: 'Complaints and changes to this policy',
      paragraphs: [
        'If you are unhappy with how we handled your data or your order, write to our grievance officer, using the contact details on our Contact page, with “Grievance” in the subject. As the Consumer Protection (E-Commerce) Rules, 2020 require, we acknowledge a complaint within 48 hours and settle it within one month of receiving it.',
        'When this policy changes, the new text appears on this page with the month of the change at the top.',
      ],
    },
  ],
});
