import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SLOW_WAIT_MS } from '#config/constants.ts';
import { HISTORIES_MS } from '#tests/support/timeouts.ts';
import { freshPages, type PageParts } from '#tests/support/freshPages.ts';
import { leave, pageOf, type Command } from '#tests/support/orderCommand.ts';
import { orderCommands } from '#tests/support/orderCommands.ts';
import { begin, end, type Backend } from '#tests/support/orderHistory.ts';
import { newModel, orderSent, verifySent, type Page, type Real } from '#tests/support/orderModel.ts';
import { FIRST_PRICE, openOrderNetwork, setPrice, type OrderCall } from '#tests/support/orderNetwork.ts';
import { cartEventsOf } from '#tests/support/otherDevice.ts';
import { add, mergeVisitorCart } from '#tests/support/orderSteps.ts';
import { HISTORIES } from '#tests/support/properties.ts';
import { pass, settled } from '#tests/support/quickNetwork.ts';
import { sandbox } from '#tests/support/server.ts';
import { DEMO } from '#tests/support/shopper.ts';
import { openBrowser } from '#tests/support/tabs.ts';

/** One history: these steps against this backend, and the end, in which every stored order is reported. */
async function history(load: () => PageParts, backend: Backend, steps: Iterable<Command>): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  begin(backend);
  const browser = openBrowser();
  const model = newModel();
  const pages: Page[] = [];
  const onCall = (call: OrderCall): void => {
    try {
      if (call.path === '/api/order/verifyStripe') verifySent(model, call);
      if ('items' in call.body) orderSent(model, pages, call);
    } catch (error) {
      // Thrown here, an error would look like a lost connection to the shop.
      model.failures.push(error);
    }
  };
  const network = openOrderNetwork(onCall, cartEventsOf(model, pages));
  const openPage = (): Page => {
    const parts = load();
    const opened = browser.openTab(parts.shopWithOrdering);
    return { ...opened, parts, shown: null, sentKey: '', waitsSince: null, widget: null };
  };
  pages.push(openPage());
  const real: Real = { pages, openPage, network };
  try {
    await pageOf(real, 0).shop.actions.logIn(DEMO.email, DEMO.password);
    mergeVisitorCart(model, DEMO.id);
    add(pageOf(real, 0), model, 0);
    await settled();
    await fc.asyncModelRun(() => ({ model, real }), steps);
    await end(model, real);
  } finally {
    sandbox.controls.faults.clear();
    for (const page of pages) leave(page);
    network.end();
    network.release();
    await pass(SLOW_WAIT_MS);
    setPrice(FIRST_PRICE);
    browser.close();
  }
}

test(
  'R8 R9 R14 R19 R38 S17 S18 S24: a draft becomes one order in every history',
  { timeout: HISTORIES_MS },
  async () => {
    const load = await freshPages();
    const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
    console.info(`seed ${seed}`);
    let tried = 0;
    const flag = fc.boolean();
    const backends = fc.record({ generationA: flag, checksSignatures: flag, capturesLate: flag });
    const commands = fc.commands(orderCommands, { maxCommands: 14, size: '+1' });
    const property = fc.asyncProperty(backends, commands, async (backend, steps) => {
      tried += 1;
      await history(load, backend, steps as Iterable<Command>);
    });
    await fc.assert(property, { seed, numRuns: HISTORIES });
    expect(tried).toBeGreaterThanOrEqual(HISTORIES);
  },
);
