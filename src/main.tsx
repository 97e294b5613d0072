import '#styles/index.css';

import { startSplash } from '#app/splash.ts';
import { takeOver } from '#app/takeOver.tsx';

const root = document.getElementById('root');
if (root) {
  startSplash(root);
  void takeOver(root, import.meta.url);
}
