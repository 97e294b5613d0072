import type { KeywordDraft } from '../keyword-draft.ts';

export const choosingAPhoto: KeywordDraft = {
  slug: 'how-to-choose-a-photo-for-printing',
  keyword: 'How to choose a photo for printing',
  description:
    'How many pixels each gift needs, why forwarded photos print badly, how cropping works, and a five-minute check before you send a photo to print.',
  content: `
<p>A print cannot be better than the file it comes from. The good news is that nearly every phone takes files that are good enough; most trouble starts afterwards, when the photo is forwarded, filtered or cut. Five minutes of checking will save a disappointment.</p>
<h2>1. Find the original</h2>
<p>Chat apps shrink pictures to save data. A photo that has been forwarded twice may hold a tenth of its first detail, though it looks fine on a phone. Ask the person who took it to send it as a <em>document</em> or by e-mail. Screenshots are the worst source of all, because they contain the screen and not the photo.</p>
<h2>2. Count the pixels</h2>
<p>Open the details of the photo in your gallery. You will see two numbers, such as 3000 × 4000. Compare them with this list; either way round is fine.</p>
<table>
<thead><tr><th>Gift</th><th>Print size</th><th>At least</th></tr></thead>
<tbody>
<tr><td>Keychain</td><td>36 × 46 mm</td><td>300 × 400</td></tr>
<tr><td>Crystal cube</td><td>56 × 56 mm</td><td>450 × 450</td></tr>
<tr><td>Sticker</td><td>75 × 75 mm</td><td>600 × 600</td></tr>
<tr><td>Mug</td><td>107 × 80 mm</td><td>850 × 650</td></tr>
<tr><td>Phone cover</td><td>71 × 153 mm</td><td>600 × 1250</td></tr>
<tr><td>LED lamp</td><td>140 × 172 mm</td><td>1150 × 1400</td></tr>
<tr><td>A4 frame</td><td>210 × 280 mm</td><td>1250 × 1700</td></tr>
<tr><td>Cushion, 16 x 16 inch</td><td>400 × 400 mm</td><td>2400 × 2400</td></tr>
<tr><td>Canvas, 18 x 12 inch</td><td>450 × 300 mm</td><td>2700 × 1800</td></tr>
</tbody>
</table>
<h2>3. Look at the eyes</h2>
<p>Zoom in until one face fills the screen. If the eyelashes are there, the photo will print. If the face turns into blocks or looks painted, try the next shot from the same minute; there is nearly always one. Beauty filters remove the very texture that makes a print look sharp, so send the unfiltered picture.</p>
<h2>4. Think about the shape</h2>
<p>Every gift has a shape, and every photo has another. A square cushion cuts the ends off a wide group. A phone cover needs a tall picture, with nothing important in the upper corner where the camera sits. Send the whole photo and let us crop: what has been cut away cannot be put back.</p>
<h2>5. Light and dark</h2>
<p>Screens glow and paper does not, so prints look darker. If the photo is already gloomy with your phone at half brightness, choose another, or ask us to lift the shadows.</p>
<h2>What we do at our end</h2>
<p>Somebody looks at every file before it is printed. If it is too small, too dark or cropped through a forehead, we write to you instead of printing. You see a preview, and you can change the photo within 2 hours of ordering. In doubt, <a href="/contact">send it to us first</a> and ask; then choose something to put it on from the <a href="/collection">collection</a>.</p>
`,
};
