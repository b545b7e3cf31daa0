// Runs before the first paint so that a dark page never flashes white; the kit takes over afterwards.
;(() => {
  const stored = localStorage.getItem('userData.colorScheme')
  const isDark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
