import type { Topic } from './topic.ts'

export const nextjs: Topic = {
  id: 'nextjs',
  name: 'Next.js',
  domain: 'web',
  aliases: [
    'nextjs',
    'next.js',
    'next js',
    'next 16',
    'nextjs app router',
    'app router',
    'server actions',
    'server-side rendering',
    'ssr',
  ],
  related: ['react', 'typescript', 'nodejs', 'web-performance', 'authentication', 'postgresql'],
  stages: {
    foundations: {
      title: 'The App Router and its files',
      overview:
        'You learn how folders become routes and which code runs on the server. By the end you have a small site with layouts, links and dynamic pages.',
      tags: ['App Router', 'Routing', 'Layouts'],
      units: [
        {
          title: 'Project setup and file conventions',
          category: 'Tool',
          aim: 'Create a Next.js project and explain what its special files do',
          description:
            'Next.js gives meaning to file names such as page, layout and error inside the app folder. Once you know them, you can find your way through any project.',
          objectives: [
            'Create a project with create-next-app and start it with Turbopack',
            'Name the roles of page, layout, loading, error and not-found files',
            'Explain what next build prints about each route',
          ],
        },
        {
          title: 'Routes, layouts and navigation',
          category: 'Concept',
          aim: 'Build nested routes that share layouts and keep their state',
          description:
            'A layout wraps every route below its folder and stays mounted during navigation. Dynamic segments and route groups shape addresses without extra configuration.',
          objectives: [
            'Create a dynamic route and read its params, which are a promise, with await',
            'Share a layout between two sections by means of a route group',
            'Navigate with Link and explain when its target is prefetched',
            'Answer an unknown identifier with notFound() and a fitting not-found page',
          ],
        },
        {
          title: 'Server and Client Components',
          category: 'Concept',
          aim: 'Decide for each component whether it runs on the server or in the browser',
          description:
            "Components in the app folder run on the server unless a file starts with 'use client'. Placing that line well keeps secrets safe and bundles small.",
          objectives: [
            "Explain what 'use client' marks and why everything a client file imports joins the bundle",
            'Pass a Server Component as children into a Client Component',
            'List which props can cross the boundary and why an event handler cannot come from the server',
            'Protect a module that reads secrets with the server-only package',
          ],
        },
      ],
    },
    core: {
      title: 'Data loading, caching and mutations',
      overview:
        'You read data on the server, stream it to the page and change it through Server Functions. You also learn what Next.js caches and how to renew it.',
      tags: ['Data fetching', 'Caching', 'Server Functions'],
      units: [
        {
          title: 'Fetching and streaming',
          category: 'Practice',
          aim: 'Load data in Server Components and stream slow parts',
          description:
            'A Server Component can await a query and needs no effect or API route. Suspense boundaries let the fast part of a page arrive first.',
          objectives: [
            'Query a database directly from an async Server Component',
            'Run independent requests in parallel with Promise.all and show the gain in the trace',
            'Stream a slow section behind Suspense with a skeleton of the same size',
            "Share one query between components of a request with React's cache function",
          ],
        },
        {
          title: 'Caching and revalidation',
          category: 'Concept',
          aim: 'State for every page what is cached, for how long and what renews it',
          description:
            "Cache Components make caching explicit through the 'use cache' directive. Stale or leaked data is the most common fault in Next.js applications, so be able to name every layer.",
          objectives: [
            "Enable cacheComponents and mark a function with 'use cache' and cacheLife",
            'Tag cached data with cacheTag and renew it with revalidateTag or updateTag',
            'Explain why reading cookies or headers makes a section dynamic',
            'Distinguish the server cache from the client router cache in a stale-page bug',
          ],
        },
        {
          title: 'Forms and Server Functions',
          category: 'Practice',
          aim: 'Change data through forms that also work before JavaScript loads',
          description:
            "A function marked 'use server' becomes an endpoint that a form can call. It is public, so it must validate and authorise like any other endpoint.",
          objectives: [
            'Submit a form to a Server Function and validate its FormData with a schema',
            'Show pending and error states with useActionState and useFormStatus',
            'Check the session inside the function rather than only on the page that shows the form',
            'Show the expected result at once with useOptimistic and recover when the call fails',
          ],
        },
        {
          title: 'Route handlers and proxy',
          category: 'Concept',
          aim: 'Serve other clients and act on requests before they reach a page',
          description:
            'Route handlers answer HTTP requests for webhooks and outside clients. The proxy file, called middleware before version 16, can redirect or rewrite before rendering.',
          objectives: [
            'Write a route.ts with GET and POST that returns proper status codes',
            'Verify a webhook signature against the raw request body',
            'Redirect visitors without a session cookie in proxy.ts',
            'Explain why proxy must not be the only authorisation check',
          ],
        },
      ],
    },
    advanced: {
      title: 'Sessions, speed and deployment',
      overview:
        'You secure data access, tune what visitors feel and run the application outside your own machine. The aim is an application you would trust with real users.',
      tags: ['Security', 'Performance', 'Deployment'],
      units: [
        {
          title: 'Sessions and a data access layer',
          category: 'Concept',
          aim: 'Keep every data access behind one layer that checks permission',
          description:
            'Pages, Server Functions and handlers can all reach the database. A single layer that verifies the session and returns only safe fields closes the gaps between them.',
          objectives: [
            'Set a session cookie with httpOnly, secure and sameSite through the cookies API',
            'Write a data access function that verifies the session and returns a minimal object',
            'Show how passing a whole user row to a Client Component leaks fields',
          ],
        },
        {
          title: 'Images, fonts, metadata and bundles',
          category: 'Tool',
          aim: 'Improve loading with the built-in components and prove it',
          description:
            'Next.js has tools for images, fonts and metadata that remove common delays. They only help when sizes, priorities and client boundaries are set properly.',
          objectives: [
            'Serve the largest image with next/image, correct sizes and preloading',
            'Load a font with next/font and confirm that it causes no layout shift',
            'Generate titles and social images with generateMetadata and opengraph-image',
            'Find the largest client dependency with a bundle analysis and move it to the server',
          ],
        },
        {
          title: 'Running Next.js in production',
          category: 'Tool',
          aim: 'Deploy an application and watch how it behaves',
          description:
            'Next.js runs on managed platforms and on your own servers, with differences in caching and scaling. You should know which of its features need support from the host.',
          objectives: [
            'Build a container image from output standalone and run it',
            'Explain why several instances need a shared cache handler',
            'Separate build-time variables with the NEXT_PUBLIC_ prefix from those read at run time',
            'Report errors and traces with instrumentation.ts and onRequestError',
          ],
        },
      ],
    },
    practice: {
      title: 'A full-stack product',
      overview:
        'You build a product with accounts and real data, test it end to end and defend its design. It can be the centrepiece of an application or portfolio.',
      tags: ['Project', 'End-to-end tests', 'Interview'],
      units: [
        {
          title: 'Project: a local events board',
          category: 'Project',
          aim: 'Build and deploy a site where people publish events and sign up for them',
          description:
            'Public pages should be fast and cached, while sign-ups must be exact and private. The tension between the two makes this a good test of what you learned.',
          objectives: [
            'Design tables for events, people and sign-ups and query them from Server Components',
            'Cache public event pages and renew them by tag when an organiser edits one',
            'Write the sign-up as a Server Function that never exceeds the number of seats',
            'Restrict the organiser area through a data access layer',
            'Deploy the site with a database and reach an LCP below 2.5 s on a mid-range phone profile',
          ],
        },
        {
          title: 'End-to-end tests for rendered pages',
          category: 'Practice',
          aim: 'Protect the main journeys against a production build',
          description:
            'Async Server Components are awkward to unit test, so browser tests carry more weight here. They should run against the built application, where caching behaves as it does for visitors.',
          objectives: [
            'Run Playwright against next build and next start rather than the development server',
            'Test a form with JavaScript disabled',
            'Write a test that fails when a cached page is not renewed after an edit',
          ],
        },
        {
          title: 'Next.js interview questions',
          category: 'Interview',
          aim: 'Explain rendering and caching choices to an experienced reviewer',
          description:
            'Interviewers probe whether you know where code runs and what is cached. Practise with your own project, page by page.',
          objectives: [
            'Follow one request from the browser to streamed HTML and hydration',
            'Compare static, dynamic and partially prerendered output for a product page',
            'Find three faults in a Server Function that trusts its arguments',
            'Say when plain React with Vite would be the better choice',
          ],
        },
      ],
    },
  },
}
