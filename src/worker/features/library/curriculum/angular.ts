import type { Topic } from './topic.ts'

export const angular: Topic = {
  id: 'angular',
  name: 'Angular',
  domain: 'web',
  aliases: [
    'angular',
    'angularjs',
    'angular.js',
    'angular js',
    'angular 2+',
    'anguler',
    'angular signals',
    'angular cli',
    'rxjs',
    'ngrx',
  ],
  related: ['typescript', 'javascript', 'html-css', 'web-testing', 'accessibility', 'rest-api'],
  stages: {
    foundations: {
      title: 'Standalone components and templates',
      overview:
        'You start an Angular workspace and write standalone components with the current template syntax. By the end you can follow how data reaches the page and how events come back.',
      tags: ['Angular CLI', 'Components', 'Templates'],
      units: [
        {
          title: 'The Angular CLI and a workspace',
          category: 'Tool',
          aim: 'Create, serve and build an Angular application with the CLI',
          description:
            'The CLI creates projects, generates code and runs builds with esbuild and Vite underneath. Teams rely on its conventions, so it is worth knowing them early.',
          objectives: [
            'Create a workspace with ng new and explain the main entries of angular.json',
            'Trace how bootstrapApplication starts the root component with its providers',
            'Generate a component and a service with ng generate',
            'Build for production with ng build and read the bundle budget report',
          ],
        },
        {
          title: 'Components and template control flow',
          category: 'Concept',
          aim: 'Write standalone components whose templates show lists and conditions',
          description:
            'A component joins a class, a template and styles under one selector. The built-in control flow blocks replaced the older structural directives such as *ngIf.',
          objectives: [
            'Write a standalone component and list what it uses in its imports array',
            'Render a list with @for, a track expression and an @empty block',
            'Use @if with @else and @switch in place of *ngIf and ngSwitch',
            'Bind a property, an attribute, a class and an event in one template',
          ],
        },
        {
          title: 'Inputs, outputs and content projection',
          category: 'Concept',
          aim: 'Compose a page of components with clear contracts',
          description:
            'Signal inputs bring data into a component and outputs report events to its parent. Content projection lets a component wrap markup that it does not know.',
          objectives: [
            'Declare optional and required inputs with input() and input.required()',
            'Emit an event with output() and handle its payload in the parent template',
            'Create a two-way binding with model()',
            'Project content into named places with ng-content and select',
          ],
        },
      ],
    },
    core: {
      title: 'Signals, services and routing',
      overview:
        'You manage state with signals, share logic through dependency injection and load data over HTTP. You then join pages with the router and collect input with forms.',
      tags: ['Signals', 'Dependency injection', 'Router', 'Forms'],
      units: [
        {
          title: 'State with signals',
          category: 'Concept',
          aim: 'Model component state with signals and derived values',
          description:
            'Signals tell Angular exactly which views depend on a value. They make change detection without Zone.js possible, which is the default in new projects since version 21.',
          objectives: [
            'Create state with signal() and change it with set and update',
            'Derive values with computed() and explain when they are evaluated',
            'Choose between effect() and linkedSignal() for a selection that resets when its list changes',
            'Explain what triggers change detection in a zoneless application',
          ],
        },
        {
          title: 'Dependency injection and HttpClient',
          category: 'Concept',
          aim: 'Provide services and load data from an API through them',
          description:
            'The injector creates services and hands them to whoever asks. HttpClient is one such service and brings typed requests and interceptors.',
          objectives: [
            'Write a service with providedIn root and obtain it with inject()',
            'Explain how a provider on a component differs from one in the root injector',
            'Register HttpClient with provideHttpClient and a functional interceptor that adds a header',
            'Swap an implementation through an InjectionToken in a test',
          ],
        },
        {
          title: 'Observables with RxJS',
          category: 'Concept',
          aim: 'Combine asynchronous streams without leaks or race conditions',
          description:
            'HttpClient, the router and many libraries speak in observables. A small set of operators solves most cases once you know how they treat overlapping work.',
          objectives: [
            'Build a type-ahead search with debounceTime, distinctUntilChanged and switchMap',
            'Choose between switchMap, concatMap, mergeMap and exhaustMap for a save button',
            'End a subscription with takeUntilDestroyed',
            'Convert between observables and signals with toSignal and toObservable',
          ],
        },
        {
          title: 'Router and reactive forms',
          category: 'Practice',
          aim: 'Build several routed pages with validated forms',
          description:
            'The router loads components by address and can guard and prepare them. Reactive forms keep the form model in code, where it can be typed and tested.',
          objectives: [
            'Load a feature lazily with loadChildren or loadComponent',
            'Guard a route with a functional CanActivateFn that returns a UrlTree',
            'Bind route parameters to component inputs with withComponentInputBinding',
            'Write a typed FormGroup with a cross-field validator and show its errors',
          ],
        },
      ],
    },
    advanced: {
      title: 'Deferred loading, hydration and architecture',
      overview:
        'You make an application load faster, render it on the server and keep a large code base in order. Each step is measured, so you learn which ones pay off.',
      tags: ['SSR', 'Performance', 'Testing'],
      units: [
        {
          title: 'Change detection and load time',
          category: 'Practice',
          aim: 'Find and remove slow rendering and oversized bundles',
          description:
            'Slow Angular pages usually check too many views or ship too much code at once. The framework has a direct remedy for each case.',
          objectives: [
            'Profile change detection in Angular DevTools and name the most expensive component',
            'Apply ChangeDetectionStrategy.OnPush and explain which events still mark a view dirty',
            'Defer a heavy component with @defer (on viewport) and a @placeholder',
            'Serve images through NgOptimizedImage with priority on the largest one',
          ],
        },
        {
          title: 'Server rendering and hydration',
          category: 'Tool',
          aim: 'Render routes on the server and hydrate them in the browser',
          description:
            'Angular can prerender, render on request or leave a route to the browser. Hydration reuses the delivered DOM instead of building it again.',
          objectives: [
            'Add server rendering with ng add @angular/ssr and set a RenderMode per route',
            'Enable incremental hydration with provideClientHydration and hydrate triggers',
            'Keep browser-only code out of the server with afterNextRender',
            'Explain how the HTTP transfer cache avoids a second request',
          ],
        },
        {
          title: 'Testing with TestBed and harnesses',
          category: 'Practice',
          aim: 'Cover components and services with dependable tests',
          description:
            'TestBed builds a small injector and renders components in it. Vitest is the default runner in new projects, while older ones still use Karma and Jasmine.',
          objectives: [
            'Test a component by setting inputs with setInput and awaiting whenStable',
            'Answer requests with HttpTestingController and check that none is outstanding',
            'Test routed components with RouterTestingHarness',
            'Drive a Material component through its component harness',
          ],
        },
        {
          title: 'Structure for large applications',
          category: 'Concept',
          aim: 'Divide a large application so that features stay independent',
          description:
            'Angular is common in large organisations, where several teams share one repository. Boundaries and a state policy matter more there than any single component.',
          objectives: [
            'Arrange code by feature and forbid cross-feature imports with a lint rule',
            'Compare a signal-based service with NgRx SignalStore and NgRx Store for shared state',
            'Scope providers to a lazy route through its providers array',
          ],
        },
      ],
    },
    practice: {
      title: 'Angular in a real team',
      overview:
        'You build a business application, upgrade an older code base and prepare for interviews. These are the three things that Angular jobs ask for most.',
      tags: ['Project', 'Upgrade', 'Interview'],
      units: [
        {
          title: 'Project: an appointment desk',
          category: 'Project',
          aim: 'Build an application in which staff manage bookings, rooms and clients',
          description:
            'Tables, filters, long forms and permissions are typical of Angular work. This project has all of them at a size that one person can finish.',
          objectives: [
            'Build lazy routes for bookings, rooms and clients with a role-based guard',
            'Hold filters in the address with query parameters so that a view can be shared',
            'Write the booking form with an asynchronous validator that rejects overlapping times',
            'Handle API failures in one interceptor with a visible message and a retry',
            'Cover the booking flow with component tests and one Playwright test',
          ],
        },
        {
          title: 'Upgrading an older application',
          category: 'Practice',
          aim: 'Bring an application from NgModules to current Angular in safe steps',
          description:
            'Angular releases a major version every six months, and the CLI ships migrations with each. Upgrading in order, one version at a time, keeps the risk small.',
          objectives: [
            'Run ng update across two major versions and record every manual change',
            'Apply the schematics for standalone components, control flow and signal inputs',
            'Remove Zone.js and fix the views that no longer update',
          ],
        },
        {
          title: 'Angular interview questions',
          category: 'Interview',
          aim: 'Answer Angular questions precisely and with examples',
          description:
            'Interviews often turn on change detection, dependency injection and RxJS. A sketch of what happens step by step beats a memorised definition.',
          objectives: [
            'Explain how a click leads to an updated view, with Zone.js and without it',
            'Draw the injector hierarchy and find which instance a nested component receives',
            'Spot the race condition in a search written with mergeMap and correct it',
            'Say when you would use a signal and when an observable',
          ],
        },
      ],
    },
  },
}
