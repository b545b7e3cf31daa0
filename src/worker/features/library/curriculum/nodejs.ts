import type { Topic } from './topic.ts'

export const nodejs: Topic = {
  id: 'nodejs',
  name: 'Node.js',
  domain: 'backend',
  aliases: [
    'node',
    'nodejs',
    'node.js',
    'node js',
    'nodjs',
    'express.js',
    'expressjs',
    'fastify',
    'nestjs',
    'nest.js',
    'npm packages',
    'javascript backend',
    'server-side javascript',
  ],
  related: ['javascript', 'typescript', 'rest-api', 'postgresql', 'redis', 'docker', 'authentication'],
  stages: {
    foundations: {
      title: 'Runtime, modules and the event loop',
      overview:
        'You run JavaScript outside the browser and learn what Node.js adds to the language. By the end you can write a small command-line tool and explain how it executes.',
      tags: ['Runtime', 'Modules', 'Event loop'],
      units: [
        {
          title: 'Node.js, npm and a project',
          category: 'Tool',
          aim: 'Set up a Node.js project with pinned versions and scripts',
          description:
            'A project is described by package.json and fixed by its lock file. Careful handling of both makes installs repeatable for colleagues and servers.',
          objectives: [
            'Install an active LTS release and pin it with the engines field',
            'Explain the difference between npm install and npm ci',
            'Read a semver range and say which versions it admits',
            'Run a TypeScript file directly by type stripping and name a syntax that this does not support',
          ],
        },
        {
          title: 'Modules and the standard library',
          category: 'Concept',
          aim: 'Write ES modules that use the built-in APIs',
          description:
            'Node.js supports ES modules and the older CommonJS side by side. Its standard library covers files, paths, processes and tests, so many tools need no dependency.',
          objectives: [
            'Choose ES modules with the type field and load a CommonJS package from one',
            'Read and write files with node:fs/promises and paths relative to import.meta.dirname',
            'Parse command-line flags with util.parseArgs',
            'Load settings with --env-file and fail early when one is missing',
          ],
        },
        {
          title: 'The event loop and asynchronous code',
          category: 'Concept',
          aim: 'Predict the order in which asynchronous code runs',
          description:
            'Node.js runs your JavaScript on one thread and hands input and output to the system. Knowing the queues explains both its speed and its most common failures.',
          objectives: [
            'Order the output of a script that mixes process.nextTick, promises, setTimeout and setImmediate',
            'Run ten requests with a limit of three at a time',
            'Cancel a fetch call after a timeout with AbortSignal.timeout',
            'Show how a synchronous loop delays every other request',
          ],
        },
      ],
    },
    core: {
      title: 'HTTP services, streams and data',
      overview:
        'You build an HTTP service with validation, a database and tests. You also process data larger than memory, which is where Node.js shows its strength.',
      tags: ['HTTP', 'Streams', 'Testing'],
      units: [
        {
          title: 'HTTP services with Fastify or Express',
          category: 'Tool',
          aim: 'Build an HTTP service with routes, validation and error handling',
          description:
            'Frameworks add routing, hooks and parsing to the plain HTTP server. Fastify and Express are the two you will meet most, so learn one well and read the other.',
          objectives: [
            'Validate request bodies against a schema and answer invalid ones with status 400',
            'Write one error handler that hides internals and logs the cause',
            'Explain the order in which middleware or hooks run for a request',
            'Compare how Express 5 and Fastify treat a rejected promise in a handler',
          ],
        },
        {
          title: 'Streams and backpressure',
          category: 'Concept',
          aim: 'Process large data in constant memory',
          description:
            'Streams handle data in pieces and slow the source down when the consumer lags. They keep memory flat for uploads, exports and log processing.',
          objectives: [
            'Join streams with pipeline from node:stream/promises and handle a failure in the middle',
            'Explain what a false return value of write tells you',
            'Convert a CSV of one gigabyte line by line with memory below 100 MB',
            'Consume a readable stream with for await',
          ],
        },
        {
          title: 'Database access',
          category: 'Practice',
          aim: 'Store and read data safely through a connection pool',
          description:
            'Most services are a thin layer over a database. Pools, parameters and transactions decide whether that layer holds under load.',
          objectives: [
            'Configure a pool and explain how its size relates to the number of processes',
            'Write parameterised queries and show an injection that they prevent',
            'Run two writes in one transaction with rollback on error',
            'Apply schema changes through versioned migrations',
          ],
        },
        {
          title: 'Tests with the built-in runner',
          category: 'Practice',
          aim: 'Cover a service with unit and HTTP tests',
          description:
            'Node.js ships a test runner with mocks, coverage and watch mode. It is enough for most services and starts fast.',
          objectives: [
            'Write tests with node:test and node:assert/strict and run them with coverage',
            'Test a route without a network port by means of inject or a random port',
            'Control time with mock.timers',
          ],
        },
      ],
    },
    advanced: {
      title: 'Reliability, diagnosis and scale',
      overview:
        'You make a service survive failures and find out why it is slow or grows in memory. You also learn when one thread is not enough.',
      tags: ['Profiling', 'Worker threads', 'Security'],
      units: [
        {
          title: 'Failures and graceful shutdown',
          category: 'Practice',
          aim: 'Make a service fail safely and stop without losing work',
          description:
            'Processes are restarted all the time by deployments and crashes. A service that finishes its requests and reports its health makes this invisible.',
          objectives: [
            'Handle SIGTERM by closing the server, draining requests and ending the pool',
            'Explain why a process should exit after uncaughtException',
            'Retry a call with exponential backoff and jitter and stop at a deadline',
            'Carry a request id through logs with AsyncLocalStorage',
          ],
        },
        {
          title: 'Profiling CPU and memory',
          category: 'Tool',
          aim: 'Find the cause of a slow or leaking process',
          description:
            'Guesses about performance are usually wrong, and Node.js has good instruments. A profile points at the function, a heap snapshot at the object.',
          objectives: [
            'Record a CPU profile with --cpu-prof and read its flame chart',
            'Compare two heap snapshots and name the retainer of a leak',
            'Measure event loop delay with monitorEventLoopDelay under load',
          ],
        },
        {
          title: 'Worker threads and processes',
          category: 'Concept',
          aim: 'Move CPU-bound work off the main thread',
          description:
            'Some work, such as image processing or hashing, blocks the loop whatever you do. Worker threads, child processes and several instances each solve a different part of this.',
          objectives: [
            'Run a CPU-bound task in a pool of worker_threads and measure the effect on latency',
            'Explain when the libuv thread pool is used and how UV_THREADPOOL_SIZE affects it',
            'Choose between cluster, several containers and workers for a given load',
          ],
        },
        {
          title: 'Dependencies and hardening',
          category: 'Practice',
          aim: 'Reduce what an attacker could do through packages and input',
          description:
            'A typical service installs hundreds of packages written by strangers. Fewer dependencies, locked versions and restricted permissions limit the damage of a bad one.',
          objectives: [
            'Review an npm audit report and separate reachable findings from the rest',
            'Install with ignore-scripts and list which packages needed their scripts',
            'Restrict file and network access with the --permission flag',
            'Show a prototype pollution attack on a merge function and prevent it',
          ],
        },
      ],
    },
    practice: {
      title: 'A service in production',
      overview:
        'You build a service other people could use, test it under load and prepare for questions. What you deliver here resembles the first months in a backend job.',
      tags: ['Project', 'Load testing', 'Interview'],
      units: [
        {
          title: 'Project: a webhook delivery service',
          category: 'Project',
          aim: 'Build a service that accepts events and delivers them to subscribers',
          description:
            'Delivery needs persistence, retries, signatures and limits on concurrency. It is small to describe and touches most of what Node.js services must do well.',
          objectives: [
            'Accept events over HTTP, store them and answer before delivery starts',
            'Deliver with a concurrency limit per subscriber, retries and a dead-letter list',
            'Sign payloads with an HMAC from node:crypto and document how to verify them',
            'Stop cleanly on SIGTERM without losing an event, proven by a test',
            'Ship a small container image that runs as a non-root user',
          ],
        },
        {
          title: 'Load testing a service',
          category: 'Practice',
          aim: 'Measure what a service can bear and raise the limit',
          description:
            'A load test shows the first bottleneck before your users do. Change one thing at a time and keep the numbers.',
          objectives: [
            'Run autocannon or k6 and report throughput with the 50th and 99th percentile',
            'Find the first bottleneck among CPU, pool and downstream calls',
            'Improve it and show both results side by side',
          ],
        },
        {
          title: 'Node.js interview questions',
          category: 'Interview',
          aim: 'Explain how Node.js works and where it does not fit',
          description:
            'Questions about the event loop come up in nearly every Node.js interview. Good candidates link each answer to a problem that they saw.',
          objectives: [
            'Explain how one thread serves thousands of connections',
            'Find the unhandled rejection and the blocking call in a code sample',
            'Describe backpressure with an example from your own code',
            'Name two kinds of system for which you would not choose Node.js',
          ],
        },
      ],
    },
  },
}
