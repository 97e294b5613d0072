import type { KeywordDraft } from '../keyword-draft.ts';

export const coversAndKeychains: KeywordDraft = {
  slug: 'photo-phone-covers-and-keychains',
  keyword: 'Photo phone covers and keychains',
  description:
    'Everyday photo gifts that go in a pocket: how to pick the right phone cover for your model, which photos suit a keychain, and how to keep both clean.',
  content: `
<p>Frames stay at home. A phone cover and a bunch of keys go everywhere, and get dropped there. These two gifts have to be chosen with some care for fit and for wear, so here is what our customers ask most.</p>
<h2>Phone covers</h2>
<h3>Finding the right one</h3>
<p>Covers are listed by screen size, 6.1, 6.5 and 6.7 inches, but two phones of the same size can have their cameras and buttons in different places. So we also need the exact model. You find it in the phone’s settings under <em>About phone</em>, or on the box. If you are buying for someone else, ask a sibling of theirs to look; guessing by the number of cameras does not work.</p>
<p>No cover in the list for an older phone? <a href="/contact">Write to us</a> with the model before you order, and we will tell you whether we can get the blank.</p>
<h3>The picture on the back</h3>
<ul>
<li>The print is about 71 × 153 mm, a tall narrow strip. Portrait photos fit; wide ones lose their sides.</li>
<li>The camera takes the upper left corner on most models. Keep faces in the lower two thirds.</li>
<li>Patterns, rangoli and skies look good without any planning at all.</li>
<li>600 × 1250 pixels is the least we print from.</li>
</ul>
<p>The shell is hard, the edge is soft, and the lip round the lens keeps it off the table. You can see them all under <a href="/collections?category=Phone%20Covers">Phone Covers</a>.</p>
<h2>Keychains</h2>
<p>A <a href="/collections?category=Keychains">photo keychain</a> is a small thing: the picture is 36 × 46 mm, smaller than a passport photo. That is why the rule is one face, or two faces touching. A full family of five will be there in spirit only.</p>
<p>The acrylic is sealed round the photo, so rain and hand sanitiser do no harm. Rounded tags survive a crowded pocket best; hearts have a point and suit a handbag. Both sides can be used: a photo in front and a phone number behind is a sensible choice for a child’s school bag, or for a dog’s collar.</p>
<h3>Good occasions</h3>
<p>A first scooter, a first flat, a transfer to another city, a thank-you to the driver who brings the children home. At weddings keychains are popular return gifts, and for those numbers we give a discount on request.</p>
<h2>Keeping them clean</h2>
<p>Wipe covers with a damp cloth and a drop of dish soap once a month, inside as well, because grit between phone and cover scratches the phone. Avoid nail-polish remover and spirit, which dull the print. Keychains need nothing except an occasional rub on a shirt.</p>
<h2>Ordering the two together</h2>
<p>They fit in one padded envelope and arrive within 5-7 working days. If you typed the wrong model, tell us within 2 hours of ordering. A cover printed for one phone cannot be taken back because the phone has changed; if it arrives cracked, send a picture within 48 hours and we make a new one.</p>
`,
};
