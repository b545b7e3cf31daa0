import type { Topic } from './topic.ts'

export const vue: Topic = {
  id: 'vue',
  name: 'Vue',
  domain: 'web',
  aliases: [
    'vue',
    'vue.js',
    'vuejs',
    'vue js',
    'vue 3',
    'vue3',
    'nuxt',
    'nuxt.js',
    'nuxtjs',
    'pinia',
    'vuex',
    'vue router',
    'composition api',
    'single-file components',
  ],
  related: ['javascript', 'typescript', 'html-css', 'web-testing', 'react'],
  stages: {
    foundations: {
      title: 'Templates and single-file components',
      overview:
        'You create a Vue 3 project and write components that render data and answer to events. By the end you can read any single-file component and say what it puts on the page.',
      tags: ['Vue 3', 'SFC', 'Templates'],
      units: [
        {
          title: 'A first project with create-vue',
          category: 'Tool',
          aim: 'Create a Vue 3 project and explain how its files become a running page',
          description:
            'create-vue sets up a project on top of Vite with the options you pick. Knowing which file does what saves you from guessing later.',
          objectives: [
            'Scaffold a TypeScript project with create-vue and run its Vite development server',
            'Explain what createApp and mount do in main.ts',
            'Name the roles of the template, script setup and style scoped blocks in a .vue file',
            "Inspect a component's state and props in Vue DevTools",
          ],
        },
        {
          title: 'Template syntax and directives',
          category: 'Concept',
          aim: 'Write templates that show data, lists and conditions',
          description:
            'Vue templates are HTML with interpolation and directives that Vue compiles into render functions. A handful of directives covers most of what a page needs.',
          objectives: [
            'Bind attributes with v-bind, including the object and array forms of class and style',
            'Render a list with v-for and justify the value you chose for key',
            'Choose between v-if and v-show for a panel that toggles often',
            'Handle a form submission with @submit.prevent and a key press with @keyup.enter',
          ],
        },
        {
          title: 'Props, events and slots',
          category: 'Concept',
          aim: 'Split a page into components that pass data down and events up',
          description:
            'Components talk through props, emitted events and slots. Clear contracts between them keep a growing page easy to change.',
          objectives: [
            'Declare typed props with defineProps and give one of them a default through destructuring',
            'Emit a typed event with defineEmits and handle it in the parent',
            'Build a card component with a default slot and a named header slot',
            'Explain why a child must not mutate a prop it received',
          ],
        },
      ],
    },
    core: {
      title: 'Reactivity, composables and routing',
      overview:
        'You learn how Vue tracks changes and use that to share state and logic between components. You then join several pages into one application with a router and a store.',
      tags: ['Composition API', 'Pinia', 'Vue Router'],
      units: [
        {
          title: 'Reactive state with ref, computed and watch',
          category: 'Concept',
          aim: 'Model changing state with the reactivity primitives',
          description:
            'Vue records which code reads a reactive value and reruns it when that value changes. Most bugs in early Vue code come from losing that link.',
          objectives: [
            'Explain why ref needs .value in script and not in the template',
            'Replace a watcher that only derives a value with computed',
            'Show how destructuring a reactive object breaks reactivity and repair it with toRefs',
            'Cancel an outdated request inside watch with onWatcherCleanup',
          ],
        },
        {
          title: 'Forms and v-model on components',
          category: 'Practice',
          aim: 'Build form fields that work with v-model',
          description:
            'v-model ties a form field to state in both directions. On your own components defineModel gives the same convenience without hand-written props and events.',
          objectives: [
            'Use v-model with text, checkbox and select fields, with the trim and number modifiers',
            'Write a reusable input component with defineModel',
            'Show validation messages only after a field was touched',
          ],
        },
        {
          title: 'Composables',
          category: 'Practice',
          aim: 'Extract stateful logic into functions that any component can use',
          description:
            'A composable is a function that uses the Composition API and returns reactive values. It replaces the mixins of Vue 2 and makes logic testable apart from the markup.',
          objectives: [
            'Write a useFetch composable that returns data, error and loading as refs',
            'Accept a ref, a getter or a plain value as argument by means of toValue',
            'Remove event listeners in onUnmounted so that a composable leaks nothing',
          ],
        },
        {
          title: 'Vue Router and Pinia',
          category: 'Tool',
          aim: 'Connect pages with routes and share state in a store',
          description:
            'Vue Router maps addresses to components, and Pinia holds the state that several of them need. Together they turn separate views into an application.',
          objectives: [
            'Define nested routes with a dynamic segment and read it with useRoute',
            'Protect a route with a beforeEach guard that redirects visitors who are not signed in',
            'Write a Pinia setup store and read it with storeToRefs',
            'Load a route component lazily through a dynamic import',
          ],
        },
      ],
    },
    advanced: {
      title: 'Rendering performance, Nuxt and tests',
      overview:
        'You look at what Vue does between a state change and the screen, and where time is lost. You also render on the server with Nuxt and cover components with tests.',
      tags: ['Nuxt', 'Performance', 'Vitest'],
      units: [
        {
          title: 'How Vue updates the page',
          category: 'Concept',
          aim: 'Explain the update cycle and remove needless rendering',
          description:
            'The compiler marks the parts of a template that can change, and the scheduler batches updates into one flush. This knowledge tells you which optimisation is worth its trouble.',
          objectives: [
            'Explain why the DOM is still old right after a state change and what nextTick waits for',
            'Replace ref with shallowRef for a large immutable list and measure the difference',
            'Use KeepAlive with max and react to onActivated and onDeactivated',
            'Find the slowest component in the performance timeline of the browser',
          ],
        },
        {
          title: 'Server rendering with Nuxt',
          category: 'Tool',
          aim: 'Render pages on the server and hydrate them without mismatches',
          description:
            'Nuxt adds file-based routing, data loading and server routes around Vue. It sends finished HTML, which helps first paint and search engines.',
          objectives: [
            'Load page data with useFetch in Nuxt and explain why the browser does not fetch it twice',
            'Find the cause of a hydration mismatch and fix it, or confine it with ClientOnly',
            'Set prerendering for one path and client-only rendering for another with routeRules',
            'Write an API endpoint under server/api',
          ],
        },
        {
          title: 'Testing components with Vitest',
          category: 'Practice',
          aim: 'Test components through what a user sees and does',
          description:
            'Vitest runs the tests and Vue Test Utils mounts components in them. Tests that look at output rather than internals survive refactoring.',
          objectives: [
            'Mount a component with props and slots and assert its rendered text',
            'Trigger an event, await the update and check the result of emitted()',
            'Replace a store in a test with createTestingPinia',
          ],
        },
      ],
    },
    practice: {
      title: 'Shipping a Vue application',
      overview:
        'You build an application of useful size, move old code to current Vue and prepare for questions about your choices. The results can be shown to an employer or a client.',
      tags: ['Project', 'Migration', 'Interview'],
      units: [
        {
          title: 'Project: a shared expense tracker',
          category: 'Project',
          aim: 'Build and publish an application in which a group records and settles expenses',
          description:
            'The application has groups, expenses and a settlement view that is computed from them. It needs routing, a store, forms and tests, so nothing learned so far stays theory.',
          objectives: [
            'Model groups, members and expenses in Pinia stores that persist to an API or to local storage',
            'Compute who owes whom with computed values only, covered by unit tests',
            'Build the expense form from your own defineModel components',
            'Publish the production build and check its bundle for chunks above 200 kB',
          ],
        },
        {
          title: 'From Options API to Composition API',
          category: 'Practice',
          aim: 'Move an older component to script setup without changing its behaviour',
          description:
            'Many companies still run code written for Vue 2 or in the Options API. Moving it safely is daily work and shows whether you know both styles.',
          objectives: [
            'Write tests that pin the behaviour of an Options API component before you touch it',
            'Translate data, computed, watch and lifecycle options to their Composition API counterparts',
            'Replace a mixin with a composable and list the name clashes that this removes',
          ],
        },
        {
          title: 'Vue interview questions',
          category: 'Interview',
          aim: 'Answer common Vue questions with an example from your own code',
          description:
            'Interviewers ask about reactivity, component communication and trade-offs between tools. Short answers backed by a case you met are the most convincing.',
          objectives: [
            'Explain in two minutes how Vue tracks dependencies with proxies',
            'Compare props, provide and inject, and Pinia for sharing state, with one fitting case each',
            'Describe a hydration or reactivity bug you fixed and how you found it',
            'Say what key does in v-for and what goes wrong when it is the index',
          ],
        },
      ],
    },
  },
}
