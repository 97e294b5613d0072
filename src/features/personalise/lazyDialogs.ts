import { lazyComponent } from '#boot/lazyComponent.ts';

/** The screens for one's own photo have code of their own: most shoppers only pass by. */
export const LazyPersonaliseDialog = lazyComponent(
  async () => (await import('./PersonaliseDialog.tsx')).PersonaliseDialog,
);
export const LazySendDialog = lazyComponent(async () => (await import('./SendDialog.tsx')).SendDialog);
