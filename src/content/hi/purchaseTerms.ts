import type { en } from '#content/en/purchaseTerms.ts';

/** What a shopper should know before ordering. docs/behaviour.md, Product page. */
export const hi: typeof en = [
  { icon: 'truck', text: 'पूरे भारत में 5-7 कामकाजी दिनों में डिलीवरी।' },
  { icon: 'chat', text: 'ऑर्डर बदलना हो, तो ऑर्डर करने के 2 घंटे के अंदर हमसे संपर्क करें।' },
  { icon: 'box', text: 'आपकी फ़ोटो वाला सामान तभी वापस होता है, जब वह टूटा या खराब पहुँचे।' },
  { icon: 'shield', text: 'टूटे या खराब सामान की शिकायत डिलीवरी के 48 घंटे के अंदर करें।' },
];
