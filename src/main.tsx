import '#styles/index.css';

import { guardDoubleTaps } from '#app/doubleTap.ts';
import { startSplash } from '#app/splash.ts';
import { takeOver } from '#app/takeOver.tsx';

const root = document.getElementById('root');
if (root) {
  startSplash(root);
  guardDoubleTaps();
  void takeOver(root, import.meta.url);
}
