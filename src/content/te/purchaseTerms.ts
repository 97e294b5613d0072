import type { en } from '#content/en/purchaseTerms.ts';

/** What a shopper should know before ordering. docs/behaviour.md, Product page. */
export const te: typeof en = [
  { icon: 'truck', text: 'దేశమంతటా 5-7 పని దినాల్లో డెలివరీ.' },
  { icon: 'chat', text: 'ఆర్డర్‌లో ఏదైనా మార్చాలంటే, ఆర్డర్ చేసిన 2 గంటల లోపు మాకు చెప్పండి.' },
  { icon: 'box', text: 'మీ ఫోటోతో చేసిన గిఫ్టులు దెబ్బతిని వస్తే తప్ప వాపసు తీసుకోం.' },
  { icon: 'shield', text: 'గిఫ్ట్ దెబ్బతిని వస్తే, డెలివరీ అయిన 48 గంటల లోపు చెప్పండి.' },
];
