// Runs before the first paint so that a dark page never flashes white; the kit takes over afterwards.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('userData.colorScheme')
  } catch {
    // storage is blocked: the system's choice holds
  }
  const isDark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
