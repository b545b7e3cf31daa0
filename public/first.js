// Runs before the first paint. A dark page never flashes white. And what the page will ask
// first, written into it by the build (dev/pages), is on its way before the program is there; client/first-calls.ts takes it.
;((askFirst) => {
  const read = (key) => {
    try {
      return localStorage.getItem(`userData.${key}`)
    } catch {
      // storage is blocked: the system's choice holds, and nobody is signed in
      return null
    }
  }
  // a sheet that was not waited for counts from when it has come (dev/pages/page-build.ts)
  document.addEventListener(
    'load',
    ({ target }) => target.media === 'print' && target.setAttribute('media', 'all'),
    true,
  )
  const night = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const scheme = read('colorScheme')
    const isDark = scheme === 'dark' || (scheme !== 'light' && night.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  }
  paint()
  // pages without a piece of the kit have nobody else who watches
  night.addEventListener('change', paint)
  addEventListener('storage', paint)

  const token = read('token')
  // a page that the build drew for visitors shows what is for people who are signed in (client/ui/part/first-page.ts)
  if (token) document.documentElement.setAttribute('data-signed-in', '')
  askFirst(token)
})((token) => {
  const written = document.querySelector('meta[name="first-calls"]')
  if (!written || navigator.onLine === false) return
  const { address, calls } = JSON.parse(written.content)
  const parts = location.pathname.split('/')
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()
  const params = {
    section: Number(new URLSearchParams(location.search).get('section')) || undefined,
    timeZone,
    firstDay: Intl.Locale.prototype.getWeekInfo ? new Intl.Locale(locale).getWeekInfo().firstDay : 1,
  }
  address.split('/').forEach((name, index) => {
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(parts[index] ?? '')
  })
  const asked = calls
    .filter(({ forVisitors }) => token || forVisitors)
    .map(({ path, takes, isWrite }) => ({
      path,
      isWrite: isWrite ?? false,
      input: takes && Object.fromEntries(Object.entries(takes).map(([name, from]) => [name, params[from]])),
    }))
  const send = (isWrite) => {
    const batch = asked.filter((call) => call.isWrite === isWrite)
    if (batch.length === 0) return
    const inputs = JSON.stringify({ ...batch.map(({ input }) => input) })
    const search = isWrite ? '?batch=1' : `?batch=1&input=${encodeURIComponent(inputs)}`
    const answers = fetch(`/trpc/${batch.map(({ path }) => path).join(',')}${search}`, {
      method: isWrite ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      body: isWrite ? inputs : undefined,
    }).then((response) => response.json())
    answers.catch(() => undefined)
    batch.forEach((call, index) => {
      call.answer = answers.then((all) => all[index])
      call.answer.catch(() => undefined)
    })
  }
  send(false)
  send(true)
  window.firstCalls = { token, askedAt: Date.now(), calls: asked }
})
