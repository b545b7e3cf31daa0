import { useEffect } from 'react'

/** Names the browser tab: `Learn · Tubli`; null stands for the site's name alone, undefined leaves it to somebody else. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    // index.html's title is the site's name, which every other one ends with
    const siteName = document.title.split(' · ').at(-1) ?? ''
    if (title !== undefined) document.title = title ? `${title} · ${siteName}` : siteName
  }, [title])
}
