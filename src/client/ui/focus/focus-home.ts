/** The areas that may take over the focus of what vanishes inside them. */
export const FOCUS_AREAS = 'main, section, aside, article, [role="dialog"], [data-focus-area]'
const HOMES = '[data-focus-home], h2[tabindex], h3[tabindex]'

/** For an area that is no landmark of its own. The focus waits in it until its home is there. */
export const focusArea = { 'data-focus-area': true } as const

/** For what takes the focus when something else in its area vanishes; a heading with a tabindex needs no mark. */
export const focusHome = { 'data-focus-home': true } as const

/** Gives the focus to the page's main heading, as a new document would begin there. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main')
  if (main) take(homeOf(main))
}

/** @returns whether the area took the focus, or will once its home is there */
export function focusHomeOf(area: HTMLElement): 'taken' | 'awaited' | 'none' {
  if (!area.isConnected) return 'none'
  const home = homeOf(area)
  take(home)
  if (home && document.activeElement === home) return 'taken'
  return 'focusArea' in area.dataset ? 'awaited' : 'none'
}

const take = (home: HTMLElement | null | undefined) => home?.focus({ preventScroll: true })

function homeOf(area: HTMLElement): HTMLElement | null | undefined {
  const itself = area.hasAttribute('tabindex') ? area : null
  if (area.tagName === 'MAIN') return area.querySelector<HTMLElement>('h1[tabindex]') ?? itself
  const homes = [...area.querySelectorAll<HTMLElement>(HOMES)]
  return homes.find((home) => home.parentElement?.closest(FOCUS_AREAS) === area) ?? itself
}
