"""Makes the shop's three font files, src/styles/fonts.css and fallbacks.css from the packages of Fontsource.

    npm pack @fontsource-variable/fraunces @fontsource-variable/anek-telugu     (unpack both)
    apt-get install python3-fonttools python3-brotli
    python3 scripts/fonts.py <folder of the woff2 files, or of the two packages>

Fraunces becomes one static cut (optical size 48, weight 420); Anek Telugu keeps its weights from 400 to 700 and gets
vertical metrics that centre its letters in a button. The rupee sign stands in Anek's latin-ext file: a third file.
"""
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

STYLES = Path(__file__).resolve().parent.parent / 'src' / 'styles'
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, '\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2212')]
LATIN_RANGE = 'U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212'
RUPEE = 0x20B9
FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'rvrn', 'ccmp']
ANEK_ASCENT, ANEK_DESCENT = 0.94, 0.36

# A fallback is stretched until its sample is as wide as in the real font.
HEADINGS = ('Welcome to Kanuka. Shop by Category. Best Sales. Our Story. Frequently Asked Questions. Photo Frames. '
            'Custom Mugs. Your Cart. Related Products. Latest Collections. ')
COPY = ('Personalised photo gifts, made by hand and sent all over India. Upload your favourite picture, choose a '
        'frame, a mug, a cushion or a lamp, and see your photo on it before you buy. Add to Cart. View Details. ')
# Phones have Roboto and Noto, everything else Arial and Times, but for bare Linux machines DejaVu.
# Mean advance in the sample, in em, measured on the fonts or on their metric twins (Liberation), then the names by which
# local() finds them. The last one that is installed wins.
SERIF = [(0.5304, 'DejaVu Serif'), (0.4219, 'Times New Roman', 'TimesNewRomanPSMT'), (0.4846, 'Noto Serif', 'NotoSerif')]
SANS = [(0.5026, 'DejaVu Sans'), (0.4417, 'Arial', 'ArialMT'), (0.4376, 'Roboto', 'Roboto-Regular')]
BOLD = [(0.567, 'DejaVu Sans Bold'), (0.4741, 'Arial Bold', 'Arial-BoldMT'), (0.4444, 'Roboto Bold', 'Roboto-Bold')]


def find(folder, name):
    for path in sorted(Path(folder).rglob(name)):
        return TTFont(path, recalcTimestamp=False)
    sys.exit(f'{name} is not in {folder}: unpack the packages of Fontsource there (see the top of this script)')


def subset(font, codes):
    names = [0, 1, 2, 5, 6, 13, 14]
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=names, notdef_outline=True)
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
    path, font.flavor = STYLES / 'fonts' / name, 'woff2'
    font.save(path)
    print(f'{name}: {path.stat().st_size} bytes, {len(font.getBestCmap())} characters')


def width(font, sample):
    names, advances = font.getBestCmap(), font['hmtx']
    return sum(advances[names[ord(letter)]][0] for letter in sample) / font['head'].unitsPerEm / len(sample)


def face(family, source, weight, *more):
    lines = [f"font-family: '{family}'", f'src: {source}', f'font-weight: {weight}', *more]
    return '@font-face {\n' + ''.join(f'  {line};\n' for line in lines) + '}\n'


def web_face(family, file, weight, characters):
    source = f"url('./fonts/{file}') format('woff2')"
    return face(family, source, weight, 'font-style: normal', 'font-display: swap', f'unicode-range: {characters}')


def fallback_faces(family, weight, own, ascent, descent, locals_):
    for other, *names in locals_:
        source = ', '.join(f"local('{name}')" for name in names)
        stretch = own / other
        measures = {'size-adjust': stretch, 'ascent-override': ascent / stretch, 'descent-override': descent / stretch, 'line-gap-override': 0}
        yield face(family, source, weight, *(f'{name}: {round(share * 100, 2):g}%' for name, share in measures.items()))


def main(folder):
    fraunces = instantiateVariableFont(subset(find(folder, 'fraunces-latin-opsz-normal.woff2'), LATIN), {'opsz': 48, 'wght': 420})
    save(fraunces, 'fraunces-latin.woff2')
    anek = subset(find(folder, 'anek-telugu-latin-wght-normal.woff2'), LATIN)
    regular, medium, semibold = (instantiateVariableFont(anek, {'wght': weight}, inplace=False) for weight in (400, 500, 600))
    rupee = subset(find(folder, 'anek-telugu-latin-ext-wght-normal.woff2'), [RUPEE])
    anek, rupee = (instantiateVariableFont(font, {'wght': (400, 700)}) for font in (anek, rupee))
    anek['GPOS'], anek['GDEF'] = medium['GPOS'], medium['GDEF']  # kerning that varies with the weight costs 8 KB
    for font, name in ((anek, 'anek-telugu-latin.woff2'), (rupee, 'anek-telugu-rupee.woff2')):
        set_metrics(font, ANEK_ASCENT, ANEK_DESCENT)
        save(font, name)

    line, em, heading = fraunces['hhea'], fraunces['head'].unitsPerEm, width(fraunces, HEADINGS)
    fonts = [
        '/* Made by scripts/fonts.py. fallbacks.css has what stands in for them. */\n',
        web_face('Fraunces', 'fraunces-latin.woff2', '100 900', LATIN_RANGE),
        web_face('Anek Telugu', 'anek-telugu-latin.woff2', '400 700', LATIN_RANGE),
        web_face('Anek Telugu', 'anek-telugu-rupee.woff2', '400 700', f'U+{RUPEE:04X}'),
    ]
    fallbacks = [
        "/* Made by scripts/fonts.py. These measure as the shop's own fonts do (fonts.css): nothing shifts when those arrive. */\n",
        *fallback_faces('Fraunces Fallback', '100 900', heading, line.ascent / em, -line.descent / em, SERIF),
        *fallback_faces('Anek Fallback', '100 599', width(regular, COPY), ANEK_ASCENT, ANEK_DESCENT, SANS),
        *fallback_faces('Anek Fallback', '600 900', width(semibold, COPY), ANEK_ASCENT, ANEK_DESCENT, BOLD),
    ]
    for name, css in (('fonts', fonts), ('fallbacks', fallbacks)):
        (STYLES / f'{name}.css').write_text('\n'.join(css), encoding='utf-8')


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
