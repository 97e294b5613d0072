import { paths } from '#config/paths.ts';
import { LazyPersonaliseDialog } from '#features/personalise/lazyDialogs.ts';
import { isLowData } from '#lib/comfort.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { pageAt } from './Pages.tsx';

/** What a shopper on the way to an order goes on to. Messages come by themselves: ToastHost. */
const AHEAD = [pageAt(paths.product('id')), pageAt(paths.cart), pageAt(paths.placeOrder), LazyPersonaliseDialog];

async function fetchAll(): Promise<void> {
  for (const component of AHEAD) {
    await whenIdle();
    if (isLowData()) return;
    await component?.loadAhead();
  }
}

/**
 * Fetches the next screens' files, one after another, so that they open when the connection
 * is gone by then. docs/behaviour.md, Not found and route errors
 */
export function fetchFilesAhead(): void {
  void fetchAll();
  // What could not be had is asked for again.
  addEventListener('online', () => void fetchAll());
}
