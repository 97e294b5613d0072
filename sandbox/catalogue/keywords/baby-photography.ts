import type { KeywordDraft } from '../keyword-draft.ts';

export const babyPhotography: KeywordDraft = {
  slug: 'baby-photography-gifts',
  keyword: 'Baby photography gifts',
  description:
    'Gifts made from baby photographs: month-by-month prints, cushions, calendars and lamps, and how to take newborn pictures at home that print well.',
  content: `
<p>In the first year a baby changes faster than anybody can print. Most of those photos never leave the phone. This page collects the gifts that suit baby pictures, and a few habits that make the pictures better in the first place.</p>
<h2>Taking the photo at home</h2>
<ul>
<li><strong>Use a window.</strong> Lay the baby near it, on a plain sheet, in the morning or late afternoon. Turn off the tube light, since mixed light makes skin look grey. Never use flash close to a newborn’s eyes.</li>
<li><strong>Come down.</strong> Hold the phone at the height of the baby’s eyes, or straight above. From standing height every baby looks like a small, distant relative.</li>
<li><strong>Take ten.</strong> Keep the one in which both hands are visible, or both eyes are open. You will rarely get both.</li>
<li><strong>Keep it safe.</strong> Lay the child on the floor or a wide bed, never on a table edge, and keep one adult within reach.</li>
</ul>
<p>If you would rather leave it to somebody else, we photograph babies and families too. <a href="/contact">Ask about a session</a>; the town and the date are all we need to begin.</p>
<h2>Gifts for the months</h2>
<h3>Naming ceremony</h3>
<p>Instant-style prints make good place cards: the white foot takes a guest’s name in ballpoint. A set of eight has room for eight photos, so each table can have a different yawn.</p>
<h3>First months</h3>
<p>A string of prints with one photo a month fills up through the year. For grandparents in another town, a <a href="/collections?category=Calendars">desk calendar</a> that starts in the month of birth brings a new picture every thirty days.</p>
<h3>First birthday</h3>
<p>By now there is a laugh to print. The <a href="/collections?category=Cushions">square cushion</a> takes one large face; the photo lamp becomes a night light. Cushions are for chairs and sofas, and should not lie in the cot with a baby under one year.</p>
<h2>What prints well, and what does not</h2>
<p>Newborn skin is pink in daylight and orange under a warm bulb. We correct a little, but not so far that the blanket turns blue. Soft, pale pictures look lovely on matt paper and canvas, while satin cushions prefer stronger colours. Screenshots from video calls are too small for anything but a keychain, which needs only 300 × 400 pixels.</p>
<h2>A word on privacy</h2>
<p>How we handle what you send is written in the <a href="/privacypolicy">privacy policy</a>; read it before you send a photo of a child, here or anywhere else. Every picture on this site was drawn for the purpose, so no customer’s child appears in it.</p>
<h2>Time and terms</h2>
<p>Everything is delivered across India in 5-7 working days. Changes are possible for 2 hours after ordering. Personalised items are not returnable unless damaged; please report damage within 48 hours of delivery. The whole range is in the <a href="/collection">collection</a>.</p>
`,
};
