/** React's part for the browser, in a chunk that runs it before the shop's own script (vite.config.ts, begin.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
