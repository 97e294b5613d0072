/** Asked in the language that it offers, before any other word of it is loaded. */
export const askLanguage = {
  te: { question: 'షాపును తెలుగులో చూస్తారా?', yes: 'తెలుగులో చూపించండి', no: 'వద్దు' },
  hi: { question: 'क्या आप दुकान को हिन्दी में देखेंगे?', yes: 'हिन्दी में दिखाएँ', no: 'नहीं' },
} as const;
