import type { Page } from '@playwright/test';

import { actUndriven, MAIL_SERVICE } from '../support/mail.ts';
import { BOTH_PROVIDERS } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';

const WORDS = { Name: 'Lakshmi', Email: 'lakshmi@kanuka.example', Message: 'Is an A2 canvas possible?' };

async function write(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(WORDS)) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  }
}

// The e-mail service is set up in this build.
test.use(BOTH_PROVIDERS);
test.beforeEach(({ watch }) => watch.allowOrigin(new URL(MAIL_SERVICE).origin));

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a shopper sees the map when asking for it, and a message leaves with its fields', async ({
  page,
  open,
  watch,
}) => {
  watch.allow(/contact: 451 Unavailable For Headless Browser/);
  const map = 'https://www.openstreetmap.org';
  watch.allowOrigin(map);
  let asked = 0;
  await page.route(`${map}/**`, async (route) => {
    asked += 1;
    await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = '';
  await page.route(MAIL_SERVICE, async (route) => {
    sent = route.request().postData() ?? '';
    await answered;
    await route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await open('/contact?subject=Bulk%20order');
  await page.getByRole('button', { name: 'View Our Location' }).scrollIntoViewIfNeeded();
  expect(asked, 'nobody is asked before').toBe(0);
  await page.getByRole('button', { name: 'View Our Location' }).click();
  await expect(page.getByTitle('Map of the shop')).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Hide Location' }).click();
  await expect(page.getByTitle('Map of the shop')).toHaveCount(0);

  await write(page);
  await send(page);
  await expect(page.getByText('The mail service does not take messages from automated browsers.')).toBeVisible();
  expect(sent, 'this browser is driven by a program').toBe('');
  await page.evaluate(actUndriven);
  await send(page);
  await expect(page.getByText('Sending...')).toBeVisible();
  answer();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  for (const text of [...Object.values(WORDS), 'service_kanuka', 'template_message', 'Bulk order']) {
    expect(sent).toContain(text);
  }
  for (const label of Object.keys(WORDS)) {
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue('');
  }
});
