"""Makes the fonts of Telugu and Hindi, src/styles/fonts-te.css and src/styles/fonts-hi.css from the packages of Fontsource.

    npm pack @fontsource-variable/anek-telugu @fontsource-variable/anek-devanagari \\
        @fontsource-variable/noto-serif-telugu @fontsource-variable/noto-serif-devanagari     (unpack all)
    apt-get install python3-fonttools python3-brotli libharfbuzz-bin
    python3 scripts/fonts_languages.py <folder of the four packages> && npx oxfmt src/styles

The body faces keep their weights from 400 to 700, and the headings' faces become one static cut that is as dark as
Fraunces. They join the families of the Latin files: a browser takes each letter from the file whose range has it. Each
language has a sheet of its own, for both scripts need the joiners U+200C-200D: with both sheets on a page, a joiner in
Telugu loads Hindi's file as well.
"""
import copy
import json
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

from fonts import ANEK_ASCENT, ANEK_DESCENT, STYLES, fallback_faces, find, save, set_metrics, web_face

JOINERS, DOTTED_CIRCLE = [0x200C, 0x200D], [0x25CC]
UNITS = 1000  # to the em: a tenth of a pixel in the largest heading, and a tenth fewer bytes than 2000
LEAST_KERN = 40 / 2000  # em. What moves a letter by less is not seen in running text, and is three quarters of the table
TOLERANCE = 3  # units by which a point of a weight between may be off its place
HEADING_WEIGHT = 480

# Left out of Telugu: digits (the shop prints 0-9), avagraha, vocalic l, tsa, dza, llla, the sign for r and what Unicode
# has for Prakrit and the Vedas. Of nga, nya and rra (historic) the forms with those vowel signs are missing that none of
# the 125,000 words of a dictionary has, and of five aspirates the second drawings, whose stroke makes way for letters below.
TELUGU = [*range(0xC01, 0xC04), *range(0xC05, 0xC0C), *range(0xC0E, 0xC11), *range(0xC12, 0xC29), *range(0xC2A, 0xC34),
          *range(0xC35, 0xC3A), *range(0xC3E, 0xC45), *range(0xC46, 0xC49), *range(0xC4A, 0xC4E), 0xC55, 0xC56]
TELUGU_RARE = re.compile(r'((Nya|Llla)matra\w+|Ngamatra(Aa|Ii|Ee?|O|Au)|Rramatra(Ee|Oo?|Au))\.te|'
                         r'(Cha|Jha|Gha|Ddha|Tha)(matra\w+|Halant)2\.te')

# Left out of Hindi: digits, vocalic l, long vocalic r, short e and o, the letters for Marathi's, Sindhi's and southern
# sounds but lla, Vedic accents. Dandas, om, avagraha and the sign of abbreviation stay.
DEVANAGARI = [*range(0x901, 0x904), *range(0x905, 0x90C), 0x90D, *range(0x90F, 0x912), *range(0x913, 0x929),
              *range(0x92A, 0x931), 0x932, 0x933, *range(0x935, 0x93A), 0x93C, 0x93D, *range(0x93E, 0x944), 0x945,
              *range(0x947, 0x94A), *range(0x94B, 0x94E), 0x950, *range(0x958, 0x95F), 0x964, 0x965, 0x970]
# Of the groups of consonants that Anek has drawings for these remain. Without the 300 others shaping sets the half form
# beside the letter: all but ten, which no word of a dictionary has, then differ by a fifth of their ink at most.
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
    # Mean width of a character of the sample in em, and the names by which local() finds the font; the last one that is
    # installed wins. Measured by mean_width on Debian's fonts-noto-core and fonts-lohit; Nirmala UI and Kohinoor, of
    # Windows and Apple, could not be measured.
    serif: list
    sans: list
    bold: list


SCRIPTS = [
    Script('te', 'telugu', [*TELUGU, *JOINERS, *DOTTED_CIRCLE],
           'కనుకకు స్వాగతం. విభాగాల వారీగా కొనండి. ఎక్కువగా అమ్ముడైనవి. మా కథ. తరచుగా అడిగే ప్రశ్నలు. '
           'ఫోటో ఫ్రేమ్‌లు. మీ కార్ట్. ',
           'మీ ఫోటోతో, చేతితో చేసిన బహుమతులు భారతదేశమంతటా పంపుతాము. మీకు నచ్చిన చిత్రాన్ని ఎక్కించండి, ఫ్రేమ్, మగ్, దిండు లేదా '
           'దీపం ఎంచుకోండి, కొనే ముందు దానిపై మీ ఫోటో చూడండి. కార్ట్‌లో వేయండి. వివరాలు చూడండి. ',
           [(0.3897, 'Lohit Telugu', 'Lohit-Telugu'), (0.4408, 'Noto Sans Telugu', 'NotoSansTelugu-Regular'),
            (0.4106, 'Noto Serif Telugu', 'NotoSerifTelugu-Regular')],
           [(0.4218, 'Lohit Telugu', 'Lohit-Telugu'), (0.4723, 'Noto Sans Telugu', 'NotoSansTelugu-Regular')],
           [(0.4218, 'Lohit Telugu', 'Lohit-Telugu'), (0.5144, 'Noto Sans Telugu Bold', 'NotoSansTelugu-Bold')]),
    Script('hi', 'devanagari', [*DEVANAGARI, *JOINERS, *DOTTED_CIRCLE],
           'कनुका में आपका स्वागत है। श्रेणी के अनुसार ख़रीदें। सबसे ज़्यादा बिकने वाले। हमारी कहानी। अक्सर पूछे जाने वाले '
           'प्रश्न। फ़ोटो फ़्रेम। आपका कार्ट। ',
           'आपकी फ़ोटो वाले, हाथ से बने उपहार, पूरे भारत में भेजे जाते हैं। अपनी पसंदीदा तस्वीर चढ़ाइए, फ़्रेम, मग, तकिया या लैंप चुनिए, और '
           'ख़रीदने से पहले उस पर अपनी फ़ोटो देखिए। कार्ट में डालें। विवरण देखें। ',
           [(0.3721, 'Lohit Devanagari', 'Lohit-Devanagari'), (0.3766, 'Noto Sans Devanagari', 'NotoSansDevanagari-Regular'),
            (0.3529, 'Noto Serif Devanagari', 'NotoSerifDevanagari-Regular')],
           [(0.3891, 'Lohit Devanagari', 'Lohit-Devanagari'), (0.393, 'Noto Sans Devanagari', 'NotoSansDevanagari-Regular')],
           [(0.3891, 'Lohit Devanagari', 'Lohit-Devanagari'), (0.4291, 'Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold')]),
]


def is_rare(glyph):
    joined = re.fullmatch(rf'((?:{CONSONANT}){{2,}})\.dv', glyph)
    if joined and not re.fullmatch(rf'{CONSONANT}Ra\.dv', glyph):
        return joined[1] not in JOINED
    return bool(TELUGU_RARE.fullmatch(glyph) or DEVANAGARI_RARE.fullmatch(glyph))


def without_rare(font):
    """Takes the substitutions that lead to rare glyphs away; the subset then leaves the glyphs out."""
    for lookup in font['GSUB'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if hasattr(table, 'ligatures'):
                kept = {first: [one for one in all_ if not is_rare(one.LigGlyph)] for first, all_ in table.ligatures.items()}
                table.ligatures = {first: some for first, some in kept.items() if some}
            elif type(table).__name__ == 'SingleSubst':
                table.mapping = {one: other for one, other in table.mapping.items() if not is_rare(one) and not is_rare(other)}
    return font


def subset(font, codes):
    """With every layout feature: akhn, rphf, blwf, half, pres, abvs, blws, psts, abvm, blwm, locl and all others."""
    options = Options(layout_features='*', hinting=False, name_IDs=[0, 1, 2, 5, 6, 13, 14], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    for code in set(codes) - set(font.getBestCmap()):
        sys.exit(f'No glyph for U+{code:04X}')
    return font


def advance_of(value):
    return getattr(value, 'XAdvance', 0) if value else 0


def without_small_kerns(font):
    """Leaves out pairs that differ by less than LEAST_KERN from what the tables behind theirs say."""
    least = LEAST_KERN * font['head'].unitsPerEm

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
            kept = {}
            for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if abs(
                    advance_of(pair.Value1) - said_by(tables[at + 1:], first, pair.SecondGlyph)) >= least]
                pairs.PairValueCount = len(pairs.PairValueRecord)
                if pairs.PairValueCount:
                    kept[first] = pairs
            table.Coverage.glyphs, table.PairSet, table.PairSetCount = [*kept], [*kept.values()], len(kept)


def from_400_to_700(font):
    """One step from 400 to 700 in place of Anek's two from 500, and the pairs of 500 for all weights."""
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


def range_of(codes):
    """U+0C01-0C03, U+0C05 ..."""
    runs = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ', '.join(f'U+{first:04X}' + (f'-{last:04X}' if last > first else '') for first, last in runs)


def mean_width(path, script, text):
    """In em, by HarfBuzz, for letters that join have no width of their own; spaces and stops come from the Latin files."""
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


def make(script, folder, fraunces):
    file = find(folder, f'anek-{script.name}-{script.name}-wght-normal.woff2')
    body = from_400_to_700(subset(without_rare(file), script.codes))
    regular, semibold = (instantiateVariableFont(copy.deepcopy(body), {'wght': weight}) for weight in (400, 600))
    heading = find(folder, f'noto-serif-{script.name}-{script.name}-wght-normal.woff2')
    heading = subset(instantiateVariableFont(heading, {'wght': HEADING_WEIGHT}), script.codes)
    line, em = fraunces['hhea'], fraunces['head'].unitsPerEm
    ascent, descent = line.ascent / em, -line.descent / em
    set_metrics(body, ANEK_ASCENT, ANEK_DESCENT)
    set_metrics(heading, ascent, descent)
    save(body, f'anek-{script.language}.woff2')
    save(heading, f'noto-serif-{script.language}.woff2')

    characters = range_of(script.codes)
    css = [
        '/* Made by scripts/fonts_languages.py. Only the letters of one script: Latin ones stay in fonts.css. */\n',
        web_face('Fraunces', f'noto-serif-{script.language}.woff2', '100 900', characters),
        web_face('Anek Telugu', f'anek-{script.language}.woff2', '400 700', characters),
    ]
    for family, weight, sample, cut, up, down, locals_ in (
        ('Fraunces Fallback', '100 900', script.headings, heading, ascent, descent, script.serif),
        ('Anek Fallback', '100 599', script.running, regular, ANEK_ASCENT, ANEK_DESCENT, script.sans),
        ('Anek Fallback', '600 900', script.running, semibold, ANEK_ASCENT, ANEK_DESCENT, script.bold),
    ):
        for one in fallback_faces(family, weight, cut_width(cut, script, sample), up, down, locals_):
            css.append(one.replace('}\n', f'  unicode-range: {characters};\n}}\n'))
    (STYLES / f'fonts-{script.language}.css').write_text('\n'.join(css), encoding='utf-8')


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for each in SCRIPTS:
        make(each, sys.argv[1], TTFont(STYLES / 'fonts' / 'fraunces-latin.woff2'))
