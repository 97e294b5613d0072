/** As a ref: the element takes the focus when it mounts. */
export const takeFocus = (node: HTMLElement | null): void => node?.focus();
