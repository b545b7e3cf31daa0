import type { Topic } from './topic.ts'

export const concurrency: Topic = {
  id: 'concurrency',
  name: 'Concurrency and parallelism',
  domain: 'computer-science',
  aliases: [
    'concurrency',
    'concurrent programming',
    'parallelism',
    'parallel programming',
    'multithreading',
    'multi-threading',
    'threading',
    'async programming',
    'asynchronous programming',
    'race conditions',
    'race condition',
    'deadlock',
    'deadlocks',
    'mutex',
    'lock-free',
    'actor model',
    'structured concurrency',
    'concurency',
  ],
  related: ['operating-systems', 'java', 'go', 'rust', 'cpp', 'python', 'system-design', 'message-queues'],
  stages: {
    foundations: {
      title: 'Threads, tasks and shared state',
      overview:
        'You learn what can happen when several activities overlap and why it so often goes wrong. First experiments make the bugs visible on purpose.',
      tags: ['Threads', 'Race conditions', 'Locks'],
      units: [
        {
          title: 'Concurrency versus parallelism',
          category: 'Concept',
          aim: 'Decide whether a task gains from overlapping or from more cores',
          description:
            'Concurrency structures work that overlaps in time, and parallelism executes it at once. Waiting-bound and computing-bound work need different tools.',
          objectives: [
            'Classify five workloads as I/O-bound or CPU-bound by measuring them',
            "Predict the speedup limit with Amdahl's law",
            'Compare processes, OS threads and coroutines by memory and switching cost',
          ],
        },
        {
          title: 'Races and critical sections',
          category: 'Concept',
          aim: 'Recognize and reproduce a race condition',
          description:
            'Two threads updating one value can lose work, since a read-modify-write is not one step. Such bugs hide in tests and appear under load.',
          objectives: [
            'Lose updates on a shared counter and explain the interleaving',
            'Find check-then-act and read-modify-write races in sample code',
            'Detect a data race with ThreadSanitizer or go test -race',
          ],
        },
        {
          title: 'Mutexes and condition variables',
          category: 'Practice',
          aim: 'Protect shared state and wait without spinning',
          description:
            'A mutex makes a section exclusive, and a condition variable lets a thread sleep until something changes. Together they build most other tools.',
          objectives: [
            'Implement a bounded buffer with one mutex and two conditions',
            'Wait in a loop and explain spurious wakeups',
            'Choose between a mutex, a read-write lock and a semaphore for three cases',
          ],
        },
      ],
    },
    core: {
      title: 'Pools, channels and async tasks',
      overview:
        'You use the higher-level tools that most programs need and combine them without leaks. Cancellation and errors belong to the design from the beginning.',
      tags: ['Thread pools', 'async/await', 'Channels'],
      units: [
        {
          title: 'Thread pools and futures',
          category: 'Tool',
          aim: 'Run many tasks on a bounded set of workers',
          description:
            'Creating a thread per task does not scale on every platform, so executors reuse them. Queue size and rejection policy then become part of your design.',
          objectives: [
            'Size a pool for CPU-bound and I/O-bound work and justify it',
            'Compose futures with timeouts and error handling',
            'Starve a pool by nested blocking tasks and fix it',
            'Explain when Java virtual threads remove the need for pooling',
          ],
        },
        {
          title: 'Event loops and async/await',
          category: 'Concept',
          aim: 'Write asynchronous code that never blocks its loop',
          description:
            'An event loop runs many waiting tasks on one thread, switching at await points. One blocking call stops everyone, which is the classic mistake.',
          objectives: [
            'Trace the order of execution through a loop with three awaiting tasks',
            'Limit parallel requests with an async semaphore',
            'Move a blocking call off the loop and measure latency before and after',
          ],
        },
        {
          title: 'Message passing and structured concurrency',
          category: 'Practice',
          aim: 'Coordinate tasks by communication and clear ownership',
          description:
            'Channels and actors move data instead of sharing it. Structured concurrency ties child tasks to a scope, so none outlives its parent.',
          objectives: [
            'Build a pipeline with fan-out and fan-in over channels or queues',
            'Cancel sibling tasks on failure with a task group or nursery',
            'Propagate a deadline from caller to all children',
            'Apply backpressure with a bounded channel',
          ],
        },
      ],
    },
    advanced: {
      title: 'Memory models, lock-free code and liveness',
      overview:
        'You study what hardware and compilers may reorder, and how systems get stuck. This knowledge explains bugs that seem impossible.',
      tags: ['Memory models', 'Atomics', 'Deadlock'],
      units: [
        {
          title: 'Memory models and atomics',
          category: 'Concept',
          aim: 'Reason about visibility and ordering between threads',
          description:
            'Processors and compilers reorder memory operations unless told otherwise. A language memory model states which results are possible.',
          objectives: [
            'Explain happens-before using the Java or C++ memory model',
            'Publish an object safely with release and acquire ordering',
            'Show why double-checked locking fails without volatile or an atomic',
            'Remove false sharing by padding and measure the gain',
          ],
        },
        {
          title: 'Deadlock, livelock and starvation',
          category: 'Concept',
          aim: 'Prevent and diagnose programs that stop making progress',
          description:
            'Programs can stop without crashing, which makes the cause hard to see. Ordering rules and timeouts prevent most cases.',
          objectives: [
            'Produce a deadlock with two locks and remove it through lock ordering',
            'Read a thread dump and identify the waiting cycle',
            'Construct a livelock from polite retries and fix it with jitter',
          ],
        },
        {
          title: 'Lock-free and parallel algorithms',
          category: 'Practice',
          aim: 'Use parallel structures with a clear cost in mind',
          description:
            'Lock-free structures guarantee progress but are hard to get right. Often a parallel library or a sharded design gives more for less.',
          objectives: [
            'Implement a Treiber stack with compare-and-swap and explain the ABA problem',
            'Describe safe reclamation by hazard pointers or epochs',
            'Parallelize a sum and a sort with fork-join work stealing',
            'Compare a sharded map with one global lock under contention',
          ],
        },
      ],
    },
    practice: {
      title: 'Concurrent systems that hold under load',
      overview:
        'You build a concurrent program that stays correct under stress and can be shut down cleanly. Then you practice explaining such designs.',
      tags: ['Project', 'Stress testing', 'Interview'],
      units: [
        {
          title: 'Build a concurrent job runner',
          category: 'Project',
          aim: 'Execute many jobs with limits, retries and clean shutdown',
          description:
            'Write a service that accepts jobs, runs them in parallel and reports progress. It must behave well under overload, failure and a stop signal.',
          objectives: [
            'Bound both queue and workers and reject excess work explicitly',
            'Retry with exponential backoff and jitter, and cancel on deadline',
            'Finish or hand back running jobs on SIGTERM',
            'Run a one-hour stress test under a race detector without findings',
          ],
        },
        {
          title: 'Concurrency interview questions',
          category: 'Interview',
          aim: 'Solve coordination problems and argue their correctness',
          description:
            'Typical tasks ask for a small synchronized component and then for proof that it works. Listing invariants before coding makes the argument easy.',
          objectives: [
            'Implement a thread-safe LRU cache and state its invariants',
            'Solve dining philosophers and readers-writers in two ways',
            'Design a rate limiter that works for concurrent callers',
          ],
        },
        {
          title: 'Finding bugs that hide',
          category: 'Practice',
          aim: 'Make intermittent failures reproducible',
          description:
            'Sleeping in tests hides concurrency bugs more often than it reveals them. Deterministic schedulers and stress tools search interleavings systematically.',
          objectives: [
            'Explore interleavings with Loom, jcstress or a deterministic test scheduler',
            'Replace sleeps in tests by latches or virtual time',
            'Write a small TLA+ or Alloy model of a lock protocol and check one property',
          ],
        },
      ],
    },
  },
}
