import { useEffect } from 'react'

/** index.html's title is the site's name. */
const siteName = document.title

/** Names the browser tab: `Learn · Tubli`; without a text, the site's name alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName
  }, [title])
}
