import type { Topic } from './topic.ts'

export const java: Topic = {
  id: 'java',
  name: 'Java',
  domain: 'languages',
  aliases: [
    'java',
    'core java',
    'java se',
    'jvm',
    'jdk',
    'openjdk',
    'java programming',
    'java streams',
    'virtual threads',
    'junit',
  ],
  related: ['spring-boot', 'kotlin', 'sql', 'design-patterns', 'concurrency', 'data-structures-algorithms'],
  stages: {
    foundations: {
      title: 'Classes, types and the JDK',
      overview:
        'You learn how Java programs are compiled, structured and run on the virtual machine. Small classes, records and enums give you a precise vocabulary for modeling data.',
      tags: ['JDK', 'Classes', 'Records'],
      units: [
        {
          title: 'Types, control flow and methods',
          category: 'Concept',
          aim: 'Write and run small Java programs with correct use of types',
          description:
            'Java separates primitive values from object references and checks every type at compile time. Understanding the split explains equality surprises, null errors and boxing costs.',
          objectives: [
            'Compile and run a class with javac and java and explain what bytecode is',
            'Explain why == on two Integer objects can be false when equals is true',
            'Use var, text blocks and switch expressions where they improve readability',
            'Read a NullPointerException message and identify the null reference',
          ],
        },
        {
          title: 'Classes, interfaces and records',
          category: 'Concept',
          aim: 'Model a small domain with well-chosen Java types',
          description:
            'A class bundles state with the rules that protect it, and an interface states what callers may rely on. Records and enums cover plain data and fixed sets with very little code.',
          objectives: [
            'Write an immutable record with a compact constructor that validates its fields',
            'Design an interface with one default method and two implementations',
            'Give an enum a field and a method per constant',
            'Explain the contract between equals and hashCode',
          ],
        },
        {
          title: 'Gradle, Maven and the JDK tools',
          category: 'Tool',
          aim: 'Create a build that compiles, tests and packages a project',
          description:
            'Build tools resolve dependencies and run the same steps on every machine. Knowing the standard layout and lifecycle lets you work in almost any Java codebase.',
          objectives: [
            'Create a project with the Gradle wrapper and explain why the wrapper is committed',
            'Add a dependency with the right scope and inspect the dependency tree',
            'Pin a Java toolchain version so that builds do not depend on the installed JDK',
            'Try API calls interactively in jshell',
          ],
        },
      ],
    },
    core: {
      title: 'Collections, generics and streams',
      overview:
        'You work with groups of objects safely and express transformations as pipelines. Exceptions, tests and pattern matching make those programs dependable.',
      tags: ['Collections', 'Streams', 'Generics', 'JUnit'],
      units: [
        {
          title: 'Collections and generics',
          category: 'Concept',
          aim: 'Choose a collection and write type-safe code around it',
          description:
            'The collections framework offers lists, sets, maps and queues with different ordering and cost. Generics keep their element types checked, although type erasure removes them at run time.',
          objectives: [
            'Pick between ArrayList, ArrayDeque, LinkedHashMap and TreeMap for four given needs',
            'Explain how HashMap uses hashCode and what a mutable key breaks',
            'Apply extends and super wildcards to a copy method and justify each',
            'Return unmodifiable copies with List.copyOf',
          ],
        },
        {
          title: 'Lambdas, streams and Optional',
          category: 'Concept',
          aim: 'Express data processing as readable pipelines',
          description:
            'Streams describe what happens to each element, leaving iteration to the library. Lambdas and method references supply the steps, and Optional marks results that may be absent.',
          objectives: [
            'Group and summarize records with Collectors.groupingBy and a downstream collector',
            'Explain lazy evaluation by tracing a pipeline that ends in findFirst',
            'Replace null returns with Optional and avoid calling get',
            'Decide when a plain loop is clearer than a stream',
          ],
        },
        {
          title: 'Sealed types and pattern matching',
          category: 'Concept',
          aim: 'Handle a closed set of alternatives exhaustively',
          description:
            'A sealed interface lists its permitted subtypes, so the compiler knows every case. Combined with record patterns in switch, it replaces visitor classes and instanceof chains.',
          objectives: [
            'Model a payment result as a sealed interface with three records',
            'Deconstruct nested records in a switch with guards',
            'Explain why leaving out default is safer for sealed types',
          ],
        },
        {
          title: 'Exceptions and JUnit',
          category: 'Practice',
          aim: 'Test behavior and signal failure deliberately',
          description:
            'Java distinguishes checked exceptions from unchecked ones, and careless handling hides defects. JUnit tests document both the results and the failures that a method promises.',
          objectives: [
            'Release resources with try-with-resources and read a suppressed exception',
            'Write parameterized JUnit tests and check failures with assertThrows',
            'Isolate a class from a remote dependency with a Mockito mock or a hand-written fake',
          ],
        },
      ],
    },
    advanced: {
      title: 'The JVM, threads and memory',
      overview:
        'You look inside the virtual machine to understand scheduling, memory and compilation. This knowledge turns a slow or stuck service into a problem you can measure.',
      tags: ['Concurrency', 'Garbage collection', 'JFR'],
      units: [
        {
          title: 'Threads, locks and virtual threads',
          category: 'Concept',
          aim: 'Write concurrent code whose correctness you can argue',
          description:
            'Threads sharing memory need rules about visibility and atomicity. Virtual threads make blocking code cheap at large scale, but they do not remove races or limits on downstream systems.',
          objectives: [
            'Fix a race with AtomicLong, a lock and an immutable design, and compare them',
            'Run thousands of blocking calls with newVirtualThreadPerTaskExecutor and cap them with a Semaphore',
            'Compose asynchronous steps with CompletableFuture including a timeout',
            'Explain happens-before using volatile and synchronized',
          ],
        },
        {
          title: 'Garbage collection and memory',
          category: 'Concept',
          aim: 'Diagnose memory growth and long pauses',
          description:
            'The collector reclaims unreachable objects, yet reachable ones can still leak through caches and static fields. Collectors such as G1 and ZGC trade throughput against pause length.',
          objectives: [
            'Read a GC log and report pause times and heap occupancy after collection',
            'Take a heap dump and find the dominator of a leak in Eclipse MAT',
            'Compare G1 and generational ZGC for a latency-sensitive service',
          ],
        },
        {
          title: 'Flight Recorder and JMH',
          category: 'Tool',
          aim: 'Measure a Java program before changing it',
          description:
            'Just-in-time compilation makes naive timing loops misleading. JMH produces trustworthy microbenchmarks, and Flight Recorder shows what a whole process does in production.',
          objectives: [
            'Record a running process with jcmd and JFR and find its hottest methods',
            'Write a JMH benchmark with warmup and a Blackhole to avoid dead-code elimination',
            'Capture a thread dump and identify a deadlock',
          ],
        },
      ],
    },
    practice: {
      title: 'Building Java systems',
      overview:
        'You build a service from the standard library upward and review code as a team member would. Interview practice ties syntax, collections and concurrency together.',
      tags: ['Project', 'Code review', 'Interview'],
      units: [
        {
          title: 'Reviewing and modernizing legacy Java',
          category: 'Practice',
          aim: 'Bring an older codebase to current Java without breaking it',
          description:
            'Many jobs start with code written for Java 8 or 11. You will update its build to a current LTS such as Java 25, replace outdated constructs and prove nothing changed.',
          objectives: [
            'Find uses of removed or deprecated APIs with jdeps and jdeprscan',
            'Replace data classes with records and type-code switches with sealed hierarchies',
            'Write comments for three review findings, each with a concrete risk',
          ],
        },
        {
          title: 'Concurrent ticket booking service',
          category: 'Project',
          aim: 'Build a small HTTP service that never sells a seat twice',
          description:
            'The service holds seats, confirms payments and expires unpaid reservations. It exercises domain modeling, JDBC transactions, virtual threads and tests that provoke races.',
          objectives: [
            'Serve JSON endpoints on com.sun.net.httpserver or Javalin with virtual threads',
            'Guarantee one booking per seat through a database constraint and a transaction',
            'Provoke contention in a test with 200 concurrent requests using CountDownLatch',
            'Run integration tests against PostgreSQL in Testcontainers',
          ],
        },
        {
          title: 'Java interview questions',
          category: 'Interview',
          aim: 'Answer language, collections and concurrency questions with examples',
          description:
            'Java interviews test whether you know the contracts behind common classes. Clear examples on equality, hashing and thread safety show more than recited definitions.',
          objectives: [
            'Walk through a HashMap put including collisions and resizing',
            'Implement an LRU cache with LinkedHashMap and then without it',
            'Compare an abstract class, an interface and a sealed interface for one design',
            'Explain what changes when a service moves from a thread pool to virtual threads',
          ],
        },
      ],
    },
  },
}
