/** The question is in the offered language, and is available before any other message of that language. */
export const askLanguage = {
  te: { question: 'వెబ్‌సైట్‌ను తెలుగులో చూస్తారా?', yes: 'తెలుగులో చూపించండి', no: 'వద్దు' },
  hi: { question: 'वेबसाइट हिन्दी में देखेंगे?', yes: 'हिन्दी में दिखाएँ', no: 'नहीं' },
} as const;
