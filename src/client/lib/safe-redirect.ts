/** Where a sign-in may lead back to: a page of this origin, and not the sign-in itself (G-ROUTE-01, SEC-16). */
export function safeRedirect(asked: string | null | undefined): string | null {
  // browsers read a backslash as a slash and drop tabs and line breaks, so "/\evil" and "/<tab>/evil" leave the site
  if (!asked?.startsWith('/') || asked.startsWith('//') || /[\\\p{Cc}]/u.test(asked)) return null
  if (!URL.canParse(asked, location.origin)) return null
  const url = new URL(asked, location.origin)
  if (url.origin !== location.origin) return null
  if (url.pathname === '/login' || url.pathname.startsWith('/auth/')) return null
  const path = url.pathname + url.search + url.hash
  // "/.//evil" is a path of ours until it is written without its dot
  return path.startsWith('//') ? null : path
}
