"""Subsets the fonts in src/styles/fonts from the packages of Fontsource, and prints their widths (scripts/build/fallbackFonts.ts).

    npm pack @fontsource-variable/fraunces @fontsource-variable/anek-telugu @fontsource-variable/anek-devanagari \\
        @fontsource-variable/noto-serif-telugu @fontsource-variable/noto-serif-devanagari     (unpack all)
    apt-get install python3-fonttools python3-brotli libharfbuzz-bin
    python3 scripts/build/fonts.py <folder of the packages>

Fraunces becomes one static cut (optical size 48, weight 420); Anek keeps its weights from 400 to 700 and gets vertical
metrics that centre its letters in a button. The rupee sign is in Anek's latin-ext file: a third file.

Telugu's and Hindi's faces join the families of the Latin files: a browser takes each letter from the file whose range includes
it. The headings' faces become one static cut that is as dark as Fraunces. Each language has its own style sheet, because both
scripts need the joiners U+200C-200D: with both sheets on a page, a joiner in Telugu would load Hindi's file as well.
"""
import copy
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parent.parent.parent / 'src' / 'styles' / 'fonts'
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, '\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2212')]
RUPEE = 0x20B9
LATIN_FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'rvrn', 'ccmp']
EVERY_FEATURE = '*'  # akhn, rphf, blwf, half, pres, abvs, blws, psts, abvm, blwm, locl and all others
ANEK_ASCENT, ANEK_DESCENT = 0.94, 0.36

# A device's font is stretched until its sample is as wide as in the real font.
HEADINGS = ('Welcome to Kanuka. Shop by Category. Best Sales. Our Story. Frequently Asked Questions. Photo Frames. '
            'Custom Mugs. Your Cart. Related Products. Latest Collections. ')
COPY = ('Personalised photo gifts, made by hand and sent all over India. Upload your favourite picture, choose a '
        'frame, a mug, a cushion or a lamp, and see your photo on it before you buy. Add to Cart. View Details. ')

JOINERS, DOTTED_CIRCLE = [0x200C, 0x200D], [0x25CC]
UNITS = 1000  # to the em: a tenth of a pixel in the largest heading, and a tenth fewer bytes than 2000
MIN_KERN = 40 / 2000  # em. What moves a letter by less is not seen in running text, and is three quarters of the table
TOLERANCE = 3  # units by which a point of a weight between may be off its place
HEADING_WEIGHT = 480

# Omitted from Telugu: digits (the shop prints 0-9), avagraha, vocalic l, tsa, dza, llla, the sign for r and the signs for
# Prakrit and the Vedas; the forms of nga, nya and rra (historic) with vowel signs that occur in none of the 125,000 words of
# a dictionary; and the alternate glyphs of five aspirates, whose stroke makes room for letters below.
TELUGU = [*range(0xC01, 0xC04), *range(0xC05, 0xC0C), *range(0xC0E, 0xC11), *range(0xC12, 0xC29), *range(0xC2A, 0xC34),
          *range(0xC35, 0xC3A), *range(0xC3E, 0xC45), *range(0xC46, 0xC49), *range(0xC4A, 0xC4E), 0xC55, 0xC56]
TELUGU_RARE = re.compile(r'((Nya|Llla)matra\w+|Ngamatra(Aa|Ii|Ee?|O|Au)|Rramatra(Ee|Oo?|Au))\.te|'
                         r'(Cha|Jha|Gha|Ddha|Tha)(matra\w+|Halant)2\.te')

# Omitted from Hindi: digits, vocalic l, long vocalic r, short e and o, the letters for Marathi's, Sindhi's and southern
# sounds but lla, Vedic accents. Dandas, om, avagraha and the sign of abbreviation stay.
DEVANAGARI = [*range(0x901, 0x904), *range(0x905, 0x90C), 0x90D, *range(0x90F, 0x912), *range(0x913, 0x929),
              *range(0x92A, 0x931), 0x932, 0x933, *range(0x935, 0x93A), 0x93C, 0x93D, *range(0x93E, 0x944), 0x945,
              *range(0x947, 0x94A), *range(0x94B, 0x94E), 0x950, *range(0x958, 0x95F), 0x964, 0x965, 0x970]
# The conjuncts of Anek that are retained. Without the 300 others, shaping places the half form beside the letter: all but
# ten, which occur in no word of a dictionary, then differ by at most a fifth of their ink.
JOINED = set(
    'BaNa CaCa CaChaVa CaNa ChaVa ChaYa DaBa DaBha DaBhaYa DaDa DaDaYa DaDha DaDhaYa DaGa DaMa DaNa DaRaYa DaVa '
    'DaVaYa DaYa DdaDda DdaDdaYa DdaDdha DdaYa DdhaDdha DdhaYa DhaNa GaNa GhaNa HaLa HaMa HaMaYa HaNa HaNna HaVa HaYa '
    'JaJa JaJaYa JaNa JaNuktaJaNukta JaNya JaYa KaCa KaSsa KaTa KaTaRa KhaNa LaSa LlaLla MaNa NaCa NaDaVa NaNa NaNaYa '
    'NaSa NaTaRa NaTaRaYa NaTaSa NgaGa NgaKa NgaMa NgaYa PaNa SaKha SaLa SaMa SaPa SaSa SaTa SaTaRa SaTta SaVa ShaNa '
    'SsaTtaYa SsaTthaYa TaNa TaSa TaTa TaTaVa TaTha TaYa TtaTta TtaTtaYa TtaTtha TtaVa TtaYa TthaTtha TthaTthaYa '
    'TthaYa'.split())
CONSONANT = '(?:(?:K|G|C|J|Tt|Dd|T|D|P|B)h?a|(?:Ng|Ny|Nn|N|M|Y|R|Ll|L|V|Sh|Ss|S|H)a)(?:Nukta)?'
DEVANAGARI_RARE = re.compile(
    r'.*(\.MAR|RephChandrabindu|Short[EO]|Lruu?).*|(Nya|Ya|YaNukta)Ra\.dv|(Ka|Gha|Dha|Pa|Va|Ssa|Sa|Ga|Bha)RaHalant\.dv|'
    r'(NaBha|NaSa|MaBha|LaBha)Halant\.dv')


class Script(NamedTuple):
    language: str
    name: str
    codes: list
    headings: str
    running: str


SCRIPTS = [
    Script('te', 'telugu', [*TELUGU, *JOINERS, *DOTTED_CIRCLE],
           'కనుకకు స్వాగతం. విభాగాల వారీగా కొనండి. ఎక్కువగా అమ్ముడైనవి. మా కథ. తరచుగా అడిగే ప్రశ్నలు. '
           'ఫోటో ఫ్రేమ్‌లు. మీ కార్ట్. ',
           'మీ ఫోటోతో, చేతితో చేసిన బహుమతులు భారతదేశమంతటా పంపుతాము. మీకు నచ్చిన చిత్రాన్ని ఎక్కించండి, ఫ్రేమ్, మగ్, దిండు లేదా '
           'దీపం ఎంచుకోండి, కొనే ముందు దానిపై మీ ఫోటో చూడండి. కార్ట్‌లో వేయండి. వివరాలు చూడండి. '),
    Script('hi', 'devanagari', [*DEVANAGARI, *JOINERS, *DOTTED_CIRCLE],
           'कनुका में आपका स्वागत है। श्रेणी के अनुसार ख़रीदें। सबसे ज़्यादा बिकने वाले। हमारी कहानी। अक्सर पूछे जाने वाले '
           'प्रश्न। फ़ोटो फ़्रेम। आपका कार्ट। ',
           'आपकी फ़ोटो वाले, हाथ से बने उपहार, पूरे भारत में भेजे जाते हैं। अपनी पसंदीदा तस्वीर चढ़ाइए, फ़्रेम, मग, तकिया या लैंप चुनिए, और '
           'ख़रीदने से पहले उस पर अपनी फ़ोटो देखिए। कार्ट में डालें। विवरण देखें। '),
]


def find(folder, name):
    for path in sorted(Path(folder).rglob(name)):
        return TTFont(path, recalcTimestamp=False)
    sys.exit(f'{name} is not in {folder}: unpack the packages of Fontsource there (see the top of this script)')


def subset(font, codes, features):
    options = Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 5, 6, 13, 14], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    for code in set(codes) - set(font.getBestCmap()):
        sys.exit(f'No glyph for U+{code:04X}')
    return font


def set_metrics(font, ascent, descent):
    em, line, extra = font['head'].unitsPerEm, font['hhea'], font['OS/2']
    line.ascent = extra.sTypoAscender = round(ascent * em)
    line.descent = extra.sTypoDescender = -round(descent * em)
    line.lineGap = extra.sTypoLineGap = 0
    extra.fsSelection |= 1 << 7  # USE_TYPO_METRICS


def save(font, name):
    path, font.flavor = FONTS / name, 'woff2'
    font.save(path)
    print(f'{name}: {path.stat().st_size} bytes, {len(font.getBestCmap())} characters')


def width(font, sample):
    names, advances = font.getBestCmap(), font['hmtx']
    return sum(advances[names[ord(letter)]][0] for letter in sample) / font['head'].unitsPerEm / len(sample)


def print_widths(name, *widths):
    print(f'{name}, headings, running text and bold:', *(f'{each:.5f}' for each in widths))


def is_rare(glyph):
    joined = re.fullmatch(rf'((?:{CONSONANT}){{2,}})\.dv', glyph)
    if joined and not re.fullmatch(rf'{CONSONANT}Ra\.dv', glyph):
        return joined[1] not in JOINED
    return bool(TELUGU_RARE.fullmatch(glyph) or DEVANAGARI_RARE.fullmatch(glyph))


def without_rare(font):
    """Removes the substitutions that lead to rare glyphs, so that the subset omits the glyphs."""
    for lookup in font['GSUB'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if hasattr(table, 'ligatures'):
                retained = {first: [one for one in all_ if not is_rare(one.LigGlyph)] for first, all_ in table.ligatures.items()}
                table.ligatures = {first: some for first, some in retained.items() if some}
            elif type(table).__name__ == 'SingleSubst':
                table.mapping = {one: other for one, other in table.mapping.items() if not is_rare(one) and not is_rare(other)}
    return font


def advance_of(value):
    return getattr(value, 'XAdvance', 0) if value else 0


def without_small_kerns(font):
    """Omits pairs that differ by less than MIN_KERN from the tables that follow."""
    least = MIN_KERN * font['head'].unitsPerEm

    def said_by(tables, first, second):
        for table in tables:
            if first not in table.Coverage.glyphs:
                continue
            if table.Format == 2:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                return advance_of(row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1)
            for pair in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
                if pair.SecondGlyph == second:
                    return advance_of(pair.Value1)
        return 0

    for lookup in font['GPOS'].table.LookupList.Lookup:
        tables = [getattr(table, 'ExtSubTable', table) for table in lookup.SubTable]
        for at, table in enumerate(tables):
            if type(table).__name__ != 'PairPos' or table.Format == 2:
                continue
            retained = {}
            for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if abs(
                    advance_of(pair.Value1) - said_by(tables[at + 1:], first, pair.SecondGlyph)) >= least]
                pairs.PairValueCount = len(pairs.PairValueRecord)
                if pairs.PairValueCount:
                    retained[first] = pairs
            table.Coverage.glyphs, table.PairSet, table.PairSetCount = [*retained], [*retained.values()], len(retained)


def from_400_to_700(font):
    """One step from 400 to 700 instead of Anek's two from 500, and the pairs of 500 for all weights."""
    light, medium, dark = (instantiateVariableFont(copy.deepcopy(font), {'wght': weight}) for weight in (400, 500, 700))
    without_small_kerns(medium)
    for cut in (light, medium, dark):
        scale_upem(cut, UNITS)
    axes, steps = copy.deepcopy(font['fvar']), newTable('gvar')
    axes.instances, axis = [], axes.axes[0]
    axis.minValue, axis.defaultValue, axis.maxValue = 400, 400, 700
    steps.version, steps.reserved, steps.variations = 1, 0, {}
    for name in light.getGlyphOrder():
        start, controls = light['glyf']._getCoordinatesAndControls(name, light['hmtx'].metrics)
        end, _ = dark['glyf']._getCoordinatesAndControls(name, dark['hmtx'].metrics)
        step = TupleVariation({'wght': (0, 1, 1)}, list(end - start))
        step.optimize(start, controls.endPts, tolerance=TOLERANCE, isComposite=controls.numberOfContours == -1)
        steps.variations[name] = [step] if any(x or y for x, y in end - start) else []
    light['fvar'], light['gvar'], light['GPOS'], light['GDEF'] = axes, steps, medium['GPOS'], medium['GDEF']
    del light['STAT']
    return light


def mean_width(path, script, text):
    """In em, by HarfBuzz, because joined letters have no width of their own; spaces and stops come from the Latin files."""
    words = ''.join(letter if ord(letter) in script.codes else ' ' for letter in text).split()
    shaped = subprocess.run(['hb-shape', '--output-format=json', f'--language={script.language}', path],
                            input='\n'.join(words), capture_output=True, check=True, text=True).stdout
    advance = sum(glyph['ax'] for word in shaped.splitlines() for glyph in json.loads(word))
    return advance / TTFont(path)['head'].unitsPerEm / len(''.join(words))


def cut_width(font, script, text):
    plain = copy.deepcopy(font)
    plain.flavor = None
    with tempfile.NamedTemporaryFile(suffix='.ttf') as file:
        plain.save(file.name)
        return mean_width(file.name, script, text)


def make_latin(folder):
    fraunces = subset(find(folder, 'fraunces-latin-opsz-normal.woff2'), LATIN, LATIN_FEATURES)
    fraunces = instantiateVariableFont(fraunces, {'opsz': 48, 'wght': 420})
    save(fraunces, 'fraunces-latin.woff2')
    anek = subset(find(folder, 'anek-telugu-latin-wght-normal.woff2'), LATIN, LATIN_FEATURES)
    regular, medium, semibold = (instantiateVariableFont(anek, {'wght': weight}, inplace=False) for weight in (400, 500, 600))
    rupee = subset(find(folder, 'anek-telugu-latin-ext-wght-normal.woff2'), [RUPEE], LATIN_FEATURES)
    anek, rupee = (instantiateVariableFont(font, {'wght': (400, 700)}) for font in (anek, rupee))
    anek['GPOS'], anek['GDEF'] = medium['GPOS'], medium['GDEF']  # kerning that varies with the weight costs 8 KB
    for font, name in ((anek, 'anek-telugu-latin.woff2'), (rupee, 'anek-telugu-rupee.woff2')):
        set_metrics(font, ANEK_ASCENT, ANEK_DESCENT)
        save(font, name)

    print_widths('latin', width(fraunces, HEADINGS), width(regular, COPY), width(semibold, COPY))
    return fraunces


def make(script, folder, fraunces):
    file = find(folder, f'anek-{script.name}-{script.name}-wght-normal.woff2')
    body = from_400_to_700(subset(without_rare(file), script.codes, EVERY_FEATURE))
    regular, semibold = (instantiateVariableFont(copy.deepcopy(body), {'wght': weight}) for weight in (400, 600))
    heading = find(folder, f'noto-serif-{script.name}-{script.name}-wght-normal.woff2')
    heading = subset(instantiateVariableFont(heading, {'wght': HEADING_WEIGHT}), script.codes, EVERY_FEATURE)
    line, em = fraunces['hhea'], fraunces['head'].unitsPerEm
    ascent, descent = line.ascent / em, -line.descent / em
    set_metrics(body, ANEK_ASCENT, ANEK_DESCENT)
    set_metrics(heading, ascent, descent)
    save(body, f'anek-{script.language}.woff2')
    save(heading, f'noto-serif-{script.language}.woff2')

    samples = (heading, script.headings), (regular, script.running), (semibold, script.running)
    print_widths(script.name, *(cut_width(cut, script, sample) for cut, sample in samples))


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    latin = make_latin(sys.argv[1])
    for each in SCRIPTS:
        make(each, sys.argv[1], latin)
