import type { Topic } from './topic.ts'

export const swift: Topic = {
  id: 'swift',
  name: 'Swift',
  domain: 'languages',
  aliases: [
    'swift',
    'swiftlang',
    'swift lang',
    'swift 6',
    'swift language',
    'swift programming',
    'swift concurrency',
    'swift package manager',
    'swiftpm',
    'protocol-oriented programming',
  ],
  related: ['kotlin', 'rest-api', 'web-testing', 'design-patterns', 'concurrency'],
  stages: {
    foundations: {
      title: 'Values, optionals and collections',
      overview:
        'You write Swift programs that treat missing values and mutation explicitly. Structs, enums and collections cover most of the data you will meet.',
      tags: ['Optionals', 'Structs', 'Collections'],
      units: [
        {
          title: 'Constants, types and optionals',
          category: 'Concept',
          aim: 'Handle missing values safely in every expression',
          description:
            'Swift makes the absence of a value part of its type. Unwrapping forces a decision at each point where data could be missing, so crashes become rare.',
          objectives: [
            'Unwrap with if let, guard let and ?? and say when each reads best',
            'Chain optionals through several properties and predict the result type',
            'Explain why force unwrapping is acceptable in only a few places',
            'Choose let or var and rely on type inference appropriately',
          ],
        },
        {
          title: 'Structs, classes and enums',
          category: 'Concept',
          aim: 'Choose between value and reference semantics',
          description:
            'Structs and enums are copied, while class instances are shared. Starting with value types makes code easier to reason about, especially across threads.',
          objectives: [
            'Show how copying a struct differs from sharing a class instance',
            'Define an enum with associated values and switch over it exhaustively',
            'Write a mutating method and a computed property',
            'Add a property observer with didSet',
          ],
        },
        {
          title: 'Collections, strings and closures',
          category: 'Concept',
          aim: 'Process data with closures and standard collections',
          description:
            'Arrays, dictionaries and sets are value types with copy-on-write storage. Closures supply the logic for sorting, filtering and transforming them.',
          objectives: [
            'Use map, compactMap, reduce and Dictionary(grouping:by:) on sample records',
            'Explain why a String index is not an integer',
            'Write an escaping closure and a trailing closure call',
          ],
        },
        {
          title: 'Swift Package Manager and Xcode',
          category: 'Tool',
          aim: 'Create, build and debug a package',
          description:
            'Packages hold targets, dependencies and tests in one manifest. They build from Xcode or the command line on Apple platforms, Linux and Windows.',
          objectives: [
            'Create a package with a library, an executable and a test target',
            'Add a versioned dependency in Package.swift',
            'Set a breakpoint and inspect values with LLDB commands',
          ],
        },
      ],
    },
    core: {
      title: 'Protocols, errors and memory',
      overview:
        'You design with protocols and generics, report errors explicitly and understand reference counting. Tests written along the way keep those designs honest.',
      tags: ['Protocols', 'Generics', 'ARC', 'Swift Testing'],
      units: [
        {
          title: 'Protocols and generics',
          category: 'Concept',
          aim: 'Write flexible code with static guarantees',
          description:
            'Protocols describe capabilities, and extensions can supply shared behavior. Generics keep concrete types where possible, with existential types for cases that need mixing.',
          objectives: [
            'Add a default implementation in a protocol extension',
            'Define a protocol with an associated type and constrain it in a where clause',
            'Compare some and any in a parameter and a return type',
            'Add Codable, Hashable and Comparable conformance to a model',
          ],
        },
        {
          title: 'Error handling and results',
          category: 'Concept',
          aim: 'Report and recover from failures in typed Swift code',
          description:
            'Functions that can fail are marked and called with try. Enums describe what went wrong, and typed throws can promise exactly which errors occur.',
          objectives: [
            'Define an error enum and handle its cases in a do-catch statement',
            'Compare throws, typed throws, Result and an optional return',
            'Release a resource with defer on every path',
          ],
        },
        {
          title: 'Automatic reference counting',
          category: 'Concept',
          aim: 'Avoid leaks caused by reference cycles',
          description:
            'Swift frees class instances when their last strong reference goes away. Two objects or a stored closure can keep each other alive, which weak references prevent.',
          objectives: [
            'Break a delegate cycle with weak and explain when unowned is safe',
            'Use a capture list in a stored closure',
            'Find a leak with the Xcode memory graph or Instruments',
          ],
        },
        {
          title: 'Swift Testing',
          category: 'Practice',
          aim: 'Write expressive tests for synchronous and asynchronous code',
          description:
            'The Swift Testing framework uses macros to express expectations and to run cases in parallel. It works alongside XCTest, which remains needed for interface tests.',
          objectives: [
            'Write @Test functions with #expect and #require',
            'Run one test over many arguments with parameterized cases',
            'Await an asynchronous function and confirm an event with confirmation',
          ],
        },
      ],
    },
    advanced: {
      title: 'Swift concurrency and performance',
      overview:
        'You write concurrent Swift that the compiler can prove free of data races. You also learn to build macros and to find costs hidden behind convenient syntax.',
      tags: ['async/await', 'Actors', 'Sendable', 'Macros'],
      units: [
        {
          title: 'Async functions and task groups',
          category: 'Concept',
          aim: 'Run asynchronous work with structured lifetimes',
          description:
            'Async functions suspend without blocking, and child tasks end before their parent does. Cancellation passes down the tree, so abandoned work can stop early.',
          objectives: [
            'Run two requests in parallel with async let',
            'Process a list with withThrowingTaskGroup and a concurrency limit',
            'Check for cancellation and clean up in a long loop',
            'Bridge a callback API with a checked continuation',
          ],
        },
        {
          title: 'Actors, isolation and Sendable',
          category: 'Concept',
          aim: 'Protect shared state under Swift 6 checking',
          description:
            'An actor lets one task at a time touch its state. The Swift 6 language mode checks which values may cross isolation boundaries and reports possible races as errors.',
          objectives: [
            'Replace a lock-protected class with an actor and handle reentrancy',
            'Make a type Sendable and explain why a mutable class is not',
            'Use @MainActor and explain default main-actor isolation in Swift 6.2',
            'Migrate a module from Swift 5 mode and resolve its warnings',
          ],
        },
        {
          title: 'Performance and macros',
          category: 'Concept',
          aim: 'Measure Swift code and generate boilerplate safely',
          description:
            'Copy-on-write, dynamic dispatch and reference counting all have a price in hot code. Macros move repetitive code into the compiler, where it stays visible and typed.',
          objectives: [
            'Profile a slow function with the Time Profiler instrument',
            'Reduce retain and release traffic by changing a data layout',
            'Process bytes through Span without copying',
            'Write a small attached macro and test its expansion',
          ],
        },
      ],
    },
    practice: {
      title: 'Building with Swift',
      overview:
        'You deliver a complete Swift program with a clean core and tests. Migration exercises and interview questions finish the preparation for a Swift team.',
      tags: ['Project', 'Migration', 'Interview'],
      units: [
        {
          title: 'Modernizing callback-based Swift',
          category: 'Practice',
          aim: 'Convert an older module to async/await and value types',
          description:
            'Many Swift codebases still use completion handlers and shared mutable managers. You will convert one piece by piece, keeping its callers working after every step.',
          objectives: [
            'Offer async versions of callback methods and deprecate the old ones',
            'Replace a singleton manager with an injected protocol',
            'Turn on complete concurrency checking for one target and fix the findings',
          ],
        },
        {
          title: 'Podcast client core library',
          category: 'Project',
          aim: 'Build a tested package that fetches, stores and downloads podcasts',
          description:
            'The package parses feeds, caches episodes and manages downloads for a command-line or SwiftUI front end. It combines Codable models, actors, streams and error handling.',
          objectives: [
            'Fetch feeds concurrently with URLSession and conditional requests',
            'Coordinate downloads in an actor and publish progress as an AsyncStream',
            'Persist episodes in SQLite or SwiftData behind a protocol',
            'Test networking with a stubbed URLProtocol',
          ],
        },
        {
          title: 'Swift interview questions',
          category: 'Interview',
          aim: 'Explain Swift semantics and write safe code on the spot',
          description:
            'Swift interviews focus on value semantics, memory and concurrency. You should be able to find a reference cycle and reason about isolation in unfamiliar code.',
          objectives: [
            'Explain copy-on-write and implement it for a custom type',
            'Find the reference cycle in three snippets and fix each',
            'Predict how an actor behaves when a method awaits midway',
            'Compare static, table and message dispatch in Swift',
          ],
        },
      ],
    },
  },
}
