import type { KeywordDraft } from '../keyword-draft.ts';

export const photoCushions: KeywordDraft = {
  slug: 'photo-cushions-and-pillows',
  keyword: 'Photo cushions and pillows',
  description:
    'Square, heart or rectangular: a guide to photo cushions and pillows, their sizes and fabrics, cropping, washing, and pairing them on an Indian sofa.',
  content: `
<p>Cloth is forgiving. It softens skin, hides small faults in a photo and makes a room look lived in. It is also soft at the edges, stretches a little and has to be washed. Here is how to choose a cushion that you will still like after a year of evening tea.</p>
<h2>Three shapes</h2>
<table>
<thead><tr><th>Shape</th><th>Print</th><th>Best photo</th><th>Smallest file</th></tr></thead>
<tbody>
<tr><td>Square, 16 x 16 inch</td><td>400 × 400 mm</td><td>One face or a small group</td><td>2400 × 2400 pixels</td></tr>
<tr><td>Heart</td><td>325 × 300 mm</td><td>Two people, close together</td><td>1950 × 1800 pixels</td></tr>
<tr><td>Rectangular pillow</td><td>500 × 330 mm</td><td>Landscapes, wide groups</td><td>3000 × 1950 pixels</td></tr>
</tbody>
</table>
<p>The square ones also come in 12 x 12, which fits a dining chair or a car. On a three-seat sofa choose 16 x 16, as the smaller size looks lost there.</p>
<h2>How a photo is cropped</h2>
<p>Phones take pictures that are longer than they are wide, so a square always loses something. Unless you tell us otherwise we keep the faces and give up the floor. With a heart, the two upper corners and everything beside the point disappear; keep heads towards the middle, and do not choose a photo in which somebody stands far to the left.</p>
<p>The edge of a cushion curves away. Text or a face in the last three centimetres would end up on the side, where nobody sees it.</p>
<h3>Colour on cloth</h3>
<p>Cloth prints a little darker and less contrasty than a screen shows. Sunny outdoor photos gain from this. Night photos are lightened before printing so that they do not sink into black.</p>
<h2>Fabric and filling</h2>
<p>Square covers and the pillow are satin-feel polyester, which holds colour in the wash and dries fast. The heart is short plush with a satin panel, and its border is red. Covers of the square cushions and the pillow have a hidden zip; the filling is included with all of them. Everything arrives pressed flat, so shake it and leave it overnight.</p>
<h2>Washing</h2>
<ul>
<li>Take the filling out, turn the cover inside out, and wash in cold water with a mild powder.</li>
<li>No bleach, and no brushing on the printed side.</li>
<li>Dry in the shade. A whole day of April sun does more harm than twenty washes.</li>
<li>The heart does not open: dab it with a damp cloth.</li>
</ul>
<h2>Pairing on a sofa</h2>
<p>One photo cushion among plain ones in a colour taken from the picture looks planned. Five photo cushions look like a shop window, and we should know. For two ends of a sofa there is a <a href="/collections?category=Cushions">set of two</a> with two photos; beds look best with one <a href="/collections?category=Pillows">pillow</a> in the middle.</p>
<p>Delivery takes 5-7 working days in India. Changes are possible within 2 hours of ordering. For a special size or many of one kind, <a href="/contact">please ask</a>.</p>
`,
};
