import type { Topic } from './topic.ts'

export const webTesting: Topic = {
  id: 'web-testing',
  name: 'Web testing',
  domain: 'web',
  aliases: [
    'web testing',
    'frontend testing',
    'front-end testing',
    'javascript testing',
    'test automation',
    'unit testing',
    'unit tests',
    'end-to-end testing',
    'e2e',
    'e2e testing',
    'playwright',
    'cypress',
    'vitest',
    'jest',
    'testing library',
    'selenium',
    'tdd',
    'test-driven development',
  ],
  related: ['javascript', 'typescript', 'react', 'vue', 'accessibility', 'ci-cd'],
  stages: {
    foundations: {
      title: 'Unit tests that mean something',
      overview:
        'You set up a test runner and write tests that fail for the right reason. By the end you can judge whether a test protects behaviour or merely repeats the code.',
      tags: ['Vitest', 'Assertions', 'Test design'],
      units: [
        {
          title: 'Setting up Vitest',
          category: 'Tool',
          aim: 'Run a first test suite with quick feedback',
          description:
            'Vitest shares the Vite configuration and reruns only what a change affects. Fast feedback is what makes people run tests at all.',
          objectives: [
            'Configure Vitest in a TypeScript project with watch mode',
            'Structure tests with describe, test and test.each',
            'Run one file, one test name and only the tests changed since the last commit',
            'Debug a failing test with a breakpoint in the editor',
          ],
        },
        {
          title: 'Arrange, act, assert',
          category: 'Practice',
          aim: 'Write small tests with one clear reason to fail',
          description:
            'A good test reads as a statement about behaviour. When it fails, its name and message should already tell you what broke.',
          objectives: [
            'Choose between toBe, toEqual and toStrictEqual for values and objects',
            'Test thrown errors and rejected promises without a false pass',
            'Cover the boundaries of a price calculation with a table of cases',
            'Break the code on purpose and confirm that the test fails',
          ],
        },
        {
          title: 'What to test at which level',
          category: 'Concept',
          aim: 'Assign behaviour to unit, component, integration or end-to-end tests',
          description:
            'Each level trades speed for confidence. A plan saves you from slow suites that still miss the bugs users report.',
          objectives: [
            'Compare the test pyramid with the testing trophy and say when each fits',
            'Place ten behaviours of a shop at the cheapest level that can prove them',
            'Read a coverage report and name a bug that full line coverage would miss',
          ],
        },
      ],
    },
    core: {
      title: 'Components, network and browsers',
      overview:
        'You test components the way people use them, control the network and drive real browsers. These three skills carry most of a front-end suite.',
      tags: ['Testing Library', 'MSW', 'Playwright'],
      units: [
        {
          title: 'Component tests with Testing Library',
          category: 'Tool',
          aim: 'Test components through roles, names and user actions',
          description:
            'Testing Library finds elements as users do, by role and label. Tests written this way survive refactoring and reveal inaccessible markup.',
          objectives: [
            'Query with getByRole and a name and say when queryBy and findBy are needed',
            'Simulate typing and clicking with user-event rather than fireEvent',
            'Remove a test of internal state and assert the visible result instead',
            'Run component tests in a real browser with Vitest browser mode',
          ],
        },
        {
          title: 'Test doubles and time',
          category: 'Concept',
          aim: 'Replace dependencies without testing the replacement',
          description:
            'Stubs, spies and fakes isolate the code under test. Too many of them make a suite that passes while the product is broken.',
          objectives: [
            'Distinguish stub, spy, mock and fake with an example of each',
            'Use vi.fn, vi.spyOn and vi.mock and restore them between tests',
            'Test a debounce and a date display with vi.useFakeTimers and vi.setSystemTime',
            'Refactor a function so that it takes its clock as an argument',
          ],
        },
        {
          title: 'Controlling the network with MSW',
          category: 'Tool',
          aim: 'Test loading, success and failure without a real server',
          description:
            'Mock Service Worker answers requests at the network boundary. Your application code stays as it is in production.',
          objectives: [
            'Write handlers with http and HttpResponse for a list and a creation request',
            'Override a handler in one test to return status 500 or a delay',
            'Fail the suite on unhandled requests',
          ],
        },
        {
          title: 'End-to-end tests with Playwright',
          category: 'Tool',
          aim: 'Drive the main journeys of an application in real browsers',
          description:
            'Playwright runs Chromium, Firefox and WebKit and waits for elements by itself. A few journeys at this level give confidence that no unit test can.',
          objectives: [
            'Record a journey with codegen and rewrite it with getByRole locators',
            'Use web-first assertions such as toBeVisible instead of fixed waits',
            'Sign in once and reuse the session through storageState',
            'Investigate a failure in the trace viewer',
          ],
        },
      ],
    },
    advanced: {
      title: 'Trustworthy suites at scale',
      overview:
        'You make a growing suite fast and stable and add kinds of tests that find other bugs. The measure is whether the team believes a red build.',
      tags: ['Flakiness', 'Visual tests', 'Mutation testing'],
      units: [
        {
          title: 'Flaky tests and isolation',
          category: 'Practice',
          aim: 'Find the cause of unstable tests and remove it',
          description:
            'A test that fails at random teaches people to ignore red. The causes are few: shared state, time, order and races.',
          objectives: [
            'Reproduce a flaky test with --repeat-each and a limited CPU',
            'Create test data per worker so that tests can run in parallel',
            'Detect order dependence by shuffling the sequence',
            'Write a quarantine rule with an owner and an end date',
          ],
        },
        {
          title: 'Visual, accessibility and contract tests',
          category: 'Tool',
          aim: 'Catch regressions that functional assertions do not see',
          description:
            'Layout, accessibility and API shape break without any function failing. Each has its own technique and its own kind of false alarm.',
          objectives: [
            'Compare screenshots with toHaveScreenshot and mask what changes by nature',
            'Scan key pages with the axe integration for Playwright',
            'Verify a consumer contract with Pact, or responses against an OpenAPI schema',
            'Decide which of the three a given team needs first',
          ],
        },
        {
          title: 'Property-based and mutation testing',
          category: 'Concept',
          aim: 'Measure how good your tests are and find cases nobody thought of',
          description:
            'Property-based tests generate inputs, and mutation tests change your code to see whether a test notices. Both question the suite itself.',
          objectives: [
            'Write a round-trip property with fast-check and read the shrunken counterexample',
            'Run Stryker on one module and kill three surviving mutants',
            'Explain why an equivalent mutant cannot be killed',
          ],
        },
      ],
    },
    practice: {
      title: 'Testing a live application',
      overview:
        'You give an existing application a test suite, run it on every change and learn to explain your strategy. The outcome is a repository that shows how you work.',
      tags: ['Project', 'CI', 'Interview'],
      units: [
        {
          title: 'Project: a suite for an untested application',
          category: 'Project',
          aim: 'Bring an untested open-source application under dependable tests',
          description:
            'Most testing jobs start with code that has no tests. You choose what matters, pin it down and then change something with confidence.',
          objectives: [
            'Rank the journeys of the application by damage if broken',
            'Cover the top three with Playwright and their logic with unit tests',
            'Run the suite in GitHub Actions with sharding in less than five minutes',
            'Refactor one module under its new tests without changing behaviour',
            'Write a one-page strategy that says what is not tested and why',
          ],
        },
        {
          title: 'Test-driven kata',
          category: 'Practice',
          aim: 'Develop a small feature strictly by red, green and refactor',
          description:
            'Writing the test first shows whether you know what the code should do. A short exercise with strict steps builds the habit.',
          objectives: [
            'Write a discount calculator or a date range picker one failing test at a time',
            'Commit after every green step and review the history',
            'Fix a reported bug by first writing the test that reproduces it',
          ],
        },
        {
          title: 'Testing interview questions',
          category: 'Interview',
          aim: 'Explain testing decisions and review tests under observation',
          description:
            'You may be asked to test a given component live or to criticise a suite. Say what risk each test covers before you write it.',
          objectives: [
            'List the cases for a login form and order them by value',
            'Find four faults in a test with sleeps, shared state and implementation details',
            'Answer how you would cut a forty-minute suite to ten',
            'Say when you would delete a test',
          ],
        },
      ],
    },
  },
}
