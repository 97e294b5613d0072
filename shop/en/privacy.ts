import { channels } from '#content/en/ways.ts';
import type { PolicyText } from '#content/ownTexts.ts';
import { takesCards } from '#domain/shop/shopCapabilities.ts';

/** How the shop handles personal data: keep it in step with docs/behaviour.md, Data on the device. */
export const privacy: PolicyText = (shop, capabilities) => ({
  title: 'Privacy policy',
  updated: 'July 2025',
  intro: `This page says what we learn about you when you shop with ${shop.shopName}, why we need it, where it is kept and how you can have it deleted. We have tried to keep it short enough to read in one sitting.`,
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
        'While you are logged in, a session token is saved in your browser’s local storage, and your cart is also saved in your account. Logging out removes the token and the cart from the device.',
      ],
    },
    {
      id: 'orders',
      heading: 'When you order',
      paragraphs: [
        'An order contains what you bought and the delivery details you typed: first and last name, email address, street, city, state, PIN or postal code, country and phone number. We use them to make the gift, deliver it, tell you about it and put things right if something goes wrong. For gifts that you designed it also includes the text, your note to the shop, the card message and the number of photos, but not the photos.',
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
        'Your browser saves some things so that the shop works as you expect. None of them is used for advertising.',
      ],
      points: [
        'Local storage: your session token when you are logged in, your cart, the gifts you moved out of it to Saved gifts, and the language you chose. To keep one shopper’s details from the next: how many times someone has logged out here and, after a session that ended by itself, its account number until the next logout. Whatever is saved for an account carries its number and is shown only to that account.',
        'Local storage: a record of each of your last 40 orders from this device, with its order number, your account number, the payment method and the total, so that an order is not placed twice if the connection is lost; until we have received the order, also the gifts in it and what a payment window returned. It has no name or address, and stays when you log out. If local storage is full or blocked, session storage holds it until you close the tab.',
        'Local storage, only if you tick “Save this address on this device” at checkout or save an address in your profile: your delivery addresses.',
        'On the device only, and yours to delete: your Saved gifts, the gifts you viewed recently, and your designs with their photos and text. The design of a gift that is no longer in your cart is deleted by itself 30 days after you made it. After you log out, all of this stays on the device, hidden until you log in again; when you log out you can choose to delete your photos instead. Designs that nobody returns to are deleted six months after the last one was made.',
        'On the device only: whether you paused motion or chose to use less data.',
        'Session storage: what you have typed at checkout, until the order is placed; the name and email of your login; your latest order, so that you can email it; the number, total and day of the order just placed; and when you last sent us an email from here. Closing the tab clears them.',
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
          : [`You write to us by ${channels(capabilities)}, and we use your message to answer you.`]),
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
      paragraphs: ['We do not sell or rent personal data. We share only what the work requires:'],
      points: [
        'with delivery companies, to bring your parcel',
        'with payment providers, to take or refund a payment',
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
        'You can ask us what we hold about you, have it corrected, have your account and photos deleted, or withdraw a permission you gave. Write to us from the email address on your account so that we know it is you. You can delete addresses, Saved gifts, viewed gifts and designs yourself, or clear everything at once with your browser’s “clear site data”.',
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
