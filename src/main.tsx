import '#styles/index.css';

import { startSplash } from '#app/splash.ts';
import { hydrateApp } from '#app/hydrateApp.tsx';

const root = document.getElementById('root');
if (root) {
  startSplash(root);
  void hydrateApp(root, import.meta.url);
}
