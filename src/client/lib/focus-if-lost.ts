/** Gives the focus a place when what had it is gone; whoever has moved on meanwhile stays where they are. */
export function focusIfLost(target: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) target?.focus({ preventScroll: true })
}
