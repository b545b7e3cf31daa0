import type { Topic } from './topic.ts'

export const csharp: Topic = {
  id: 'csharp',
  name: 'C#',
  domain: 'languages',
  aliases: [
    'c#',
    'csharp',
    'c sharp',
    'c-sharp',
    'dotnet',
    '.net',
    '.net core',
    'asp.net',
    'asp.net core',
    'aspnet',
    'entity framework',
    'ef core',
    'linq',
    'blazor',
  ],
  related: ['sql', 'rest-api', 'design-patterns', 'concurrency', 'authentication'],
  stages: {
    foundations: {
      title: 'C# types and the .NET SDK',
      overview:
        'You write console programs with C# and learn what the .NET runtime provides. Value types, classes and nullable checks prepare you for the larger code to come.',
      tags: ['Syntax', 'Types', '.NET SDK'],
      units: [
        {
          title: 'Value types, reference types and strings',
          category: 'Concept',
          aim: 'Predict how assignment and equality behave for any C# type',
          description:
            'Structs are copied on assignment, while classes are shared through references. Knowing which one you hold explains equality, null and many accidental changes.',
          objectives: [
            'Compare assigning a struct and a class instance and modifying one copy',
            'Format values with string interpolation and a format specifier',
            'Use switch expressions with relational and property patterns',
            'Parse user input with int.TryParse instead of catching exceptions',
          ],
        },
        {
          title: 'Classes, records and properties',
          category: 'Concept',
          aim: 'Model data with the C# type that fits its purpose',
          description:
            'C# offers classes for identity, records for values and interfaces for contracts. Properties control access to state with little code.',
          objectives: [
            'Write a record with a with expression and show its value equality',
            'Use required and init properties to force complete initialization',
            'Validate in a property setter using the field keyword',
            'Implement an interface in two classes and call both through it',
          ],
        },
        {
          title: 'The dotnet CLI and NuGet',
          category: 'Tool',
          aim: 'Create, build and run solutions from the command line',
          description:
            'The SDK creates projects, restores packages and runs tests on every platform. Understanding project files lets you fix builds without relying on an editor.',
          objectives: [
            'Create a solution with a library, a console app and a test project',
            'Add a NuGet package and manage versions centrally in Directory.Packages.props',
            'Enable nullable reference types and treat their warnings as errors',
          ],
        },
      ],
    },
    core: {
      title: 'LINQ, generics and async',
      overview:
        'You query collections with LINQ, write generic code and wait for I/O without blocking. With tests and error handling added, these skills cover most daily C# work.',
      tags: ['LINQ', 'Generics', 'async/await', 'xUnit'],
      units: [
        {
          title: 'Collections, generics and LINQ',
          category: 'Concept',
          aim: 'Query and transform data with typed expressions',
          description:
            'LINQ gives the same operators to lists, databases and XML. Its queries usually run only when enumerated, which is both their strength and a frequent surprise.',
          objectives: [
            'Write queries with Where, Select, GroupBy and Join on in-memory data',
            'Demonstrate deferred execution and fix a query that is enumerated twice',
            'Define a generic repository interface with a where constraint',
            'Choose between List, Dictionary, HashSet and ImmutableArray for given access patterns',
          ],
        },
        {
          title: 'Delegates, events and extension members',
          category: 'Concept',
          aim: 'Pass behavior around and extend types you do not own',
          description:
            'Delegates are typed references to methods, and events build notifications on top of them. Extension members add operations to existing types without inheritance.',
          objectives: [
            'Use Func and Action parameters to make a method configurable',
            'Raise and unsubscribe from an event and explain the leak a forgotten handler causes',
            'Write an extension method and a C# 14 extension property for one type',
          ],
        },
        {
          title: 'Tasks and async/await',
          category: 'Concept',
          aim: 'Write asynchronous code that neither blocks nor loses errors',
          description:
            'An async method gives its thread back while it waits. Mixing it with blocking calls causes starvation and deadlocks, so asynchronous code should be asynchronous all the way up.',
          objectives: [
            'Run independent calls with Task.WhenAll and handle several failures',
            'Pass a CancellationToken through every layer and honor it',
            'Explain why .Result and async void are dangerous',
            'Stream rows with IAsyncEnumerable and await foreach',
          ],
        },
        {
          title: 'Testing with xUnit',
          category: 'Practice',
          aim: 'Cover .NET code with readable, isolated tests',
          description:
            'Good tests check behavior through public members and replace slow dependencies. Exceptions and disposable resources deserve the same attention as the normal path.',
          objectives: [
            'Write a Theory with inline data and a Fact that asserts an exception',
            'Substitute a dependency with NSubstitute and TimeProvider for the clock',
            'Release resources with using declarations and implement IDisposable once',
          ],
        },
      ],
    },
    advanced: {
      title: 'ASP.NET Core, EF Core and performance',
      overview:
        'You build web APIs on ASP.NET Core and store data through Entity Framework Core. You then measure memory and throughput and remove the costs that matter.',
      tags: ['ASP.NET Core', 'EF Core', 'Span'],
      units: [
        {
          title: 'Minimal APIs and dependency injection',
          category: 'Tool',
          aim: 'Build an HTTP API with validated input and clear service lifetimes',
          description:
            'ASP.NET Core wires requests through middleware to endpoints and supplies services by injection. Wrong lifetimes are a typical source of subtle bugs, so you will learn to reason about them.',
          objectives: [
            'Map endpoints with route groups and return TypedResults',
            'Explain singleton, scoped and transient lifetimes and spot a captive dependency',
            'Bind settings to an options class and validate them at startup',
            'Return errors as ProblemDetails through an exception handler',
          ],
        },
        {
          title: 'Entity Framework Core',
          category: 'Concept',
          aim: 'Persist and query data while controlling the generated SQL',
          description:
            'EF Core translates LINQ into SQL and tracks changes to loaded entities. It saves work as long as you watch which queries it sends and how many.',
          objectives: [
            'Create and apply a migration that renames a column without losing data',
            'Remove an N+1 query with Include or a projection and confirm it in the log',
            'Handle a concurrency conflict using a row version column',
            'Read data with AsNoTracking and explain the saving',
          ],
        },
        {
          title: 'Memory, Span and garbage collection',
          category: 'Concept',
          aim: 'Reduce allocations in hot code with measured results',
          description:
            'The .NET garbage collector works in generations, and short-lived objects are cheap but not free. Span and pooling let you process data without copying it.',
          objectives: [
            'Benchmark two parsers with BenchmarkDotNet and its MemoryDiagnoser',
            'Rewrite string splitting with ReadOnlySpan<char>',
            'Rent buffers from ArrayPool and return them safely',
            'Find a managed leak with dotnet-counters and dotnet-gcdump',
          ],
        },
      ],
    },
    practice: {
      title: 'Delivering .NET applications',
      overview:
        'You build and deploy a complete .NET service with tests against real dependencies. Debugging drills and interview questions show what you can explain as well as code.',
      tags: ['Project', 'Diagnostics', 'Interview'],
      units: [
        {
          title: 'Diagnosing a slow .NET service',
          category: 'Practice',
          aim: 'Trace a performance problem from symptom to fix',
          description:
            'You will receive a service with thread-pool starvation, a chatty query and too many allocations. Runtime counters and traces lead you to each cause in turn.',
          objectives: [
            'Read thread-pool queue length and GC metrics with dotnet-counters',
            'Capture a trace with dotnet-trace and find the blocking call',
            'Add OpenTelemetry tracing and compare request durations before and after',
          ],
        },
        {
          title: 'Subscription billing API',
          category: 'Project',
          aim: 'Build and deploy a billing service on .NET 10',
          description:
            'The service manages plans, subscriptions and invoices, and it processes renewals in the background. Money, time and retries make correctness visible and testable.',
          objectives: [
            'Model money as a readonly record struct with a currency',
            'Run renewals in a BackgroundService that is safe to restart',
            'Make payment webhooks idempotent with a unique key in EF Core',
            'Test endpoints with WebApplicationFactory and a PostgreSQL container',
          ],
        },
        {
          title: 'C# and .NET interview questions',
          category: 'Interview',
          aim: 'Answer language and runtime questions with concrete code',
          description:
            'Interviews for .NET roles combine C# semantics, ASP.NET Core plumbing and data access. Short, precise examples beat long definitions.',
          objectives: [
            'Explain what the compiler generates for an async method',
            'Compare IEnumerable and IQueryable and show a query that behaves differently',
            'Describe boxing and find it in a code sample',
            'Design a thread-safe cache with Lazy and ConcurrentDictionary',
          ],
        },
      ],
    },
  },
}
