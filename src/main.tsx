import '#styles/index.css';

import { startSplash } from '#boot/splash.ts';
import { hydrateApp } from '#boot/hydrateApp.tsx';

const root = document.getElementById('root');
if (root) {
  startSplash(root);
  void hydrateApp(root, import.meta.url);
}
