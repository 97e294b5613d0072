import type { KeywordDraft } from '../keyword-draft.ts';

export const anniversaryParents: KeywordDraft = {
  slug: 'anniversary-photo-gifts-for-parents',
  keyword: 'Photo gifts for parents’ anniversary',
  description:
    'Photo gift ideas for your parents’ wedding anniversary, by year and by budget, with advice on using old prints from the album in the steel almirah.',
  content: `
<p>Parents say they need nothing, and they mean it. What they do not have is the photo that is on your phone, or the one from 1989 that lies face down in an album in the steel almirah. An anniversary is a good reason to bring it out.</p>
<h2>Find the photo first</h2>
<p>Ask an uncle or an aunt before you ask your parents; somebody in the family has the studio portrait. Photograph old prints in daylight near a window, flat on a table, with the phone straight above and the flash off. Do not try to remove the print from a sticky album page. If the picture has faded to orange we can balance the colour, and we will show you the result before printing.</p>
<h3>Then and now</h3>
<p>Two photos in the same pose, decades apart, say more than any card. The wedding portrait and a picture from last month, side by side, work in a collage frame, on two mugs, or on the two sides of a keychain.</p>
<h2>Ideas by what they will use</h2>
<ul>
<li><strong>Tea drinkers:</strong> a pair of <a href="/collections?category=Custom%20Mugs">photo mugs</a>, the wedding photo on hers and the honeymoon photo on his, or the other way round to start an argument.</li>
<li><strong>A proud front room:</strong> an oak frame in A4, or the gold-edged <a href="/collections?category=Photo%20Frames">collage frame</a> with three generations.</li>
<li><strong>Early risers:</strong> a <a href="/collections?category=Calendars">desk calendar</a> with twelve grandchildren photos and every family birthday ringed.</li>
<li><strong>Those with a bare wall:</strong> a canvas print of the house they grew up in, or of the temple they were married in.</li>
<li><strong>Light sleepers:</strong> a warm photo lamp, which also finds the spectacles at night.</li>
</ul>
<h2>Twenty-five, forty, fifty</h2>
<p>For a silver anniversary people like restraint: one good photo, a white mount, the two dates. For a fortieth the children usually join, so a set is practical: one person orders and the others pay them back. For the fiftieth think of the guests as well. Keychains or instant-style prints with the couple’s portrait make simple return gifts, and we give a <a href="/keyword/bulk-photo-gifts-schools-offices">bulk discount</a> on numbers.</p>
<h2>If you live far away</h2>
<p>Many of our orders come from children in Hyderabad, Bengaluru or Chennai and go to a house in coastal Andhra. Put your parents’ address and phone number on the delivery form, since the courier calls the number on the parcel. Allow 5-7 working days, and a few more around Sankranti and Dasara.</p>
<h2>Before you press the button</h2>
<p>Check the spelling of both names and the year. You have 2 hours after ordering to change anything. A personalised gift cannot be returned unless it arrives damaged, so if the box looks crushed, ask your parents to photograph it and send the picture to us within 48 hours. For anything this page leaves open, <a href="/contact">write or call</a>, Monday to Saturday, 9:00 AM to 8:00 PM.</p>
`,
};
