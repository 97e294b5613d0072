import type { KeywordDraft } from '../keyword-draft.ts';

export const lampsWeddings: KeywordDraft = {
  slug: 'led-photo-lamps-for-weddings',
  keyword: 'LED photo lamps for weddings',
  description:
    'Choosing an LED photo lamp as a wedding gift: which portrait to pick, names and dates, power and care, and when to order for the muhurtham.',
  content: `
<p>At most weddings the couple receives more dinner sets than cupboards. A lamp with their own portrait is small, useful after dark and cannot be duplicated by another guest. This guide is for relatives and friends who would like to give one, and for couples who want one for the reception table.</p>
<h2>What the lamp is</h2>
<p>Our <a href="/collections?category=LED%20Photo%20Lamps">LED photo lamps</a> are arched sheets of clear acrylic standing in a wooden base. The photo is printed on the sheet, and a warm white light enters from below and runs round the edge. The picture area is 140 × 172 mm, about the size of a paperback. Power comes by USB from any phone charger, and the light stays cool, so it may stand on a bedside table.</p>
<p>A crystal cube is the smaller, heavier cousin: the photo is 56 × 56 mm and sits inside the block. It suits a desk more than a bedroom.</p>
<h2>Which wedding photo to choose</h2>
<ol>
<li><strong>Upright, not wide.</strong> The arch is taller than it is broad. From a wide photo only the middle is used.</li>
<li><strong>Two people.</strong> Family groups belong on a <a href="/collections?category=Prints">wall print</a>. On a lamp the faces would be too small.</li>
<li><strong>Some light in it.</strong> Photos taken under the mandap with lamps and marigolds glow well. Very dark backgrounds stay dark even with the light on.</li>
<li><strong>Head room.</strong> The corners at the top are rounded, so a turban or a crown of flowers that touches the frame will be trimmed.</li>
</ol>
<p>Send 1150 × 1400 pixels or more. If the wedding has not happened yet, the engagement photo or a save-the-date portrait works just as well.</p>
<h3>Names and dates</h3>
<p>Two first names and one date read better than full names with initials. Spell the names as the couple spell them on the invitation, and say whether the date should be in the order 14.02 or February 14. You see the design before it is printed.</p>
<h2>When to order</h2>
<p>Delivery takes 5-7 working days across India. Count back from the day you need it, leave out Sundays and public holidays, and add two days for peace of mind. In the wedding months of Magha and Vaisakha couriers are busy, so two weeks is comfortable. A gift can go straight to the couple: put their address and phone number on the delivery form.</p>
<h2>Care, changes and damage</h2>
<p>Dust the acrylic with a soft dry cloth; kitchen towels scratch it. Keep the lamp away from open flames, as acrylic softens with heat. Changes to names or photos are possible within 2 hours of ordering. Because a lamp is made for one couple it cannot be returned, unless it arrives damaged: in that case write within 48 hours of delivery. We also photograph weddings; <a href="/contact">ask us about dates</a>.</p>
`,
};
