import type { KeywordDraft } from '../keyword-draft.ts';

export const mugsAndhra: KeywordDraft = {
  slug: 'custom-mug-printing-andhra-pradesh',
  keyword: 'Custom mug printing in Andhra Pradesh',
  description:
    'Photo mugs and magic mugs printed in Tenali and sent across Andhra Pradesh: sizes, print area, photos that work, and how to look after the print.',
  content: `
<p>A mug is used every day, which is more than can be said of most presents. We print <a href="/collections?category=Custom%20Mugs">custom mugs</a> one at a time in Tenali and send them to Vijayawada, Guntur, Visakhapatnam, Tirupati and everywhere else the courier goes. Here is what to know before you choose one.</p>
<h2>Two kinds of mug</h2>
<table>
<thead><tr><th>Compare</th><th>Photo mug</th><th>Magic mug</th></tr></thead>
<tbody>
<tr><th>Outside when cold</th><td>White with your picture</td><td>Plain black</td></tr>
<tr><th>With a hot drink</th><td>No change</td><td>The picture appears</td></tr>
<tr><th>Inside</th><td>White</td><td>Red or yellow</td></tr>
<tr><th>Print area</th><td>107 × 80 mm</td><td>107 × 80 mm</td></tr>
<tr><th>Washing</th><td>Top rack or by hand</td><td>By hand only</td></tr>
</tbody>
</table>
<p>The ordinary photo mug is the one to choose for somebody who uses a microwave or a dishwasher. The magic mug is for the surprise: it looks like any black mug until the tea goes in. With lukewarm milk only part of the picture shows, so it is wasted on people who let their coffee go cold.</p>
<h2>325 ml or 440 ml?</h2>
<p>325 ml, also sold as 11 oz, is the usual size: two small cups of filter coffee, or one proper mug of tea. 440 ml is for green tea drinkers and late-night students. The picture is the same size on both, so a larger mug simply has more white around it.</p>
<h2>Photos that print well on a curve</h2>
<ul>
<li>Leave a little air at the left and right. A mug is round, and whoever stands at the edge of the photo ends up next to the handle.</li>
<li>Faces should take up at least a fifth of the height. A full-length group of twelve becomes a row of dots.</li>
<li>850 × 650 pixels is enough; more does no harm.</li>
<li>For magic mugs, choose a picture with some light areas. A night scene hides well but comes up slowly.</li>
</ul>
<h3>Words on a mug</h3>
<p>A name, a date or one short line is plenty. Telugu, Hindi and English can all be printed; send the words as text, not as a picture of handwriting, unless the handwriting is the point. Check the spelling in the preview, since we print what we are sent.</p>
<h2>How long the print lasts</h2>
<p>The ink is pressed into the coating with heat, so there is no film to peel. What wears a mug is scouring powder and the bottom rack of a dishwasher. A soft sponge keeps it bright for years.</p>
<h2>Ordering</h2>
<p>Photo mugs in the catalogue start at ₹299. Delivery takes 5-7 working days. Mugs travel in a fitted box; if one still arrives broken, send us a photo within 48 hours of delivery. To change a picture after ordering, <a href="/contact">contact us</a> within 2 hours, before it goes to the press. For twenty mugs or more, read about <a href="/keyword/bulk-photo-gifts-schools-offices">bulk orders</a> first.</p>
`,
};
