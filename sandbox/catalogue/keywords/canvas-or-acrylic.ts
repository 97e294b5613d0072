import type { KeywordDraft } from '../keyword-draft.ts';

export const canvasOrAcrylic: KeywordDraft = {
  slug: 'canvas-or-acrylic-prints',
  keyword: 'Canvas or acrylic prints',
  description:
    'Canvas or acrylic for your wall photo? An honest comparison of looks, reflections, weight, hanging, cleaning and price, with sizes and file sizes.',
  content: `
<p>Both hang on a wall and both carry one photo. They look as different as a cotton saree and a silk one, and the choice depends less on taste than on the light in the room. Here is the comparison that we give over the counter.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th>Compare</th><th>Canvas</th><th>Acrylic</th></tr></thead>
<tbody>
<tr><th>Surface</th><td>Matt, with a visible weave</td><td>Glossy and smooth</td></tr>
<tr><th>Reflections</th><td>None</td><td>Windows and tube lights show</td></tr>
<tr><th>Colours</th><td>Soft, like a painting</td><td>Deep, with very dark blacks</td></tr>
<tr><th>Fine detail</th><td>Softened a little</td><td>Sharp</td></tr>
<tr><th>Weight</th><td>Light, one nail</td><td>Heavier, four drilled holes</td></tr>
<tr><th>Cleaning</th><td>Dry brush</td><td>Soft damp cloth</td></tr>
<tr><th>From</th><td>₹1,299</td><td>₹1,899</td></tr>
</tbody>
</table>
<h2>Choose canvas when</h2>
<ul>
<li>the wall faces a window or a balcony door;</li>
<li>the photo is a portrait, an old picture or a scan, where a weave hides small faults;</li>
<li>you rent the house and may not drill;</li>
<li>the picture should look warm and homely rather than new.</li>
</ul>
<p>Our canvas is stretched over pine bars and needs no frame. In the 18 x 12 inch size the picture measures 450 × 300 mm. Usually the picture runs on round the edges, so keep faces five centimetres away from them, or ask for white edges.</p>
<h2>Choose acrylic when</h2>
<ul>
<li>the wall has light from the side or from a lamp above;</li>
<li>the photo is bright, recent and sharp: a landscape, city lights, a festival night;</li>
<li>it hangs in a clinic, an office or near a kitchen and will be wiped often.</li>
</ul>
<p>The photo is printed behind clear acrylic and held about two centimetres off the wall by steel stand-offs, which gives it a thin shadow. The drilling template in the box is worth using. In a flat with hard concrete walls, borrow a hammer drill.</p>
<h3>And paper?</h3>
<p>If neither convinces you, a paper print in an <a href="/collections?category=Photo%20Frames">oak frame</a> is the classical middle: matt like canvas, sharp like acrylic, and easy to change when the children grow.</p>
<h2>Will my photo be large enough?</h2>
<p>For canvas at 18 x 12 inches we ask for 2700 × 1800 pixels; for acrylic at 16 x 12 inches, 2400 × 1800. Large acrylic at 36 x 24 inches needs 5400 × 3600, which means a camera file or a recent phone at its full setting. If a photo is too small we say so before printing and suggest the largest size that it can bear. There is more in <a href="/keyword/how-to-choose-a-photo-for-printing">how to choose a photo</a>.</p>
<h2>Delivery</h2>
<p>Prints reach you in 5-7 working days, with corner guards, and the largest ones in a crate. Check the corners while the courier is still there if you can. Damage must be reported within 48 hours of delivery, with photographs; then we make it good. See all sizes under <a href="/collections?category=Prints">Prints</a>.</p>
`,
};
