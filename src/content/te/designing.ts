import type { en } from '#content/en/designing.ts';
import { forms } from '#content/plural.ts';
import { sending } from './sending.ts';

type Pixels = { readonly width: number; readonly height: number };

const count = new Intl.NumberFormat('te-IN-u-nu-latn');
const pixels = (size: Pixels | null): string =>
  size ? ` (${count.format(size.width)} × ${count.format(size.height)} పిక్సెల్స్)` : '';
/** In the form that stands before సైజు. */
const millimetres = ({ width, height }: Pixels): string => `${Math.round(width)} × ${Math.round(height)} మి.మీ.`;

/** Words of the screens that design a gift and send its photos. */
export const te: typeof en = {
  design: {
    loading: 'తెరుచుకుంటోంది…',
    failedToLoad: 'ప్రివ్యూ లోడ్ కాలేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    close: 'మూసేయండి',
    done: 'పూర్తయింది',
    choose: 'ఫోటో ఎంచుకోండి',
    chooseMany: 'ఫోటోలు ఎంచుకోండి',
    more: 'ఫోటోలు చేర్చండి',
    another: 'వేరే ఫోటో',
    camera: 'ఫోటో తీయండి',
    drop: 'లేదా ఇక్కడికి లాగి వదలండి, లేదా పేస్ట్ చేయండి.',
    dropNow: 'వదలండి, ఈ ఫోటో పెడతాం',
    formats: 'JPEG, PNG, WebP లేదా HEIC, 50 మెగాపిక్సెల్స్ వరకు.',
    opening: 'మీ ఫోటో తెరుచుకుంటోంది…',
    openingMany: (left: number): string => `${left} ఫోటోలు తెరుచుకుంటున్నాయి…`,
    photosLeft: (left: number): string =>
      forms('te', left, { one: 'ఒక ఫోటోకు ఖాళీ చోటు దొరకలేదు.', other: `${left} ఫోటోలకు ఖాళీ చోటు దొరకలేదు.` }),
    photoGone: 'ఒక ఫోటో ఇప్పుడు ఈ ఫోన్ లేదా కంప్యూటర్‌లో లేదు. దాన్ని మళ్లీ ఎంచుకోండి.',
    changedElsewhere: 'ఈ గిఫ్ట్‌ను వేరే ట్యాబ్‌లో మార్చారు. మీరు ఇక్కడ చేసేదే చివరికి ఉంటుంది.',
    undo: 'వెనక్కి తీసుకోండి',
    redo: 'మళ్లీ చేయండి',
    panels: 'మీ డిజైన్',
    panel: { photos: 'ఫోటోలు', words: 'అక్షరాలు', look: 'లుక్', note: 'గమనిక' },
    looks: { plain: 'ఉన్నట్టే', brighter: 'మరింత వెలుగు', warmer: 'వెచ్చని రంగులు', mono: 'బ్లాక్ అండ్ వైట్' },
    layout: 'ప్రింట్‌పై ఫోటోల అమరిక',
    layouts: {
      one: 'ఒక ఫోటో',
      twoAcross: 'రెండు, పక్కపక్కన',
      twoStacked: 'రెండు, ఒకదాని కింద ఒకటి',
      three: 'మూడు, ఒకటి పెద్దది',
      threeAcross: 'మూడు, పక్కపక్కన',
      four: 'నాలుగు',
      six: 'ఆరు',
      nine: 'తొమ్మిది',
    },
    places: 'ఫోటోల చోట్లు',
    place: (number: number, of: number): string => `${of}లో ${number}వ ఫోటో`,
    placeEmpty: (number: number, of: number): string => `${of}లో ${number}వ చోటు, ఖాళీ`,
    swap: 'చోటు మార్చండి…',
    swapHelp: (number: number): string => `${number}వ ఫోటోతో ఏ చోటు మారాలో ఎంచుకోండి.`,
    useForAll: 'అన్నింటికీ ఇదే',
    removePlace: 'తీసేయండి',
    cropNote: 'ఇది ఫోటోలో ప్రింట్ అయ్యే భాగం మాత్రమే, గిఫ్ట్ కాదు.',
    words: {
      label: 'పేర్లు, తేదీ లేదా సందేశం',
      help: 'మూడు వరుసల వరకు, ఒక్కో వరుసలో 60 అక్షరాలు. ఇంగ్లీష్, తెలుగు లేదా హిందీలో.',
      cut: 'పట్టని అక్షరాలు వదిలేశాం: మూడు వరుసలు, ఒక్కోదానిలో 60 అక్షరాలు.',
      missing: (letters: string): string => `${letters} కోసం ఈ ఫోన్ లేదా కంప్యూటర్‌లో అక్షరాలు లేవు: ప్రింట్‌లో ఖాళీ పెట్టె కనిపిస్తుంది.`,
      tooSmall: 'ప్రింట్‌లో చదవలేనంత చిన్నగా ఉన్నాయి.',
      spelling: 'ఇలాగే ప్రింట్ అవుతుంది:',
      typeface: 'ఫాంట్',
      typefaces: { modern: 'మోడర్న్', serif: 'క్లాసిక్', round: 'గుండ్రం', script: 'చేతిరాత' },
      colour: 'రంగు',
      colours: {
        white: 'తెలుపు',
        ink: 'నలుపు',
        gold: 'బంగారు',
        maroon: 'మెరూన్',
        green: 'ఆకుపచ్చ',
        blue: 'నీలం',
      },
      size: 'సైజు',
      percent: (share: number): string => `ఎత్తులో ${Math.round(share * 100)}%`,
      align: 'వరుసలు',
      alignments: { left: 'ఎడమకు', centre: 'మధ్యకు', right: 'కుడికి' },
      position: 'చోటు',
      positions: { top: 'పైన', middle: 'మధ్యలో', bottom: 'కింద' },
      frame: 'ప్రింట్‌పై మీ అక్షరాలు',
      frameHelp: 'అక్షరాలను లాగండి, లేదా కీబోర్డ్‌లోని బాణం గుర్తులతో జరపండి.',
      standsAt: (x: number, y: number): string =>
        `అక్షరాలు ఎడమ నుండి ${Math.round(x * 100)} శాతం, పై నుండి ${Math.round(y * 100)} శాతం దూరంలో ఉన్నాయి.`,
      fontMissing: 'ఈ ఫాంట్ లోడ్ కాలేదు, అందుకే ఇక్కడ వేరే ఫాంట్‌లో చూపిస్తున్నాం.',
    },
    note: {
      label: 'షాపుకు గమనిక',
      phoneModel: 'ఏ ఫోన్?',
      phoneModelHelp: 'కంపెనీ, మోడల్ రాయండి, ఉదాహరణకు Redmi Note 13 Pro.',
    },
    blank: (name: string): string => `${name}, మీ ఫోటో పెట్టక ముందు`,
    previewNote: 'ఇది ప్రివ్యూ: అసలు గిఫ్ట్‌పై రంగులు కాస్త వేరుగా ఉండవచ్చు.',
    trimNote: 'చిత్రంలో గిఫ్ట్ ఆకారం కాస్త వేరు. ప్రింట్ అయ్యేది సరిగ్గా హద్దుల్లో కనిపించే భాగమే.',
    frame: 'ప్రింట్ హద్దుల్లో మీ ఫోటో',
    frameHelp:
      'జరపడానికి లాగండి; జూమ్ చేయడానికి రెండు వేళ్లు లేదా స్క్రోల్ వాడండి. కీబోర్డ్‌లో: బాణాలు జరుపుతాయి, ప్లస్, మైనస్ జూమ్ చేస్తాయి, R తిప్పుతుంది, 0 మొదటికి తెస్తుంది.',
    zoom: 'జూమ్',
    zoomIn: 'జూమ్ పెంచండి',
    zoomOut: 'జూమ్ తగ్గించండి',
    tilt: 'వంపు',
    turnLeft: 'ఎడమకు తిప్పండి',
    turnRight: 'కుడికి తిప్పండి',
    move: 'జరపండి',
    moveLeft: 'ఎడమకు జరపండి',
    moveRight: 'కుడికి జరపండి',
    moveUp: 'పైకి జరపండి',
    moveDown: 'కిందికి జరపండి',
    reset: 'మొదటి నుండి',
    percent: (share: number): string => `${Math.round(share * 100)}%`,
    degrees: (angle: number): string => `${Math.round(angle * 10) / 10}°`,
    said: {
      moved: 'ఫోటో జరిగింది.',
      edge: 'ఫోటో ఇక్కడితో అయిపోయింది.',
      zoom: (share: number): string => `జూమ్ ${Math.round(share * 100)} శాతం.`,
      turned: 'పావు వంతు తిరిగింది.',
      reset: 'మొదట ఉన్నట్టే ఉంది.',
    },
    size: 'సైజు',
    chooseSize: 'ఎంత స్పష్టంగా ప్రింట్ అవుతుందో చూడటానికి సైజు ఎంచుకోండి.',
    sharpness: {
      sharp: 'స్పష్టం',
      good: 'బాగుంది',
      blur: 'మసకబారవచ్చు',
      unconfirmed: 'సైజును షాపు నిర్ధారిస్తుంది',
    },
    unconfirmedHelp: 'దీని ప్రింట్ సైజు ఇంకా మా దగ్గర లేదు. ప్రింట్ చేసే ముందు మీతో మాట్లాడి నిర్ధారిస్తాం.',
    reasons: {
      sharp: (ppi: number, size: Pixels): string =>
        `${millimetres(size)} సైజులో అంగుళానికి ${ppi} పిక్సెల్స్: చిన్న చిన్న వివరాలు కూడా కనిపిస్తాయి.`,
      good: (ppi: number, size: Pixels): string =>
        `${millimetres(size)} సైజులో అంగుళానికి ${ppi} పిక్సెల్స్: చేయి చాచినంత దూరం నుండి బాగుంటుంది.`,
      blur: (ppi: number, size: Pixels): string =>
        `${millimetres(size)} సైజులో అంగుళానికి ${ppi} పిక్సెల్స్ మాత్రమే. జూమ్ తగ్గించండి, చిన్న సైజు ఎంచుకోండి, లేదా పెద్ద ఫోటో వాడండి.`,
    },
    saveResults: {
      saved: 'ఈ ఫోన్ లేదా కంప్యూటర్‌లో భద్రంగా ఉంది.',
      full: 'ఈ ఫోన్ లేదా కంప్యూటర్‌లో ఫోటోలకు చోటు అయిపోయింది, అందుకే ఈ ట్యాబ్ మూసే వరకే ఈ డిజైన్ ఉంటుంది. ఇది ఉండాలంటే వేరేది ఒకటి తొలగించండి.',
      refused: 'ఈ బ్రౌజర్ ఫోటోలను దాచి ఉంచదు (ప్రైవేట్ విండో కావచ్చు). ఈ ట్యాబ్ మూసే వరకు మీ డిజైన్ ఉంటుంది.',
    },
    readAs: (format: string): string => `ఫైల్ పేరు వేరేగా ఉన్నా, ఇందులో ఉన్నది ${format} ఫోటో. ఇది పనికొస్తుంది.`,
    problems: {
      empty: 'ఈ ఫైల్ ఖాళీగా ఉంది. వేరేది ఎంచుకోండి.',
      notImage: 'పేరు ఏదైనా, ఈ ఫైల్ ఫోటో కాదు. JPEG, PNG, WebP లేదా HEIC ఫోటో ఎంచుకోండి.',
      svg: 'ఇది SVG బొమ్మ, ఫోటోలా ప్రింట్ కాదు. దీన్ని JPEG లేదా PNGగా మార్చి ఎంచుకోండి.',
      moving: 'ఇది కదిలే చిత్రం, ప్రింట్‌లో కదలదు. మామూలు ఫోటో, లేదా మీకు నచ్చిన క్షణం స్క్రీన్‌షాట్ ఎంచుకోండి.',
      otherFormat: 'ఈ ఫార్మాట్‌లో ఉన్న ఫోటో ప్రింట్ చేయడం కుదరదు. JPEG లేదా PNGగా సేవ్ చేసి మళ్లీ ఎంచుకోండి.',
      damaged: 'ఈ ఫోటో పాడైంది లేదా పూర్తిగా లేదు. కెమెరా నుండి మళ్లీ కాపీ చేయండి, లేదా వేరేది ఎంచుకోండి.',
      heic: 'ఈ బ్రౌజర్‌లో HEIC ఫోటోలు తెరుచుకోవు. JPEGగా సేవ్ చేసి మళ్లీ ఎంచుకోండి.',
      tooSmall: (size: Pixels | null): string =>
        `ఈ ఫోటో ప్రింట్ చేయలేనంత చిన్నది${pixels(size)}. ప్రతి వైపు కనీసం 100 పిక్సెల్స్ ఉన్నది ఎంచుకోండి.`,
      tooWide: (size: Pixels | null): string => `ఈ ఫోటో మరీ పొడవుగా ఉంది${pixels(size)}. ప్రతి వైపు 16,384 పిక్సెల్స్ మించనిది ఎంచుకోండి.`,
      tooManyPixels: (size: Pixels | null): string => `ఈ ఫోటో 50 మెగాపిక్సెల్స్ దాటింది${pixels(size)}. దీని చిన్న కాపీ ఎంచుకోండి.`,
      tooManyBytes: 'ఈ ఫైల్ 100 MB దాటింది. దీని చిన్న కాపీ ఎంచుకోండి.',
      memory: 'ఈ ఫోటోకు మెమరీ సరిపోవడం లేదు. వేరే యాప్‌లు మూసేయండి, లేదా దీని చిన్న కాపీ ఎంచుకోండి.',
    },
    stillThere: 'ఇంతకు ముందు ఫోటో అలాగే ఉంది.',
  },
  send: sending,
};
