import type { Topic } from './topic.ts'

export const webPerformance: Topic = {
  id: 'web-performance',
  name: 'Web performance',
  domain: 'web',
  aliases: [
    'web performance',
    'web perf',
    'webperf',
    'frontend performance',
    'front-end performance',
    'page speed',
    'pagespeed',
    'site speed',
    'website speed',
    'core web vitals',
    'web vitals',
    'google lighthouse',
    'lighthouse score',
    'lcp',
    'bundle size',
  ],
  related: ['javascript', 'html-css', 'react', 'nextjs', 'networking'],
  stages: {
    foundations: {
      title: 'Core Web Vitals and how pages load',
      overview:
        'You learn what happens between a click and a usable page, and which numbers describe it. By the end you can measure a page and explain its results.',
      tags: ['Core Web Vitals', 'Measuring', 'Loading'],
      units: [
        {
          title: 'Core Web Vitals',
          category: 'Concept',
          aim: 'Interpret the three Core Web Vitals for a real page',
          description:
            'LCP, INP and CLS describe loading, response and stability as visitors feel them. Their thresholds are judged at the 75th percentile of visits.',
          objectives: [
            'State the good thresholds: LCP 2.5 s, INP 200 ms and CLS 0.1',
            'Name the LCP element of three pages and say why it is that one',
            'Explain why averages hide the experience of slow devices',
            'Distinguish field data from lab data and say what each is good for',
          ],
        },
        {
          title: 'The critical rendering path',
          category: 'Concept',
          aim: 'Explain what delays the first pixels of a page',
          description:
            'The browser needs HTML, styles and some scripts before it can paint. Every blocking resource on that path adds to the wait.',
          objectives: [
            'Draw the steps from HTML bytes to paint: parse, style, layout, paint, composite',
            'Compare plain, async, defer and module scripts by when they block',
            'Find every render-blocking resource on a page and propose a change for each',
          ],
        },
        {
          title: 'Measuring with DevTools and Lighthouse',
          category: 'Tool',
          aim: 'Take repeatable measurements of a page',
          description:
            'A measurement is useful only when it can be repeated under the same conditions. DevTools can imitate slow devices and networks closely enough for comparisons.',
          objectives: [
            'Record a performance trace with CPU and network throttling and mark LCP in it',
            'Run Lighthouse five times and report the median instead of one score',
            'Read a network waterfall and point out queueing, DNS, connection and waiting time',
            'Look up field data for a public site in the Chrome UX Report',
          ],
        },
      ],
    },
    core: {
      title: 'Faster bytes, images and scripts',
      overview:
        'You reduce what a page sends and change the order in which it arrives. Each unit targets one cause that shows up in most slow sites.',
      tags: ['Images', 'JavaScript', 'Caching'],
      units: [
        {
          title: 'Images and fonts',
          category: 'Practice',
          aim: 'Deliver images and fonts at the right size and time',
          description:
            'Images are the LCP element on most pages, and late fonts move or hide text. Both respond well to a few attributes.',
          objectives: [
            'Serve AVIF with a fallback through picture and choose sizes and srcset values by layout',
            'Set fetchpriority high on the LCP image and loading lazy on those below the fold',
            'Reserve space with width and height or aspect-ratio so that CLS stays at zero',
            'Subset a WOFF2 font and tune its fallback with size-adjust and font-display',
          ],
        },
        {
          title: 'JavaScript budgets and splitting',
          category: 'Practice',
          aim: 'Ship less JavaScript and run it later',
          description:
            'Script costs more than other bytes because it must be parsed and executed. Most bundles hold code that the current page never runs.',
          objectives: [
            'Find unused code with the Coverage panel and the source of it with a bundle analyser',
            'Split a route or dialog out with a dynamic import',
            'Replace a heavy dependency with a platform API such as Intl',
            'Set a size budget that fails the build',
          ],
        },
        {
          title: 'HTTP caching and compression',
          category: 'Concept',
          aim: 'Set caching rules that make repeat visits nearly free',
          description:
            'The fastest request is the one that never happens. Cache-Control, validators and a CDN decide which requests still reach your server.',
          objectives: [
            'Write Cache-Control rules for hashed assets, HTML and private API responses',
            'Explain how ETag revalidation works and when stale-while-revalidate helps',
            'Compare Brotli, Zstandard and gzip for a text bundle',
            'Check whether a CDN answered from cache by reading its response headers',
          ],
        },
        {
          title: 'Resource hints and prerendering',
          category: 'Tool',
          aim: 'Tell the browser early what it will need',
          description:
            'Browsers discover resources late when they hide in styles or scripts. Hints move that discovery forward, and wrong ones compete with what matters.',
          objectives: [
            'Add preconnect and preload where a waterfall shows late discovery, and measure the gain',
            'Prerender a likely next page with speculation rules at moderate eagerness',
            'Explain what 103 Early Hints send before the response is ready',
          ],
        },
      ],
    },
    advanced: {
      title: 'Interaction, rendering and field data',
      overview:
        'You find out why a page feels slow after it loaded and watch real visits over time. This is where performance stops being a one-off clean-up.',
      tags: ['INP', 'Rendering', 'RUM'],
      units: [
        {
          title: 'Long tasks and INP',
          category: 'Practice',
          aim: 'Shorten the time between an input and the next frame',
          description:
            'INP suffers when the main thread is busy as the visitor clicks or types. Breaking up work and rendering less bring it down.',
          objectives: [
            'Divide an interaction in a trace into input delay, processing and presentation delay',
            'Break up a long task with scheduler.yield and a fallback for browsers without it',
            'Move parsing or search into a web worker',
            'Attribute slow interactions to scripts with the Long Animation Frames API',
          ],
        },
        {
          title: 'Layout, paint and compositing',
          category: 'Concept',
          aim: 'Keep animation and scrolling smooth',
          description:
            'Some style changes force layout for the whole page, others run on the compositor alone. Knowing which is which removes most jank.',
          objectives: [
            'Find forced synchronous layout in a trace and batch its reads and writes',
            'Rewrite an animation of top and left to use transform',
            'Apply content-visibility with contain-intrinsic-size to a long page',
            'Explain why will-change on many elements costs memory',
          ],
        },
        {
          title: 'Real user monitoring',
          category: 'Tool',
          aim: 'Collect Web Vitals from visits and find what to fix next',
          description:
            'Lab tests cannot know the devices, networks and habits of your visitors. Your own field data shows which page and which audience suffers.',
          objectives: [
            'Send metrics from the web-vitals library, attribution build included, with sendBeacon',
            'Report the 75th percentile by page type, device and country',
            'Explain how back/forward cache restores and prerendering affect the numbers',
            'Set an alert on a regression that survives normal variation',
          ],
        },
      ],
    },
    practice: {
      title: 'Performance work on live sites',
      overview:
        'You audit and repair a site, guard the result in continuous integration and argue for the work. These are the parts that employers and clients pay for.',
      tags: ['Audit', 'Budgets', 'Interview'],
      units: [
        {
          title: 'Project: rescue a slow site',
          category: 'Project',
          aim: 'Bring a slow page within the Core Web Vitals thresholds and document how',
          description:
            'Pick a site that you may change, or copy an open-source shop or blog. Work from measurements, one change at a time, and keep the evidence.',
          objectives: [
            'Record a baseline of five throttled runs per page type',
            'List causes by estimated gain and effort, with the trace that shows each',
            'Apply at least six changes and measure after every one',
            'Reach LCP below 2.5 s and CLS below 0.1 on the mobile profile',
            'Write a two-page report that a product manager can follow',
          ],
        },
        {
          title: 'Budgets in continuous integration',
          category: 'Practice',
          aim: 'Stop regressions before they are merged',
          description:
            'Without a guard, a fast site becomes slow again within months. Budgets must be strict enough to matter and stable enough to be trusted.',
          objectives: [
            'Run Lighthouse CI on pull requests with assertions on metrics instead of the score',
            'Compare bundle sizes with the main branch and comment the difference',
            'Choose thresholds from the spread of twenty runs so that false alarms stay rare',
          ],
        },
        {
          title: 'Case questions on slow pages',
          category: 'Interview',
          aim: 'Diagnose an unfamiliar slow page aloud',
          description:
            'Interviewers show a trace or a story and watch how you narrow it down. A fixed order of questions keeps you from jumping to a favourite fix.',
          objectives: [
            'Split a slow LCP into its four parts and ask for the number behind each',
            'Explain to a non-technical listener why a third-party tag costs sales',
            'Answer what you would do when lab results are good and field results are poor',
            'Defend a decision not to optimise something',
          ],
        },
      ],
    },
  },
}
