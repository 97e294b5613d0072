import type { FaqText } from '#content/ownTexts.ts';
import { hoursInWords } from '#content/te/hours.ts';
import { channels, paymentsAnswer } from '#content/te/ways.ts';

/** Ten fixed entries. docs/behaviour.md, Frequently asked questions. */
export const faq: FaqText = (hours, capabilities) => [
  {
    id: 'shipping-time',
    question: 'డెలివరీకి ఎన్ని రోజులు పడతాయి?',
    answer: 'మీ పేమెంట్, ఫోటో మాకు అందాక 5-7 పని దినాలు పడతాయి. దేశమంతటా డెలివరీ చేస్తాం.',
  },
  {
    id: 'returns',
    question: 'నా ఫోటోతో చేయించిన గిఫ్ట్ వాపసు ఇవ్వవచ్చా?',
    answer: 'గిఫ్ట్‌లో లోపం ఉంటేనే వాపసు తీసుకుంటాం. అది దెబ్బతిని వస్తే, డెలివరీ అయిన 48 గంటల లోపు మాకు చెప్పండి.',
  },
  {
    id: 'bulk-orders',
    question: 'బల్క్ ఆర్డర్లకు డిస్కౌంట్ ఉందా?',
    answer: 'బల్క్ ఆర్డర్లకు డిస్కౌంట్ ఉంది. ఏ గిఫ్ట్, ఎన్ని, ఏ తేదీకి కావాలో షాపుకు చెప్పండి.',
  },
  {
    id: 'payments',
    question: 'ఎలా చెల్లించవచ్చు?',
    answer: paymentsAnswer(capabilities),
  },
  {
    id: 'design-preview',
    question: 'ఆర్డర్ చేసే ముందు డిజైన్ చూడవచ్చా?',
    answer: 'చూడవచ్చు. ఆర్డర్‌కు ముందే డిజైన్ ప్రివ్యూ కనిపిస్తుంది, మీ ఫోటో, అక్షరాలు ఎలా వస్తాయో తెలుస్తుంది.',
  },
  {
    id: 'international-shipping',
    question: 'ఇండియా బయటకు పంపుతారా?',
    answer: 'పంపుతాం. ఏ దేశానికి, ఏ గిఫ్ట్ కావాలో మాకు చెప్పండి; ఎంత ఖర్చు, ఎన్ని రోజులు అనేది మేము చెబుతాం.',
  },
  {
    id: 'materials',
    question: 'ప్రింట్లు దేనిపై చేస్తారు?',
    answer: 'కాన్వాస్, యాక్రిలిక్, ప్రీమియం పేపర్‌పై ప్రింట్ చేస్తాం.',
  },
  {
    id: 'customisation',
    question: 'ఏమేం నాకు నచ్చినట్టు మార్చుకోవచ్చు?',
    answer: 'అక్షరాలు, రంగులు, ఫ్రేమ్ స్టైల్ మీరే ఎంచుకోవచ్చు; ఫోటో ఎలాగూ మీదే.',
  },
  {
    id: 'sending-photos',
    question: 'నా ఫోటో మీకు ఎలా పంపాలి?',
    answer: `${channels(capabilities)} ద్వారా పంపండి, మీ ఆర్డర్ నంబర్ కూడా రాయండి. స్క్రీన్‌షాట్ కంటే అసలు ఫోటో ఫైల్ ప్రింట్‌లో బాగా వస్తుంది.`,
  },
  {
    id: 'support',
    question: 'మిమ్మల్ని ఎలా సంప్రదించాలి?',
    answer: `ఈమెయిల్‌లో, లేదా ${capabilities.whatsapp ? 'WhatsApp లైవ్ చాట్‌లో' : 'ఫోన్‌లో'}. షాపు వేళలు: ${hoursInWords(hours)}.`,
  },
];
