/** What the build wrote into the HTML (dev/pages): the page itself with its text, or a skeleton of it. */
const firstPage = () => document.getElementById('first')

/** Nobody knows yet who will read it: what is for either stands in it, and public/first.js says who it is. */
export const isDrawnByBuild = typeof document === 'undefined'

/** Whether the page stands there with its text already; also while the build itself draws it. */
export const isFirstPageShown = (): boolean => isDrawnByBuild || firstPage()?.dataset.whole !== undefined

/** What the build wrote of a part of the page (near-part.tsx); null where nothing stands there any more, or never did. */
export const textOfPart = (name: string): string | null =>
  isDrawnByBuild ? null : (firstPage()?.querySelector(`[data-part="${name}"]`)?.innerHTML ?? null)

/** Once the program has drawn something, what stood there before goes; what was typed into it stays. */
export function replaceFirstPage(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector(':scope > :not(style, article)')) return
    observer.disconnect()
    const first = firstPage()
    if (!first) return
    keepTyped(first, root)
    first.remove()
  })
  observer.observe(root, { childList: true })
}

type Field = HTMLInputElement | HTMLTextAreaElement

function keepTyped(first: HTMLElement, root: HTMLElement): void {
  for (const old of first.querySelectorAll<Field>('textarea[name], input[name]:not([type=hidden])')) {
    const field = root.querySelector<Field>(`${old.localName}[name="${old.name}"]`)
    if (!field) continue
    if (old.value !== old.defaultValue) {
      // React hears of a value only where the element's own way of setting it is used
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (old === document.activeElement) field.focus()
  }
}
