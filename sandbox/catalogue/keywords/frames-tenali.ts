import type { KeywordDraft } from '../keyword-draft.ts';

export const framesTenali: KeywordDraft = {
  slug: 'personalised-photo-frames-tenali',
  keyword: 'Personalised photo frames in Tenali',
  description:
    'How to choose a personalised photo frame in Tenali: wood or gold edge, the right size for the wall, and what to check before we print your photo.',
  content: `
<p>A framed photo is still the gift that nobody has to find a charger for. We print and frame at our workshop in Tenali, so you may walk in with a photo on your phone, or order from anywhere in India and have the frame delivered. This page is about choosing well, because a frame usually stays on the same nail for ten years.</p>
<h2>Start with the wall, not the photo</h2>
<p>Stand where people will look from and hold up a sheet of newspaper folded to the size you have in mind. Most of us choose too small. As a guide:</p>
<ul>
<li><strong>6 x 8 inches</strong> suits a desk, a bedside table or a bookshelf.</li>
<li><strong>8 x 10 or 8 x 12 inches</strong> suits a shelf in the hall or a group of frames on one wall.</li>
<li><strong>A4</strong> can hang alone in a corridor or above a small table. Our A4 oak frame shows a picture of 21 × 28 cm inside a white mount.</li>
</ul>
<h2>Oak or gold edge?</h2>
<p>Oak is quiet: it goes with teak furniture, white walls and almost every photo, and it hides dust. The gold edge is more formal. It comes as a <a href="/collections?category=Photo%20Frames">collage frame for three photos</a>, and it is what people tend to pick for weddings, sixtieth birthdays and housewarmings. If the room already has brass lamps or a gold-bordered puja shelf, the gold edge will look at home.</p>
<h3>One picture or three?</h3>
<p>One picture is right when it is a very good one. Three are better when the story is in the change: the engagement, the wedding, the first child; or grandparents, parents and you. For a collage, choose three photos in which the faces are about the same size. A close-up between two group photos always looks too big.</p>
<h2>What the photo needs</h2>
<p>For A4 we ask for at least 1250 × 1700 pixels, which any phone of the last eight years takes. Pictures forwarded in chats are often smaller, so send the original file, as a document rather than as a photo. Old prints can be scanned or photographed flat in daylight; tell us if there are scratches that you want to keep.</p>
<h2>Front, back and care</h2>
<p>The front is clear acrylic and not glass, which makes the frame lighter and safer to send. Clean it with a soft damp cloth and no spirit. The back has a strut for the table and a hook for the wall, and the photo can be changed later.</p>
<h2>Delivery and changes</h2>
<p>Frames reach most places in India in 5-7 working days. If you notice a wrong name or want another photo, write within 2 hours of ordering. A framed photo made for you cannot be returned unless it is damaged; in that case tell us within 48 hours of delivery, with a picture of the parcel. The shop is open Monday to Saturday, 9:00 AM to 8:00 PM, and you can <a href="/contact">find us on the map here</a>.</p>
`,
};
