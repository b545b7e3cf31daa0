import { useEffect } from 'react'

/** As index.html names it; its title may be a page's own already. */
const siteName = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? document.title

/** Names the browser tab: `Learn · Tubli`; null stands for the site's name alone, undefined leaves it to somebody else. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} · ${siteName}` : siteName
  }, [title])
}
