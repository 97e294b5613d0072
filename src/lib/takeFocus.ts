/** As a ref: what comes onto the screen takes the focus. */
export const takeFocus = (node: HTMLElement | null): void => node?.focus();
