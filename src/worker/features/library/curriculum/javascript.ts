import type { Topic } from './topic.ts'

export const javascript: Topic = {
  id: 'javascript',
  name: 'JavaScript',
  domain: 'languages',
  aliases: [
    'javascript',
    'js',
    'java script',
    'javascipt',
    'ecmascript',
    'es6',
    'es2015',
    'vanilla js',
    'vanilla javascript',
    'js closures',
    'js promises',
    'dom manipulation',
  ],
  related: ['typescript', 'html-css', 'react', 'nodejs', 'web-testing', 'web-performance'],
  stages: {
    foundations: {
      title: 'Values, functions and the browser',
      overview:
        'You start with the values JavaScript works on and the functions that transform them. You then use both to read and change a live page through the DOM.',
      tags: ['Syntax', 'Data types', 'DOM'],
      units: [
        {
          title: 'Values, types and coercion',
          category: 'Concept',
          aim: 'Predict what an expression evaluates to and which type it has',
          description:
            'JavaScript has seven primitive types plus objects, and it converts between them more freely than most languages. Knowing when conversion happens prevents a whole class of wrong comparisons and missing values.',
          objectives: [
            'List the seven primitive types and check each with typeof, including the null exception',
            "Explain why == and === give different results for '0' and 0",
            'Use ?? and ?. where || and && would mistake 0 or an empty string for a missing value',
            'Choose const or let and show what block scope does inside a loop',
          ],
        },
        {
          title: 'Functions, arrays and objects',
          category: 'Concept',
          aim: 'Transform collections of objects without mutating the originals',
          description:
            'Most everyday JavaScript takes arrays of objects, filters and reshapes them, and hands the result on. Small functions passed to array methods make those steps readable and easy to test.',
          objectives: [
            'Rewrite a for loop with map, filter and reduce and say when the loop reads better',
            'Copy and merge objects with spread syntax and explain what a shallow copy leaves shared',
            "Use destructuring with defaults in a function's parameters",
            'Sort with toSorted and a comparator and show that the source array is unchanged',
          ],
        },
        {
          title: 'Events and the DOM',
          category: 'Practice',
          aim: 'Build an interactive page with no library',
          description:
            "The DOM is the browser's object view of a document, and events tell your code what the user did. Working with it directly shows you what every front-end framework does on your behalf.",
          objectives: [
            'Select elements with querySelector and update them with textContent and classList',
            'Handle clicks on a growing list through one delegated listener and closest',
            'Read a form with FormData and stop its default submission with preventDefault',
          ],
        },
        {
          title: 'Browser developer tools',
          category: 'Tool',
          aim: 'Find the cause of a bug by stepping through running code',
          description:
            'Browsers ship a debugger, a network log and a console that show what a program really does. Pausing on the failing line is usually faster than adding log statements and reloading.',
          objectives: [
            'Pause on a conditional breakpoint and read the call stack and scope panels',
            "Inspect a failed request's status, headers and body in the Network panel",
            'Print structured data with console.table and measure a section with console.time',
          ],
        },
      ],
    },
    core: {
      title: 'Closures, objects and async flow',
      overview:
        'You learn the three mechanisms behind most JavaScript code: scope that outlives a call, objects linked by prototypes, and work that finishes later. Each one explains bugs that otherwise look random.',
      tags: ['Closures', 'Prototypes', 'Promises', 'Modules'],
      units: [
        {
          title: 'Scope, closures and this',
          category: 'Concept',
          aim: 'Explain which variables a function sees and what this refers to',
          description:
            'A closure keeps the variables of its surrounding scope alive after the outer function returns. The value of this follows different rules, decided by how a function is called rather than where it was written.',
          objectives: [
            'Write a counter factory and a debounce function that rely on closures',
            'Determine this for a method call, a plain call, an arrow function and a bound function',
            'Explain hoisting and the temporal dead zone with a var and a let example',
          ],
        },
        {
          title: 'Prototypes and classes',
          category: 'Concept',
          aim: 'Model state and behavior with classes while knowing the prototype chain beneath them',
          description:
            'Class syntax is a thin layer over objects that delegate to a prototype. Understanding the chain explains instanceof, method lookup and why some patched built-ins break other code.',
          objectives: [
            'Trace a property lookup through two levels using Object.getPrototypeOf',
            'Write a class with #private fields, a getter and a static factory method',
            'Compare inheritance with composition for two objects that share behavior',
          ],
        },
        {
          title: 'Promises, async and the event loop',
          category: 'Concept',
          aim: 'Order asynchronous work correctly and handle its failures',
          description:
            'JavaScript runs your code on one thread and queues everything that completes later. Promises and async functions describe that later work, and the event loop decides when each piece runs.',
          objectives: [
            'Predict the output order of code mixing setTimeout, a resolved promise and synchronous logs',
            'Run independent requests together with Promise.all and pick allSettled when partial results count',
            'Catch both network errors and non-2xx responses around fetch',
            'Cancel an outdated request with AbortController',
          ],
        },
        {
          title: 'ES modules and a build',
          category: 'Tool',
          aim: 'Organize a program into modules and bundle it for browsers',
          description:
            'Modules give each file its own scope and make dependencies explicit. A tool such as Vite serves them during development and combines them into few, small files for release.',
          objectives: [
            'Split a script into modules using named exports and one dynamic import',
            'Explain how ES modules differ from CommonJS require in loading and in live bindings',
            'Pin dependencies in package.json and explain what the lockfile guarantees',
          ],
        },
      ],
    },
    advanced: {
      title: 'Iterators, memory and runtime behavior',
      overview:
        'You go below the syntax to see how the engine iterates, allocates and schedules. This lets you write lazy pipelines, find leaks and keep an interface responsive.',
      tags: ['Generators', 'Memory', 'Workers'],
      units: [
        {
          title: 'Iterators and generators',
          category: 'Concept',
          aim: 'Process large or endless sequences lazily',
          description:
            'The iteration protocol is what for...of, spread and destructuring all call. Generators implement it in a few lines and produce values only when somebody asks for the next one.',
          objectives: [
            'Make an object iterable by defining Symbol.iterator with a generator method',
            'Read paginated results with an async generator and for await',
            'Chain iterator helpers such as filter, map and take without building an intermediate array',
          ],
        },
        {
          title: 'Memory and garbage collection',
          category: 'Concept',
          aim: 'Find and remove the reference that keeps data alive',
          description:
            'An engine frees objects once nothing reachable refers to them. Forgotten listeners, timers and caches keep references around, so a long-lived page grows until it stutters or crashes.',
          objectives: [
            'Compare two heap snapshots and name the retaining path of a detached DOM node',
            'Remove a group of listeners at once by passing an AbortSignal to addEventListener',
            'Use a WeakMap for per-object metadata and explain why its entries can be collected',
          ],
        },
        {
          title: 'Keeping the main thread free',
          category: 'Practice',
          aim: 'Move or split long work so input stays responsive',
          description:
            'Layout, painting and your event handlers share one thread, so a long task blocks all of them. You can split work into slices, move it to a worker, or avoid doing it at all.',
          objectives: [
            'Record a performance trace and identify tasks longer than 50 milliseconds',
            'Move a heavy computation to a Web Worker and transfer an ArrayBuffer instead of copying it',
            'Batch DOM reads before writes to avoid forced layout',
          ],
        },
      ],
    },
    practice: {
      title: 'Shipping and defending JavaScript',
      overview:
        'You build a complete browser application and cover it with tests. You then practice explaining your reasoning the way an interviewer or a code reviewer will ask for it.',
      tags: ['Testing', 'Project', 'Interview'],
      units: [
        {
          title: 'Testing browser code',
          category: 'Practice',
          aim: 'Cover logic and interface behavior with fast automated tests',
          description:
            'Pure functions are easy to test, while timers, network calls and the DOM need a little setup. Vitest and DOM Testing Library cover both without starting a full browser.',
          objectives: [
            "Test an async function's success and rejection paths in Vitest",
            'Replace setTimeout with fake timers to test a debounce function',
            'Query the DOM by role and assert what the user sees after a click',
          ],
        },
        {
          title: 'Offline-capable expense tracker',
          category: 'Project',
          aim: 'Build and deploy a framework-free application that works without a connection',
          description:
            'You will write an expense tracker that stores entries locally, filters them and draws monthly totals. Doing it without a framework forces clear decisions about state, rendering and module boundaries.',
          objectives: [
            'Store entries in IndexedDB and restore them after a reload',
            'Render from one state object so that no view reads data out of the DOM',
            'Cache the app shell in a service worker and show the app with the network disabled',
            'Export and import entries as JSON with validation of each field',
          ],
        },
        {
          title: 'JavaScript interview questions',
          category: 'Interview',
          aim: 'Answer common JavaScript questions with working code and a clear explanation',
          description:
            'Interviewers return to the same mechanisms: closures, this, promises and array transformations. Short exercises written by hand reveal whether you understand them or only recognize the names.',
          objectives: [
            'Implement debounce, throttle and a simplified Promise.all from scratch',
            'Explain microtasks and tasks with an example whose output you predict first',
            'Write a deep clone, name its limits and compare it with structuredClone',
            'Implement an event emitter with on, off and once and state its complexity',
          ],
        },
      ],
    },
  },
}
