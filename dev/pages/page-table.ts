import { FIXED_PAGES, type FixedPage, fileOf } from '../../src/shared/site/fixed-pages.ts'

/** Something that a page asks the worker for, whoever is signed in; `takes` says which input comes from which part of the address. */
export interface FirstCall {
  path: string
  takes?: Record<string, string>
  isWrite?: boolean
  /** Asked where nobody is signed in, too. */
  forVisitors?: boolean
}

export interface PageFile {
  /** Where the HTML lies in the build: at its own address, or in `pages/` where the worker hands it out under many. */
  file: string
  /** What its address looks like; parts with a colon are read by public/first.js. */
  address: string
  shell: 'app' | 'guest' | 'site'
  /** Its layouts and itself, below `src/client/routes`. */
  routes: string[]
  /** What it loads by itself right after it has been drawn, below `src/client`. */
  later?: string[]
  /** Parts that the HTML shows already and whose code comes when it may, below `src/client`: their styles stand in the HTML. */
  shown?: string[]
  calls?: FirstCall[]
  /** Its text is the same for everybody, so that it stands in the file instead of a skeleton. */
  isWhole?: boolean
}

const APP = ['_connected.tsx', '_connected/_app.tsx']
const SITE = ['_connected.tsx', '_connected/_public.tsx']
const SHELL_CALLS: FirstCall[] = [{ path: 'auth.account' }, { path: 'quotas.check' }, { path: 'notifications.list' }]
const ROADMAP: FirstCall = { path: 'roadmaps.get', takes: { id: 'roadmapId', ownerName: 'userId' }, forVisitors: true }

/** What the fixed pages are made of; the pages that only tell something share a route, and each text comes by itself. */
const FIXED: Readonly<Record<string, Pick<PageFile, 'routes' | 'calls'>>> = {
  '/': { routes: ['_public.tsx', '_public/index.tsx'] },
  '/pricing': { routes: [...SITE, '_connected/_public/pricing.tsx'], calls: [{ path: 'auth.account' }] },
  '/tos/license': { routes: ['_public.tsx', '_public/tos/license.tsx'] },
  '/tos/dashboard': { routes: [...APP, '_connected/_app/tos/$page.tsx'], calls: SHELL_CALLS },
  '/tos/docs': { routes: [...APP, '_connected/_app/tos/$page.tsx'], calls: SHELL_CALLS },
  '/bizdev/guide': { routes: [...APP, '_connected/_app/bizdev/guide.{-$mode}.tsx'], calls: SHELL_CALLS },
}
const TEXTS: Readonly<Record<string, string>> = {
  '/agencer': 'agencer/agencer-page',
  '/customers': 'customers/customers-page',
  '/freelancer-internship': 'freelancer/freelancer-page',
  '/tubli-os': 'operating-system/operating-system-page',
  '/manifesto': 'about/manifesto',
  '/streetcred': 'about/street-cred',
  '/privacy': 'legal/privacy',
  '/bizdev-privacy': 'legal/agent-privacy',
  '/terms': 'legal/terms',
  '/hiring': 'about/hiring',
  '/become-a-creator': 'about/creator',
  '/discover-opportunities': 'about/opportunities',
  '/internship': 'about/internship',
  '/ai-internship': 'about/ai-internship',
}
const START_PARTS = ['pages/landing/example-roadmap.tsx', 'pages/landing/sections/landing-sections.tsx']
const FOOTER = 'pages/layouts/footer.tsx'

function fixedPage(page: FixedPage): PageFile {
  const made = FIXED[page.path] ?? { routes: ['_public.tsx', '_public/$page.tsx'] }
  const text = TEXTS[page.path]
  const shell = made.routes.includes('_connected/_app.tsx') ? 'app' : 'site'
  // the start page's parts below the fold can wait: they stand there already, as all of it does
  const isInParts = page.path === '/'
  const later = [...(text ? [`pages/site/${text}.tsx`] : []), ...(shell === 'site' && !isInParts ? [FOOTER] : [])]
  const shown = isInParts ? [...START_PARTS, FOOTER] : []
  return { ...made, later, shown, shell, file: `pages/${fileOf(page)}.html`, address: page.path, isWhole: true }
}

/** Pages whose HTML names all that they load. Every other address gets `index.html`, which names what all of them load. */
export const PAGE_FILES: readonly PageFile[] = [
  ...FIXED_PAGES.map(fixedPage),
  {
    file: 'login.html',
    address: '/login',
    shell: 'guest',
    routes: ['_connected.tsx', '_connected/_guest.tsx', '_connected/_guest/login.tsx'],
  },
  {
    file: 'pages/library.html',
    address: '/8020',
    shell: 'site',
    routes: [...SITE, '_connected/_public/8020/index.tsx'],
    calls: [{ path: 'auth.account' }],
  },
  {
    file: 'pages/path.html',
    address: '/8020/path/:slug',
    shell: 'site',
    routes: [...SITE, '_connected/_public/8020/path/$slug.tsx'],
    calls: [{ path: 'auth.account' }, { path: 'library.get', takes: { id: 'slug' }, forVisitors: true }],
  },
  {
    file: 'pages/profile.html',
    address: '/profile/:userId',
    shell: 'site',
    routes: [...SITE, '_connected/_public/profile.$userId.tsx'],
    calls: [
      { path: 'auth.account' },
      { path: 'profiles.get', takes: { id: 'userId' }, forVisitors: true },
      { path: 'reputation.score', takes: { userId: 'userId' }, forVisitors: true },
    ],
  },
  {
    file: 'home.html',
    address: '/home',
    shell: 'app',
    routes: [...APP, '_connected/_app/_user/home.tsx'],
    calls: [...SHELL_CALLS, { path: 'progress.home', takes: { timeZone: 'timeZone', firstDay: 'firstDay' } }],
  },
  {
    file: 'home/streetcred.html',
    address: '/home/streetcred',
    shell: 'app',
    routes: [...APP, '_connected/_app/_user/home_.streetcred.tsx'],
    later: ['features/reputation/history-chart.tsx'],
    calls: [...SHELL_CALLS, { path: 'reputation.summary', takes: { timeZone: 'timeZone' } }],
  },
  {
    file: 'learn.html',
    address: '/learn',
    shell: 'app',
    routes: [...APP, '_connected/_app/_user/learn/index.tsx'],
    calls: [...SHELL_CALLS, { path: 'roadmaps.list' }],
  },
  {
    file: 'feed.html',
    address: '/feed',
    shell: 'app',
    routes: [...APP, '_connected/_app/_user/feed/index.tsx'],
    calls: [...SHELL_CALLS, { path: 'feed.personal', takes: {} }, { path: 'feed.preferences' }],
  },
  {
    file: 'feed/journal.html',
    address: '/feed/journal',
    shell: 'app',
    routes: [...APP, '_connected/_app/_user/feed/journal.tsx'],
    later: ['ui/text/markdown-text.tsx'],
    calls: [...SHELL_CALLS, { path: 'journal.mine', takes: {} }, { path: 'journal.summary' }],
  },
  {
    file: 'review.html',
    address: '/review',
    shell: 'app',
    routes: [...APP, '_connected/_app/_user/review.tsx'],
    calls: SHELL_CALLS,
  },
  {
    file: 'pages/roadmap.html',
    address: '/learn/:userId/:roadmapId',
    shell: 'app',
    routes: [...APP, '_connected/_app/learn/$userId/$roadmapId/index.tsx'],
    calls: [...SHELL_CALLS, ROADMAP, { path: 'progress.recent', takes: { roadmapId: 'roadmapId' } }],
  },
  {
    file: 'pages/phase.html',
    address: '/learn/:userId/:roadmapId/:phaseId',
    shell: 'app',
    routes: [...APP, '_connected/_app/learn/$userId/$roadmapId/$phaseId.tsx'],
    later: ['pages/phase/content/content-carousel.tsx', 'pages/phase/questions/knowledge-test.tsx'],
    calls: [
      ...SHELL_CALLS,
      ROADMAP,
      { path: 'progress.strengths', takes: { roadmapId: 'roadmapId' } },
      {
        path: 'progress.open',
        takes: { phaseId: 'phaseId', roadmapId: 'roadmapId', lastSectionNumber: 'section' },
        isWrite: true,
      },
    ],
  },
]
