import { expect, test } from '../support/shop.ts';
import { expectInCart, GIFTS } from '../support/shopper.ts';

const MUG = 'Personalised Photo Mug';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a shopper has Add to Cart at hand whenever the page’s own button is off screen', async ({ page, open }) => {
    await open(`/product/${GIFTS.weddingFrame.id}`);
    const main = page.getByRole('main');
    const bar = page.getByRole('region', { name: 'Buy this gift' });
    const own = main.getByRole('button', { name: 'Add to Cart' }).first();
    await own.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    const below = main.getByRole('heading', { name: 'Related Products' });
    await below.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    // Without a size the bar leads to where one is chosen.
    await bar.getByRole('button').click({ force: true });
    await expect(main.getByText('Please select a size before adding to cart.')).toBeInViewport();
    await main.getByRole('button', { name: 'A4', exact: true }).click();
    await below.scrollIntoViewIfNeeded();
    await bar.getByRole('button').click();
    await expectInCart(page, 1);
  });
});

test('a shopper looks at every picture, clip and sound, and enlarges a picture', async ({ page, open }) => {
  await open(`/collection?search=${encodeURIComponent(MUG)}`);
  await page.getByRole('article').getByRole('link', { name: MUG, exact: true }).click();
  const main = page.getByRole('main');
  const thumbs = main.getByRole('list', { name: 'Pictures of this gift' });
  await expect(thumbs.getByRole('button')).toHaveCount(5);
  await thumbs.getByRole('button', { name: 'Show video 3' }).click();
  const clip = main.locator('video[controls]');
  await expect(clip).toBeVisible();
  await expect(thumbs.getByRole('button', { name: 'Show video 3' })).toHaveAttribute('aria-current', 'true');
  await thumbs.getByRole('button', { name: 'Show picture 2' }).click();
  await expect(clip).toHaveCount(0);

  await main.getByRole('button', { name: `Zoom into ${MUG}` }).click();
  const zoom = page.getByRole('dialog', { name: `Zoom into ${MUG}` });
  const picture = zoom.getByRole('img', { name: MUG });
  const width = async () => (await picture.boundingBox())?.width ?? Number.NaN;
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  const before = await picture.getAttribute('src');
  const small = await width();
  await zoom.getByRole('button', { name: 'Larger' }).click();
  expect(await width()).toBeGreaterThan(small * 1.4);
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect.poll(width).toBe(small);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(main.getByRole('button', { name: `Zoom into ${MUG}` })).toBeFocused();
});

test('a shopper shares a gift: with the system’s sheet where there is one, else by a copied link', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, name } = GIFTS.weddingFrame;
  await open(`/product/${id}`);
  const button = page.getByRole('button', { name: `Share ${name}` });
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await button.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(globalThis, { shared: data }) });
  });
  await button.click();
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared?: ShareData }).shared);
  await expect.poll(shared).toEqual({ title: name, url: page.url() });
});

test('a shopper without an account keeps gifts, and finds those looked at, on this device', async ({ page, open }) => {
  const { id, name } = GIFTS.weddingFrame;
  await open(`/product/${id}`);
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('button', { name: `Saved ${name}, remove` })).toHaveAttribute('aria-pressed', 'true');
  await open(`/product/${GIFTS.magicMug.id}`);
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name })).toBeVisible();
  await open('/cart');
  const saved = page.getByRole('region', { name: 'Saved gifts' });
  await expect(saved.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Saved gifts' }).click();
  await expect(saved).toHaveCount(0);
  await open();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('a shopper sees the footer’s edge, and the whole ring of a focus on a related gift', async ({ page, open }) => {
  await open(`/product/${GIFTS.weddingFrame.id}`);
  const related = page.getByRole('region', { name: 'Related Products' }).getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  // Whatever clips what it holds leaves room for what stands out of it.
  const room = await related.evaluate((link) => {
    const clips = (element: Element): boolean => getComputedStyle(element).contentVisibility !== 'visible';
    let box = link.parentElement;
    while (box && !clips(box)) box = box.parentElement;
    return box ? link.getBoundingClientRect().left - box.getBoundingClientRect().left : Infinity;
  });
  expect(room).toBeGreaterThanOrEqual(8);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const edge = await footer.evaluate((element) => ({
    clip: getComputedStyle(element).contentVisibility + getComputedStyle(element).overflow,
    top: getComputedStyle(element, '::before').top,
  }));
  expect(edge).toEqual({ clip: 'visiblevisible', top: '-12px' });
});
