/** The toasts in the corner, but not those that leave: jsdom runs no animations, so they stay in the document. */
export function toastsOnScreen(): readonly (string | null)[] {
  const toasts = [...document.querySelectorAll('.Toastify__toast')];
  return toasts.filter(({ className }) => !className.includes('exit')).map(({ textContent }) => textContent);
}
