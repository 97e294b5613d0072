import type { KeywordDraft } from '../keyword-draft.ts';

export const stickersLaptopsBottles: KeywordDraft = {
  slug: 'waterproof-photo-stickers-laptops-bottles',
  keyword: 'Waterproof photo stickers for laptops and bottles',
  description:
    'Waterproof photo stickers explained: vinyl and laminate, sizes for laptops and bottles, how to apply them without bubbles and how to remove them.',
  content: `
<p>Paper stickers last until the first rain. Ours are white vinyl with a clear laminate on top, cut round the picture, and made to be touched, wiped and splashed. They turn a steel flask into your flask, which in a school of eight hundred is worth something.</p>
<h2>Which size goes where</h2>
<table>
<thead><tr><th>Surface</th><th>Good size</th><th>Note</th></tr></thead>
<tbody>
<tr><td>Steel bottle or flask</td><td>3 inch circle</td><td>Larger ones wrinkle on the curve</td></tr>
<tr><td>Tiffin box, geometry box</td><td>2 inch circle</td><td>Add a name and class</td></tr>
<tr><td>Laptop lid</td><td>Mixed set up to 75 mm</td><td>Removable glue</td></tr>
<tr><td>Helmet, cycle frame</td><td>From the sheet of six</td><td>Flat areas only</td></tr>
</tbody>
</table>
<p>All of them are in the category <a href="/collections?category=Waterproof%20Photo%20Stickers">Waterproof Photo Stickers</a>. Single bottle stickers are ₹149; a sheet with six different photos is ₹249.</p>
<h2>Putting one on without bubbles</h2>
<ol>
<li>Wash the surface with soap, dry it, and wipe once more with a clean cloth. Grease is what lifts stickers, not water.</li>
<li>Peel back a third of the backing and set that edge down first.</li>
<li>Press from the middle outwards with a cloth, pulling the rest of the backing away as you go.</li>
<li>Leave it dry for a day. The glue reaches its full grip overnight.</li>
</ol>
<p>Smooth steel, glass, painted metal and hard plastic hold well. Rough, rubbery or powder-textured surfaces do not, whatever the sticker.</p>
<h3>Taking it off again</h3>
<p>Warm the sticker with a hair dryer for half a minute and lift a corner with a fingernail, then pull slowly and flat. Traces of glue come away with a drop of cooking oil. Laptop sets use a removable glue and need no heat.</p>
<h2>Photos that make good stickers</h2>
<p>A sticker is seen from a metre away and for a second at a time. One face, one pet or one clear object is right; a landscape becomes a smudge. We cut along a white border of about 3 mm, so a busy background is no trouble: tell us if you want it removed altogether. For a 75 mm sticker send at least 600 × 600 pixels.</p>
<h2>What waterproof means here</h2>
<p>Rain, a running tap, a wet bag and monsoon humidity are fine. A dishwasher is not, because its heat softens the glue, and neither is soaking the bottle overnight. In full sun colours soften a little after a couple of years.</p>
<h2>Orders for a class or a club</h2>
<p>Name stickers for a whole class, team logos and festival stickers can be printed in quantity at a discount; <a href="/contact">tell us the number and the size</a>. Delivery takes 5-7 working days. Please check spellings in the preview, since printed stickers cannot be taken back unless they are faulty.</p>
`,
};
