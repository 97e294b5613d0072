import type { ShopWays } from '#domain/shopWays.ts';
import type { en } from '#content/en/checkout.ts';
import { forms } from '#content/plural.ts';
import { cartWords, totalWords } from './cart.ts';
import { ordersWords } from './orders.ts';
import { methods } from './ways.ts';

/** Words of the cart, the checkout and the orders. Messages to the shop repeat their facts in English. */
export const te: typeof en = {
  cart: cartWords,
  total: totalWords,
  checkout: {
    title: 'చెక్‌అవుట్',
    account: {
      title: 'ఆర్డర్ చేయడానికి ఉచిత ఖాతా కావాలి',
      help: 'మీరు ఇక్కడ రాసినది లాగిన్ అయ్యేటప్పుడు కూడా అలాగే ఉంటుంది.',
      logIn: 'లాగిన్',
      create: 'ఖాతా తెరవండి',
    },
    information: 'డెలివరీ వివరాలు',
    fields: {
      firstName: 'పేరు',
      lastName: 'ఇంటి పేరు',
      email: 'ఈమెయిల్',
      phone: 'మొబైల్ నంబర్',
      street: 'వీధి',
      zipcode: 'పిన్ కోడ్',
      city: 'ఊరు లేదా నగరం',
      state: 'రాష్ట్రం',
      country: 'దేశం',
    },
    hints: {
      lastName: 'ఒకే పేరు ఉందా? ఇంటి పేరు మొదటి అక్షరం గానీ, అదే పేరు మళ్లీ గానీ రాయండి.',
      street: 'ఇంటి నంబర్, వీధి, దగ్గర్లో ఏదైనా గుర్తు ఉంటే అది కూడా',
    },
    optional: 'తప్పనిసరి కాదు',
    chooseState: 'రాష్ట్రం ఎంచుకోండి',
    pinState: (pin: string, state: string): string => `పిన్ కోడ్ ${pin} ఉన్న రాష్ట్రం ${state}.`,
    takePinState: (state: string): string => `రాష్ట్రాన్ని ${state}గా మార్చండి`,
    gift: {
      title: 'ఎవరికైనా గిఫ్ట్ ఇస్తున్నారా?',
      message: 'కార్డు మీద రాసే సందేశం',
      optional: 'తప్పనిసరి కాదు',
      help: '200 అక్షరాల వరకు. గిఫ్ట్‌తో పాటు ఈ కార్డు పెడతాం.',
      hidePrice: 'పార్సెల్‌లో ధర కనిపించకూడదు',
    },
    payment: 'చెల్లింపు విధానం',
    methods,
    methodHelp: {
      cod: 'మేము ఫోన్ చేసి కన్ఫర్మ్ చేస్తాం, తర్వాత మీరు చెల్లించవచ్చు',
      upi: 'Google Pay, PhonePe, Paytm, BHIM లేదా ఏ UPI యాప్ అయినా',
      stripe: 'డెబిట్ లేదా క్రెడిట్ కార్డు, Stripe వారి పేజీలో',
      razorpay: 'కార్డులు, నెట్ బ్యాంకింగ్, వాలెట్లు',
    },
    notTaken: {
      upi: 'ఇక్కడ UPI చెల్లింపులు ఇంకా తీసుకోవడం లేదు. దయచేసి వేరే విధంగా చెల్లించండి.',
      razorpay: 'Razorpay ద్వారా చెల్లింపులు ఇంకా తీసుకోవడం లేదు. దయచేసి వేరే విధంగా చెల్లించండి.',
    },
    remember: 'ఈ చిరునామాను ఈ ఫోన్ లేదా కంప్యూటర్‌లో దాచండి',
    saved: 'దాచిన చిరునామా వాడండి',
    savedChoose: 'చిరునామా ఎంచుకోండి',
    upi: {
      unsettled: 'దయచేసి ఇప్పుడే చెల్లించకండి: ఇంతకుముందు చేసిన ఒక ఆర్డర్ సంగతి ఇంకా తేలలేదు. ఏం చేయాలో ఆర్డర్ బటన్ పైన ఉంది.',
      amount: 'మొత్తం',
      id: 'UPI ID',
      payee: 'చెల్లింపు ఎవరికి',
      copyAmount: 'చెల్లించాల్సిన మొత్తం కాపీ చేయండి',
      copyId: 'UPI ID కాపీ చేయండి',
      copied: 'కాపీ అయింది.',
      copyFailed: 'ఇక్కడ కాపీ కావడం లేదు. అక్షరాలను నొక్కి పట్టుకుని కాపీ చేయండి.',
      app: 'UPI యాప్‌తో చెల్లించండి',
      noApp: 'యాప్ తెరుచుకోలేదా? కింద ఉన్న UPI ID, మొత్తం కాపీ చేసి, మీ యాప్‌లో “UPI IDకి చెల్లించు” ద్వారా చెల్లించండి.',
      qrTitle: (payee: string, amount: string): string => `UPI QR కోడ్: ${payee}కు ${amount} చెల్లించండి`,
      noQr: 'QR కోడ్ చూపలేకపోతున్నాం. ఇక్కడ ఉన్న మొత్తాన్ని UPI IDకి చెల్లించండి.',
      orScan: 'లేదా వేరే ఫోన్‌తో దీన్ని స్కాన్ చేయండి',
      proof: 'చెల్లించాక, UPI ట్రాన్సాక్షన్ ID, స్క్రీన్‌షాట్ మా WhatsApp నంబర్‌కు పంపండి. మేము సరిచూస్తాం.',
      proofByMail: (email: string): string => `చెల్లించాక, UPI ట్రాన్సాక్షన్ ID, స్క్రీన్‌షాట్ ${email}కు పంపండి. మేము సరిచూస్తాం.`,
      whatsapp: 'WhatsApp తెరవండి',
      mail: 'ఈమెయిల్ రాయండి',
      mailSubject: 'నా UPI చెల్లింపు (My UPI payment)',
      message: (items: string, total: string): string =>
        `UPI transaction ID: \nఈ ఆర్డర్‌కు UPI ద్వారా ${total} చెల్లించాను.\nI have paid ${total} by UPI for this order:\n${items}`,
      tick: 'UPI చెల్లింపు పూర్తి చేశాను',
      before: 'టిక్ పెట్టిన 3 సెకన్ల తర్వాత ఆర్డర్ అవుతుంది. ఆపాలంటే టిక్ తీసేయండి.',
      placing: 'చెల్లింపు కన్ఫర్మ్ అయింది. ఆర్డర్ చేస్తున్నాం...',
      undo: 'ఆపండి',
      hidden: 'మీరు ఈ పేజీ నుండి వెళ్లడంతో ఆర్డర్ కాలేదు. సిద్ధంగా ఉన్నప్పుడు మళ్లీ టిక్ పెట్టండి.',
      stopped: 'ఆపేశాం. ఆర్డర్ కాలేదు.',
      confirmFirst: 'ఆర్డర్ చేసే ముందు, UPI చెల్లింపు పూర్తయిందని టిక్ పెట్టండి.',
      failed: 'UPI ఆర్డర్ కాలేదు',
      success: 'UPI ఆర్డర్ అయింది',
      first: {
        total: 'ముందు పైన ఉన్న కొత్త మొత్తాన్ని కన్ఫర్మ్ చేయండి.',
        savedCart: 'ఒక్క క్షణం: మీ ఖాతాలోని కార్ట్ లోడ్ అవుతోంది.',
        logIn: 'ముందు లాగిన్ అవ్వండి. అప్పుడే మీ చెల్లింపు ఏ ఆర్డర్‌దో తెలుస్తుంది.',
        fillIn: (fields: string): string => `ముందు డెలివరీ వివరాలు నింపండి${fields}.`,
        both: (fields: string): string => `ముందు లాగిన్ అయి, డెలివరీ వివరాలు నింపండి${fields}.`,
        /** The fields by name, while they are few. */
        fields: (names: readonly string[]): string =>
          names.length > 3 ? '' : `: ${new Intl.ListFormat('te').format(names)}`,
      },
      veiled: 'QR కోడ్ ఇక్కడ కనిపిస్తుంది.',
    },
    slowHelp: 'మీ ఆర్డర్ మాకు చేరుతోంది. దయచేసి మళ్లీ పంపకండి; అది “నా ఆర్డర్లు”లో కనిపిస్తుంది.',
    unknown: 'మీ ఆర్డర్ మాకు చేరి ఉండవచ్చు.',
    unknownHelp: 'జవాబు ఇంకా రాలేదు. మళ్లీ ప్రయత్నించే ముందు “నా ఆర్డర్లు”లో చూడండి; మీరు రాసినది అలాగే ఉంది.',
    unpaidWidget: {
      title: 'మొదలుపెట్టిన ఒక చెల్లింపు పూర్తి కాలేదు.',
      help: 'ఒకవేళ బ్యాంకు నుండి డబ్బు కట్ అయి ఉంటే, “నా ఆర్డర్లు”లో కనిపిస్తుంది. మళ్లీ చెల్లించే ముందు అక్కడ చూడండి; మీరు రాసినది అలాగే ఉంది.',
    },
    unconfirmed: {
      title: 'మీ చెల్లింపు ఇంకా కన్ఫర్మ్ కాలేదు.',
      help: 'దయచేసి మళ్లీ చెల్లించకండి. కాసేపాగి మరోసారి సరిచూడండి, లేదా “నా ఆర్డర్లు”లో చూడండి; మీ కార్ట్ అలాగే ఉంది.',
      check: 'మళ్లీ సరిచూడండి',
    },
    unfound: {
      title: (total: string): string => `ఇంతకుముందు మీరు కార్డుతో చేసిన ${total} చెల్లింపు పూర్తయి ఉండవచ్చు.`,
      help: (ref: string): string =>
        `ఆ ఆర్డర్ మాకు కనిపించడం లేదు. మళ్లీ చెల్లించే ముందు “నా ఆర్డర్లు”లో చూడండి, లేదా మమ్మల్ని అడగండి. రిఫరెన్స్: ${ref}`,
      goOn: 'అయినా ఆర్డర్ చేయండి',
    },
    fraction: 'మొత్తంలో పైసలు కూడా ఉన్నాయి; ఈ విధానంలో పైసలు చెల్లించడం కుదరదు. దయచేసి వేరే విధానం ఎంచుకోండి.',
    halts: {
      changed: (before: string, after: string): string =>
        before === after ? 'ఒక ధర మారింది. ఆర్డర్ కాలేదు.' : `మొత్తం మారింది: ${before} → ${after}`,
      changedHelp: 'ఆర్డర్ కాలేదు. పైన ఉన్న ధరలు చూసి, సరే అనుకుంటే మళ్లీ ఆర్డర్ చేయండి.',
      changedUpi: (before: string, { whatsapp }: ShopWays): string =>
        `ఆర్డర్ కాలేదు. ఇప్పటికే ${before} చెల్లించి ఉంటే, స్క్రీన్‌షాట్ మాకు ${whatsapp ? 'WhatsAppలో' : 'ఈమెయిల్‌లో'} పంపండి; మేము చూసుకుంటాం.`,
      unpriced: 'ఈరోజు ధరలు తెలియలేదు, అందుకే ఆర్డర్ కాలేదు.',
      unpricedHelp: 'మీ కార్ట్, మీరు రాసినది అలాగే ఉన్నాయి. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
      tooLarge: 'ఇవన్నీ ఒకే ఆర్డర్‌లో పట్టవు. ఆర్డర్ కాలేదు.',
      tooLargeHelp: (fitting: number): string => `వీటిలో ${fitting} గిఫ్టులు ఒక ఆర్డర్‌లో పడతాయి. దయచేసి విడివిడిగా ఆర్డర్ చేయండి.`,
      unkept: 'ఈ బ్రౌజర్ మీ ఆర్డర్‌ను గుర్తుంచుకోదు.',
      unkeptHelp: 'ఇంతకుముందు ఆర్డర్ చేయడానికి ప్రయత్నించి ఉంటే, రెండుసార్లు ఆర్డర్ కాకుండా ముందు “నా ఆర్డర్లు”లో చూడండి.',
      sure: 'ఇప్పుడు ఆర్డర్ చేయండి',
    },
    parts: {
      title: (lines: number): string => `${lines} రకాల గిఫ్టులు ఒకే ఆర్డర్‌లో పట్టవు.`,
      help: (fitting: number, left: number): string =>
        forms('te', left, {
          one: `మొదటి ${fitting} ఇప్పుడు ఆర్డర్ చేయండి; మిగతా ఒకటి తర్వాతి ఆర్డర్ కోసం మీ కార్ట్‌లో ఉంటుంది.`,
          other: `మొదటి ${fitting} ఇప్పుడు ఆర్డర్ చేయండి; మిగతా ${left} తర్వాతి ఆర్డర్ కోసం మీ కార్ట్‌లో ఉంటాయి.`,
        }),
      order: (fitting: number): string => `మొదటి ${fitting} ఆర్డర్ చేయండి`,
    },
    seeOrders: 'నా ఆర్డర్లు చూడండి',
    elsewhere: 'మరో ట్యాబ్‌లో ఆర్డర్ జరుగుతోంది. ముందు అక్కడ చూడండి.',
    unsafe: 'చెల్లింపు పేజీని సురక్షితంగా తెరవలేకపోయాం. మీ కార్ట్ అలాగే ఉంది.',
    offline: 'ఇంటర్నెట్ లేదు, అందుకే ఆర్డర్ కాలేదు. మీ కార్ట్, మీరు రాసినది అలాగే ఉన్నాయి.',
    widgetBlocked: 'చెల్లింపు విండో తెరుచుకోలేదు. మీ ఇంటర్నెట్ చూసుకోండి, లేదా వేరే చెల్లింపు విధానం ఎంచుకోండి.',
    widgetDismissed: 'చెల్లింపు పూర్తి కాలేదు. మీ కార్ట్ అలాగే ఉంది.',
    widgetUnchecked: 'మీ చెల్లింపును ఇంకా సరిచూడలేకపోయాం. మళ్లీ చెల్లించే ముందు “నా ఆర్డర్లు”లో చూడండి; మీ కార్ట్ అలాగే ఉంది.',
    paid: 'చెల్లింపు అందింది. ధన్యవాదాలు!',
    placeBar: 'మొత్తం, ఆర్డర్',
    placeShort: 'ఆర్డర్ చేయండి',
    place: (total: string): string => `ఆర్డర్ చేయండి · ${total}`,
    placing: 'మీ ఆర్డర్ చేస్తున్నాం…',
    nothingMore: (total: string): string => `మీరు చెల్లించేది ${total}. అంతకు మించి ఏమీ లేదు.`,
    placed: 'ఆర్డర్ అయింది. ధన్యవాదాలు!',
    needsAccount: 'ఆర్డర్ చేయడానికి లాగిన్ అవ్వండి లేదా ఖాతా తెరవండి. మీరు రాసినది అలాగే ఉంటుంది.',
    problems: {
      heading: (count: number): string =>
        forms('te', count, { one: 'ఒక వివరం సరిచూడండి', other: `${count} వివరాలు సరిచూడండి` }),
      missing: (field: string): string => `${field}: ఇది నింపండి`,
      email: (field: string): string => `${field}: name@example.com లాగా రాయండి`,
      phone: (field: string): string =>
        `${field}: 10 అంకెలు; ల్యాండ్‌లైన్ అయితే STD కోడ్‌తో, ఉదా. 044 2345 6789; విదేశీ నంబర్ అయితే దేశం కోడ్‌తో, ఉదా. +65 6123 4567`,
      pin: (field: string): string => `${field}: 6 అంకెలు ఉండాలి`,
      tooLong: (field: string): string => `${field}: కాస్త తక్కువగా రాయండి`,
    },
    empty: 'మీ కార్ట్ ఖాళీగా ఉంది.',
    pieces: (count: number): string => forms('te', count, { one: '1 పీస్', other: `${count} పీసులు` }),
  },
  orders: ordersWords,
};
