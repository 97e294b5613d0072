import { channels } from '#content/en/ways.ts';
import type { PolicyText } from '#content/ownTexts.ts';
import { takesCards } from '#domain/shop/shopCapabilities.ts';

/** The rules of buying: keep delivery, changes and claims in step with purchaseTerms.ts and faq.ts. */
export const terms: PolicyText = (shop, capabilities) => ({
  title: 'Terms and conditions',
  updated: 'July 2025',
  intro: `These are the terms on which ${shop.shopFullName}, a family business in ${shop.shopPlace}, sells personalised gifts through this website. By placing an order you agree to them. Nothing here takes away a right that Indian law gives you as a consumer.`,
  sections: [
    {
      id: 'ordering',
      heading: 'Ordering',
      paragraphs: [
        'You can fill a cart without an account; placing an order needs one. Please give a complete address and a phone number that is answered, since the parcel depends on them. You must be 18 or older to order, or have a parent or guardian order for you.',
        'An order is listed under My Orders once it is placed. If we cannot make or deliver what you ordered, we will tell you and refund what you paid for it.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      paragraphs: [
        'Prices are in Indian rupees. The total shown at checkout, with the delivery charge if there is one, is the amount you are asked to pay. A gift marked “Price on request” cannot be bought online; contact us for its price. If a price is clearly a mistake, we will ask you before going ahead, and you may cancel at no cost.',
      ],
    },
    {
      id: 'personalisation',
      heading: 'Your photos and text',
      paragraphs: [
        `Send us your photo by ${channels(capabilities)}, with your order number. You confirm that you took the photo or may use it, that the people in it would not object to the gift, and that your text is yours to print. You allow us to crop, adjust and print them for your order, and for nothing else.`,
      ],
      points: [
        'Small, dark or blurred photos print just as they look. If we think yours will not print well, we will ask you for another before we begin.',
        'Please check names, dates and spelling: they are printed exactly as you typed them.',
        'We may decline a photo or text that is unlawful, hateful or obscene, and will refund your payment.',
      ],
    },
    {
      id: 'previews',
      heading: 'Previews',
      paragraphs: [
        'A design preview is shown before ordering. It gives a fair idea of the layout. Colours look brighter on a screen than on paper or cloth, and placement can differ by a few millimetres, so small differences are to be expected and are not a defect.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: ['Checkout shows the payment methods available for your order:'],
      points: [
        '“Order Confirm after Payment”: pay nothing when you order. We call you, you pay, and your order is then confirmed.',
        ...(capabilities.upi
          ? [
              'UPI QR: you pay with a UPI app, tick that you have paid, and send us the transaction ID and a screenshot. We begin once we have matched the payment to your order.',
            ]
          : []),
        ...(takesCards(capabilities)
          ? ['Card or Razorpay: the provider takes the payment and tells us the result.']
          : []),
        'Any other method: by arrangement with us before you order.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      paragraphs: [
        'Delivery takes 5-7 working days across India, counted from the day we have your payment and your photo. Sundays and public holidays are not working days. Floods, strikes and remote addresses can add to this; if a parcel is late, contact us and we will find out where it is. If an order cannot be delivered at all, we will make it again or refund your payment.',
      ],
    },
    {
      id: 'changes-to-orders',
      heading: 'Changing or cancelling an order',
      paragraphs: [
        'To change or cancel an order, contact support within 2 hours of placing it, using the contact details on our Contact page. After that we may have started making it, and a gift made with your photo cannot be sold to anyone else.',
      ],
    },
    {
      id: 'returns',
      heading: 'Returns and damage',
      paragraphs: [
        'Customised items cannot be returned, unless they are damaged or defective or are not what you ordered. Tell us within 48 hours of delivery, with your name, your order number and clear photos of the item and its packing. Keep both until we have answered.',
        'If your claim is valid, we will make the gift again, repair it or refund your payment, and you will not pay for delivery. Refunds go to the payment method you used.',
      ],
    },
    {
      id: 'bulk-and-international',
      heading: 'Bulk and international orders, photography and partnerships',
      paragraphs: [
        'Bulk orders get a discount: contact the shop before ordering. International orders are made by arrangement. We agree the shipping cost and time with you first; the person who receives the parcel pays customs duties and taxes in that country.',
        'Baby and wedding photography, and partnerships for resellers and students, are agreed with us separately. These terms cover the gifts bought on this website.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews and our pictures',
      paragraphs: [
        'Reviews are the opinions of the people who wrote them. If you write one, please keep it honest and about the gift. We may leave out a review that is abusive, false or shows someone’s private details, but never because it is critical.',
        'The pictures, designs and text of this website belong to us or to those who let us use them. Please ask before using them elsewhere.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we are responsible for',
      paragraphs: [
        'We are responsible for gifts that are damaged, defective or not as described, and for harm caused by our carelessness. We are not responsible for delays that nobody could prevent, for wrong details sent to us, or for losses that could not be foreseen when you ordered. As far as the law allows, our responsibility for an order is limited to what you paid for it. Keep your own copy of every photo: we are not a place to store them.',
      ],
    },
    {
      id: 'law',
      heading: 'Complaints, law and changes to these terms',
      paragraphs: [
        'If something is wrong, please tell us first, using the contact details on our Contact page. A complaint to our grievance officer, with “Grievance” in the subject, is acknowledged within 48 hours and settled within one month, as the Consumer Protection (E-Commerce) Rules, 2020 require.',
        `These terms follow the law of India, and the courts at ${shop.shopPlace}, decide disputes. You may still go to any consumer commission that the law allows. When the terms change, the new text appears here with the month of the change at the top; the terms in force when you placed an order continue to apply to it.`,
      ],
    },
  ],
});
