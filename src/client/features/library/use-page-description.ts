import { useEffect } from 'react'

const META = 'meta[name="description"]'
const CANONICAL = 'link[rel="canonical"]'

/**
 * What a page that everybody may read says of itself to those who list it: its one sentence, and its one address without
 * what is looked for there. Both go with the page.
 * @param path from the root; @param text undefined while it is not known
 */
export function usePageDescription(path: string, text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    const meta = document.head.querySelector(META)
    const before = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', text)
    // a page that was loaded, not gone to, has its address from the worker
    const link = document.head.querySelector<HTMLLinkElement>(CANONICAL) ?? document.createElement('link')
    link.rel = 'canonical'
    link.href = location.origin + path
    document.head.append(link)
    return () => {
      meta?.setAttribute('content', before)
      link.remove()
    }
  }, [path, text])
}
