import type { Topic } from './topic.ts'

export const go: Topic = {
  id: 'go',
  name: 'Go',
  domain: 'languages',
  aliases: [
    'go',
    'golang',
    'go lang',
    'go language',
    'go programming',
    'go-lang',
    'goroutines',
    'goroutine',
    'go channels',
    'go modules',
  ],
  related: ['docker', 'kubernetes', 'rest-api', 'concurrency', 'postgresql'],
  stages: {
    foundations: {
      title: 'Packages, slices and structs',
      overview:
        'You write your first Go programs with its small syntax and strict tooling. Slices, maps and structs become your everyday building blocks, and the go command handles the rest.',
      tags: ['Syntax', 'Slices', 'Go command'],
      units: [
        {
          title: 'Types, functions and zero values',
          category: 'Concept',
          aim: "Write small programs that use Go's types and multiple return values",
          description:
            'Every Go variable has a useful zero value, and functions commonly return a result together with an error. These two conventions shape nearly all code you will read.',
          objectives: [
            'State the zero value of a string, slice, map, pointer and struct',
            'Write a function returning a value and an error and check the error at once',
            'Explain when := declares a new variable and how it can shadow an outer one',
            'Use defer to close a file and describe when the deferred call runs',
          ],
        },
        {
          title: 'Slices, maps and strings',
          category: 'Concept',
          aim: 'Work with collections knowing what memory they share',
          description:
            'A slice is a small view onto an array, so two slices may refer to the same elements. Understanding length, capacity and append prevents data from changing unexpectedly.',
          objectives: [
            'Predict the result of appending to two slices that share a backing array',
            "Sort and search with the slices package and iterate over a map's sorted keys",
            'Test for a missing map key with the two-value form',
            'Iterate over a string by rune and explain how that differs from bytes',
          ],
        },
        {
          title: 'The go command and modules',
          category: 'Tool',
          aim: 'Create, format, test and build a module',
          description:
            'Go ships its formatter, test runner and dependency manager in one command. Shared tooling means that projects look alike and new contributors can build them immediately.',
          objectives: [
            'Start a module with go mod init and add a dependency at a chosen version',
            'Run gofmt, go vet and go test ./... and explain what each checks',
            'Cross-compile a binary with GOOS and GOARCH',
          ],
        },
      ],
    },
    core: {
      title: 'Interfaces, errors and testing',
      overview:
        'You learn how Go programs are composed from small interfaces and explicit error values. Table-driven tests keep that code trustworthy while you build your first HTTP services.',
      tags: ['Interfaces', 'Errors', 'net/http', 'Testing'],
      units: [
        {
          title: 'Methods, interfaces and embedding',
          category: 'Concept',
          aim: 'Design packages around small interfaces',
          description:
            'A Go type satisfies an interface just by having its methods, with no declaration. Interfaces defined by the consumer stay small and make code easy to replace in tests.',
          objectives: [
            'Choose between a pointer and a value receiver and explain the effect on method sets',
            'Define a one-method interface next to the code that uses it',
            'Reuse behavior by embedding a struct and say how this differs from inheritance',
            'Explain why an interface holding a nil pointer is not equal to nil',
          ],
        },
        {
          title: 'Errors as values',
          category: 'Concept',
          aim: 'Return, wrap and inspect errors with useful context',
          description:
            'Go errors are ordinary values that travel up through return statements. Wrapping adds context at each level while callers can still test for the original cause.',
          objectives: [
            'Wrap an error with fmt.Errorf and %w and test it with errors.Is',
            'Define an error type carrying a field and extract it with errors.As',
            'Explain when panic is acceptable and recover from one at a server boundary',
          ],
        },
        {
          title: 'HTTP services with net/http',
          category: 'Practice',
          aim: 'Serve a JSON API using only the standard library',
          description:
            'The standard library contains a production-grade HTTP server and client. Its router matches methods and path wildcards, so small services rarely need a framework.',
          objectives: [
            'Register routes such as GET /items/{id} on ServeMux and read PathValue',
            'Decode a request body with a size limit and reject unknown fields',
            'Write logging middleware as a function that takes and returns http.Handler',
            'Set server timeouts and shut down gracefully with Server.Shutdown',
          ],
        },
        {
          title: 'Table-driven tests and benchmarks',
          category: 'Practice',
          aim: 'Test packages thoroughly with the testing package',
          description:
            'Go tests are plain functions, and a table of cases keeps them short. Benchmarks, fuzzing and the race detector use the same command and the same files.',
          objectives: [
            'Write a table-driven test with subtests through t.Run',
            'Test a handler with httptest.NewRecorder',
            'Write a fuzz test for a parser and keep the failing input as a seed',
            'Measure a function with b.Loop and compare two runs with benchstat',
          ],
        },
      ],
    },
    advanced: {
      title: 'Goroutines, generics and the runtime',
      overview:
        "You use Go's concurrency model deliberately and learn how the runtime schedules and collects. You can then find leaks, races and wasted allocations with the built-in tools.",
      tags: ['Goroutines', 'Channels', 'Generics', 'pprof'],
      units: [
        {
          title: 'Goroutines, channels and select',
          category: 'Concept',
          aim: 'Coordinate concurrent work without leaks or races',
          description:
            'Goroutines are cheap, but each needs a clear way to end. Channels pass ownership of data between them, and mutexes remain the simpler choice for shared state.',
          objectives: [
            'Build a worker pool with bounded concurrency and collect errors with errgroup',
            'Use select with a timeout and explain sending on nil and closed channels',
            'Find a data race with go test -race and fix it',
            'Decide between a channel and sync.Mutex for two given problems',
          ],
        },
        {
          title: 'Context and cancellation',
          category: 'Concept',
          aim: 'Propagate deadlines and cancellation through a call chain',
          description:
            'A context tells every function involved in a request when to stop. Passing it consistently keeps abandoned requests from holding goroutines and connections.',
          objectives: [
            'Pass a context from an HTTP handler to a database query and cancel both',
            'Set deadlines with context.WithTimeout and always call the cancel function',
            'Explain which values belong in a context and which in parameters',
            'Test time-dependent concurrent code with testing/synctest',
          ],
        },
        {
          title: 'Generics and iterators',
          category: 'Concept',
          aim: 'Write generic helpers where interfaces are not enough',
          description:
            'Type parameters let one function work on many types while keeping them checked. Iterator functions extend range loops to your own data structures.',
          objectives: [
            'Write a generic set type constrained by comparable',
            'Return an iter.Seq from a collection and consume it with range',
            'Explain when an interface parameter is better than a type parameter',
          ],
        },
        {
          title: 'pprof, traces and allocation',
          category: 'Tool',
          aim: 'Find where a Go program spends time and memory',
          description:
            'The runtime can report CPU samples, heap allocations and scheduling events from a live process. Reading them shows whether the cause is work, waiting or garbage collection.',
          objectives: [
            'Capture a CPU profile through net/http/pprof and read its flame graph',
            'Show which values escape to the heap with -gcflags=-m',
            'Find leaked goroutines in a goroutine profile',
            'Explain the effect of GOGC and GOMEMLIMIT',
          ],
        },
      ],
    },
    practice: {
      title: 'Production Go',
      overview:
        'You assemble a deployable service and operate it under load. Code reading and interview questions then check that you can explain the choices behind it.',
      tags: ['Project', 'Operations', 'Interview'],
      units: [
        {
          title: 'Operating a Go service',
          category: 'Practice',
          aim: 'Make a running service observable and safe to redeploy',
          description:
            'A service is finished only when others can see how it behaves. Structured logs, metrics and orderly shutdown are small additions that make failures explainable.',
          objectives: [
            'Emit structured logs with log/slog including a request identifier',
            'Expose request duration histograms through the Prometheus client',
            'Build a small container image from a static binary with CGO_ENABLED=0',
          ],
        },
        {
          title: 'Distributed job queue',
          category: 'Project',
          aim: 'Build a job queue that survives crashes of its workers',
          description:
            'Clients submit jobs over HTTP, workers lease them from PostgreSQL and report results. The project combines concurrency, transactions, cancellation and testing in about two thousand lines.',
          objectives: [
            'Lease jobs with SELECT ... FOR UPDATE SKIP LOCKED through pgx',
            'Retry failed jobs with exponential backoff and a maximum number of attempts',
            'Stop workers on SIGTERM after finishing or releasing their jobs',
            'Show in a load test that no job is lost when a worker is killed',
          ],
        },
        {
          title: 'Go interview questions',
          category: 'Interview',
          aim: 'Explain Go semantics and solve concurrency exercises',
          description:
            'Go interviews concentrate on slices, interfaces and goroutines because mistakes there reach production. You should be able to write a small concurrent program and defend its termination.',
          objectives: [
            'Write a rate limiter and a concurrent-safe cache with expiry',
            'Find the leak or deadlock in three short programs',
            'Describe how the scheduler maps goroutines to threads',
            'Explain how append reallocates and what that means for callers',
          ],
        },
      ],
    },
  },
}
