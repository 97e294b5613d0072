import type { KeywordDraft } from '../keyword-draft.ts';

export const bulkGifts: KeywordDraft = {
  slug: 'bulk-photo-gifts-schools-offices',
  keyword: 'Bulk photo gifts for schools and offices',
  description:
    'Planning bulk photo gifts for a school, office, wedding or reunion: suitable items, how to collect the photos, timelines, and how discounts work.',
  content: `
<p>Forty mugs with forty names are not forty times one mug. They are a list, a folder of photos and a date that cannot move. We have seen what goes wrong; this page is meant to make your order one of the dull ones.</p>
<h2>What suits large numbers</h2>
<ul>
<li><strong>Annual day and farewell:</strong> keychains, stickers and instant-style prints. Light, flat and easy to hand out along a row.</li>
<li><strong>Teachers’ Day and retirement:</strong> mugs or frames with a class photo, and one name on each.</li>
<li><strong>New Year at the office:</strong> <a href="/collections?category=Calendars">desk calendars</a> with team photos, starting in January or in April.</li>
<li><strong>Weddings and upanayanams:</strong> photo keychains as return gifts, or magic mugs for the closest families.</li>
<li><strong>Reunions:</strong> one old class photograph on a cushion for everybody, and the attendance register on the back.</li>
</ul>
<h2>Same picture or a different one each?</h2>
<p>The same picture for all is quicker to prepare and costs less. Different pictures are more work at both ends, since each file has to be checked and matched to a name. In between lies what most people choose: one design, with a different name on each piece.</p>
<h3>Collecting photos without losing your mind</h3>
<ol>
<li>Make one shared folder and ask everybody to upload the original file, not to post it in a group chat.</li>
<li>Name each file like the person: <em>7B-Anitha-Rao.jpg</em>.</li>
<li>Keep a spreadsheet with the name exactly as it should be printed, the item and the size.</li>
<li>Set your own deadline three days before the real one.</li>
</ol>
<h2>Timeline</h2>
<p>An ordinary order is delivered in 5-7 working days. For larger ones, talk to us first: the time depends on the item and on how complete the photos are. A sensible first step is to order one piece as a sample and to place the large order once you have held it in your hand. Around December, the end of the school year and the wedding months it is wise to write a month ahead.</p>
<h2>Discounts and payment</h2>
<p>There is no fixed table of discounts, because ten acrylic prints and ten keychains have little in common. <a href="/contact">Tell us the item, the number, the date and the town</a>, and we reply with a price for the whole, delivery included. Resellers and students who want to sell our gifts in their own town can ask about a partnership in the same message.</p>
<h2>If something is wrong with part of an order</h2>
<p>Open the cartons on the day they arrive and count. Report damaged or missing pieces within 48 hours of delivery, with photographs, so that we can put them right. A name that was wrong in the spreadsheet is not a defect: a personalised piece cannot be sold to anybody else, so it cannot come back either. Two people reading the list aloud find more mistakes than one person reading it twice.</p>
<p>To see the things themselves before deciding, visit the shop in Tenali, Monday to Saturday, 9:00 AM to 8:00 PM, or look through the <a href="/collection">collection</a> with your list beside you.</p>
`,
};
