import type { en } from '#content/en/templates.ts';

/** Ready-made designs. */
export const te: typeof en = {
  templates: {
    heading: 'రెడీమేడ్ డిజైన్లు',
    language: 'టెక్స్ట్ భాష',
    languageFailed: 'ఆ భాష లోడ్ కాలేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    fieldsLabel: 'డిజైన్‌లో రాసేవి',
    blank: 'టెక్స్ట్ లేకుండా',
    photos: (label: string, photos: number): string => `${label}, ${photos} ఫోటోలకు`,
    fields: { name: 'పేరు', partner: 'రెండో వ్యక్తి పేరు', date: 'తేదీ', from: 'ఇచ్చేవారు' },
    fieldsHelp: 'ఖాళీగా వదిలేసినవి ప్రింట్ కావు.',
    texts: {
      birthday: {
        label: 'పుట్టినరోజు',
        texts: ['పుట్టినరోజు శుభాకాంక్షలు', '[{name}][ · {date}]'],
        short: '[{name}]|హ్యాపీ బర్త్‌డే',
      },
      wedding: {
        label: 'పెళ్లి',
        texts: ['[{name}][ & {partner}]|శుభ వివాహం', '[{date}]'],
        short: '[{name}][ & {partner}]|శుభ వివాహం',
      },
      anniversary: {
        label: 'పెళ్లిరోజు',
        texts: ['పెళ్లిరోజు శుభాకాంక్షలు', '[{name}][ & {partner}][ · {date}]'],
        short: '[{name}][ & {partner}]|నువ్వు నేను',
      },
      baby: { label: 'బుజ్జాయి', texts: ['మా ఇంటి వెలుగు', '[{name}][ · {date}]'], short: '[{name}]|బుజ్జాయి' },
      home: { label: 'గృహప్రవేశం', texts: ['గృహప్రవేశ శుభాకాంక్షలు', '[{name} కుటుంబం]'], short: '[{name} ఇల్లు]|మా ఇల్లు' },
      rakhi: { label: 'రాఖీ', texts: ['రాఖీ శుభాకాంక్షలు', '[{name}][ & {partner}]'], short: 'రాఖీ' },
      diwali: { label: 'దీపావళి', texts: ['దీపావళి శుభాకాంక్షలు', 'ప్రేమతో[, {from}]'], short: 'శుభ దీపావళి' },
      thanks: { label: 'ధన్యవాదాలు', texts: ['ధన్యవాదాలు[, {name}]', 'ప్రేమతో[, {from}]'], short: 'థాంక్యూ' },
      teacher: {
        label: 'టీచర్‌కు',
        texts: ['మా ప్రియమైన టీచర్‌కు', '[{name}][ · ఇట్లు, {from}]'],
        short: 'మా టీచర్',
      },
      thenAndNow: { label: 'అప్పుడు, ఇప్పుడు', texts: ['అప్పుడు', 'ఇప్పుడు'], short: '' },
      firstYear: { label: 'మొదటి ఏడాది', texts: ['మొదటి రోజు', 'మొదటి ఏడాది[ · {name}]'], short: '' },
    },
  },
};
