import type { KeywordDraft } from '../keyword-draft.ts';

export const birthdayGifts: KeywordDraft = {
  slug: 'birthday-photo-gifts',
  keyword: 'Birthday photo gifts',
  description:
    'Birthday photo gifts for children, friends, partners and grandparents, sorted by age and budget, with the last sensible day to order each one.',
  content: `
<p>The trouble with birthdays is that they come on the same date every year and still surprise us. This page is arranged by the two questions that matter: who is it for, and how many days are left.</p>
<h2>By person</h2>
<h3>A child under ten</h3>
<p>Children like to see themselves, their pet or their best toy, large. A pillow or a <a href="/collections?category=Cushions">cushion</a> with one big picture goes down better than anything framed. Name stickers for the school bottle are a good small extra, and parents will thank you for them.</p>
<h3>A friend in a hostel</h3>
<p>Instant-style prints on a string take ten minutes to hang and need two nails or two strips of tape. Choose eight photos in which the friend looks well, not only yourself. A <a href="/collections?category=Phone%20Covers">phone cover</a> is more personal, but you need to know the exact model.</p>
<h3>A partner</h3>
<p>The magic mug has a small moment of theatre at breakfast. The heart cushion has none and does not need any. If you are unsure, a good portrait in an oak frame has never been the wrong answer.</p>
<h3>A parent or grandparent</h3>
<p>Give them people. A collage frame with three photos, or a calendar with twelve, will be shown to every visitor. Large faces matter more than beautiful backgrounds when the eyes are seventy-five years old.</p>
<h2>By budget</h2>
<ul>
<li><strong>Under ₹300:</strong> photo keychain, bottle sticker, a sheet of six stickers, a white photo mug.</li>
<li><strong>₹300 to ₹700:</strong> magic mug, phone cover, square or heart cushion, string of instant-style prints, desk calendar.</li>
<li><strong>₹700 to ₹1,500:</strong> oak frame, collage frame, LED photo lamp, canvas print.</li>
<li><strong>Above ₹1,500:</strong> crystal cube, gift set, acrylic wall print.</li>
</ul>
<p>You can sort the whole <a href="/collection">collection</a> by price.</p>
<h2>By the days that are left</h2>
<p>Delivery takes 5-7 working days, and Sunday is not one of them. With ten days in hand you are safe. With seven, order today and choose a flat item such as prints or stickers, which need less packing. With four, be honest: send a message on the day with the design preview, and let the parcel arrive as a second birthday. If you live near Tenali, <a href="/contact">ask whether collection from the shop is possible</a>; we are there from Monday to Saturday, 9:00 AM to 8:00 PM.</p>
<h2>Wrapping and the chime box</h2>
<p>A few birthday items come in a gift box with a small chime in the lid, which plays once as the box is opened. There is a sample on the product page, so you can decide whether it is charming or not. Everything else comes in a plain protective box. A short greeting can be printed on a card; send the words with your photo.</p>
<h2>Mistakes to avoid</h2>
<p>Check the age before you have it printed. Check the year as well. Within 2 hours of ordering we can still change both; later the gift has been made, and personalised gifts are taken back only when they arrive damaged.</p>
`,
};
