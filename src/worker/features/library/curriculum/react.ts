import type { Topic } from './topic.ts'

export const react: Topic = {
  id: 'react',
  name: 'React',
  domain: 'web',
  aliases: [
    'react',
    'reactjs',
    'react.js',
    'react js',
    'react hooks',
    'jsx',
    'tsx',
    'redux',
    'react router',
    'tanstack query',
    'react server components',
    'server components',
    'react 19',
  ],
  related: ['javascript', 'typescript', 'nextjs', 'web-testing', 'accessibility'],
  stages: {
    foundations: {
      title: 'Components, props and state',
      overview:
        'You think of an interface as components that turn data into markup. State and events then make those components respond to people.',
      tags: ['JSX', 'Props', 'State'],
      units: [
        {
          title: 'JSX, components and props',
          category: 'Concept',
          aim: 'Split an interface into components with clear inputs',
          description:
            'A component is a function that returns a description of the interface. Props flow downward, so each part can be understood from what it receives.',
          objectives: [
            "Break a design into a component tree and name each component's props",
            'Render lists with stable keys and explain what breaks with index keys',
            'Pass markup through children and avoid components defined inside components',
            'Explain what JSX compiles to',
          ],
        },
        {
          title: 'State, events and rendering',
          category: 'Concept',
          aim: 'Update the interface by changing state, never the DOM',
          description:
            'State is memory that belongs to a component, and setting it asks React to render again. Each render sees its own snapshot, which explains stale values in handlers.',
          objectives: [
            'Use useState with an updater function when the next value depends on the last',
            'Update nested objects and arrays without mutating them',
            'Explain batching and why state reads old right after a set call',
            "Reset a component's state on purpose with a key",
          ],
        },
        {
          title: 'Forms and shared state',
          category: 'Practice',
          aim: 'Build a form and share its data between components',
          description:
            'Inputs may be controlled by state or left to the browser. When two components need the same data, it moves to their closest common parent.',
          objectives: [
            'Build a controlled and an uncontrolled form and compare the code',
            'Lift a filter out of a list so that a second component can show it',
            'Derive a value during render rather than storing it twice',
          ],
        },
        {
          title: 'Vite, TypeScript and React DevTools',
          category: 'Tool',
          aim: 'Set up a typed React project and inspect it',
          description:
            'A fast dev server, typed props and the component inspector shorten every later step. Lint rules for hooks catch mistakes that are hard to see in review.',
          objectives: [
            'Create a React project with Vite and TypeScript',
            'Type props, events and children in three components',
            'Enable eslint-plugin-react-hooks and explain two of its rules',
            'Inspect props and re-renders in React DevTools',
          ],
        },
      ],
    },
    core: {
      title: 'Hooks, effects and data',
      overview:
        'You connect components to data, routes and browser APIs with hooks. You learn when an effect is right and when simpler code does the job.',
      tags: ['Hooks', 'Effects', 'Data fetching', 'Routing'],
      units: [
        {
          title: 'Effects and refs',
          category: 'Concept',
          aim: 'Synchronize components with systems outside React',
          description:
            'An effect keeps something external, such as a socket or a timer, in step with state. Many effects in real code are unnecessary and cause loops or flicker.',
          objectives: [
            'Write an effect with cleanup and explain its double run in StrictMode',
            'Replace three needless effects with derived values or event handlers',
            'Read the latest value in an effect with useEffectEvent',
            'Focus an input through a ref passed as a prop',
          ],
        },
        {
          title: 'Reducers, context and custom hooks',
          category: 'Concept',
          aim: 'Organize state that many components use',
          description:
            'A reducer collects the rules for changing state in one tested function. Context delivers values deep into a tree, and custom hooks package reusable behavior.',
          objectives: [
            'Model a wizard with useReducer and a union of action types',
            'Provide a theme through context and limit which components re-render',
            'Extract a useLocalStorage hook and test it',
            'Decide when a store such as Redux Toolkit or Zustand is worth adding',
          ],
        },
        {
          title: 'Fetching and caching with TanStack Query',
          category: 'Tool',
          aim: 'Load, cache and update server data reliably',
          description:
            'Server data is a cached copy that can be stale, missing or loading. A query library handles deduplication, retries and invalidation that handwritten effects rarely cover.',
          objectives: [
            'Load a list with useQuery and show pending, error and empty states',
            'Invalidate or update the cache after a mutation',
            'Prevent race conditions between quickly changing searches',
            'Implement infinite scrolling with useInfiniteQuery',
          ],
        },
        {
          title: 'Routing and URL state',
          category: 'Practice',
          aim: 'Build a multi-page application whose links can be shared',
          description:
            'A router maps the address to components and loads their data. Keeping filters and tabs in the address makes pages bookmarkable and the back button useful.',
          objectives: [
            'Define nested routes with a shared layout in React Router',
            'Store filters in search parameters instead of component state',
            'Show an error boundary and a not-found page per route',
          ],
        },
      ],
    },
    advanced: {
      title: 'Concurrent React and the server',
      overview:
        'You use the features of React 19 that keep interfaces responsive and move work to the server. Measurement and tests show whether a change truly helped.',
      tags: ['Suspense', 'Actions', 'Server Components', 'Compiler'],
      units: [
        {
          title: 'Transitions, Suspense and Actions',
          category: 'Concept',
          aim: 'Keep an interface responsive while work is pending',
          description:
            'React can prepare an update in the background and interrupt it for input. Actions extend this to form submissions with pending, error and optimistic states.',
          objectives: [
            'Mark a slow update with useTransition and compare it with useDeferredValue',
            'Submit a form through an action with useActionState and useFormStatus',
            'Show an optimistic result with useOptimistic and roll it back on failure',
            'Place Suspense boundaries so that content does not jump',
          ],
        },
        {
          title: 'Rendering performance and the React Compiler',
          category: 'Concept',
          aim: 'Find and remove wasted rendering',
          description:
            'Rendering is cheap until a large tree repeats it without need. The compiler memoizes automatically, but state placement and list size still decide most outcomes.',
          objectives: [
            'Record a profile and explain why a component rendered',
            'Enable React Compiler and identify code it skips for breaking the Rules of React',
            'Move state down or pass children to shrink the re-rendered tree',
            'Virtualize a list of 10,000 rows',
          ],
        },
        {
          title: 'Server Components',
          category: 'Concept',
          aim: 'Decide which components run on the server and which in the browser',
          description:
            'Server Components run ahead of time or per request and send no code to the browser. Client Components keep interaction, and the boundary between them must be serializable.',
          objectives: [
            "Draw the server and client boundary of a page and place its 'use client' directives",
            'Pass server-rendered children through a Client Component',
            'Call a Server Function from a form and validate its input',
            'Explain hydration and the cause of a mismatch',
          ],
        },
      ],
    },
    practice: {
      title: 'Delivering React applications',
      overview:
        'You build a complete application, test it the way people use it and talk through its design. The same material prepares you for take-home tasks and live interviews.',
      tags: ['Testing', 'Project', 'Interview'],
      units: [
        {
          title: 'Testing components',
          category: 'Practice',
          aim: 'Test behavior through the interface people see',
          description:
            'Tests that find elements by role survive refactoring and reveal accessibility gaps. Mocked network responses make loading and failure paths repeatable.',
          objectives: [
            'Write tests with Testing Library using getByRole and user-event',
            'Mock API responses with Mock Service Worker, including an error',
            'Cover one critical flow end to end in Playwright',
          ],
        },
        {
          title: 'Collaborative kanban board',
          category: 'Project',
          aim: 'Build and deploy a board with drag and drop and live data',
          description:
            "Teams create boards, move cards and see each other's changes. The project demands careful state design, optimistic updates, keyboard access and tests.",
          objectives: [
            'Normalize boards, columns and cards so that a move touches little state',
            'Apply moves optimistically and reconcile them with server events',
            'Support moving cards with the keyboard and announce each move',
            'Split code by route and keep initial JavaScript under a stated budget',
          ],
        },
        {
          title: 'React interview questions',
          category: 'Interview',
          aim: 'Build small components live and explain how React works',
          description:
            'Interviews usually combine a live component with questions on rendering and hooks. Interviewers notice handling of loading, errors and accessibility as much as the main feature.',
          objectives: [
            'Build an accessible autocomplete with debounced requests in 45 minutes',
            'Explain reconciliation, keys and why hooks must not be called conditionally',
            'Find a stale closure and an infinite effect loop in given code',
            'Compare context, an external store and a query cache for three kinds of state',
          ],
        },
      ],
    },
  },
}
