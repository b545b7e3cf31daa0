import type { Topic } from './topic.ts'

export const kotlin: Topic = {
  id: 'kotlin',
  name: 'Kotlin',
  domain: 'languages',
  aliases: [
    'kotlin',
    'kotlinlang',
    'kotlin lang',
    'kt',
    'kotlin coroutines',
    'coroutines',
    'kotlin flow',
    'ktor',
    'kotlin multiplatform',
    'kmp',
  ],
  related: ['java', 'spring-boot', 'design-patterns', 'concurrency', 'rest-api'],
  stages: {
    foundations: {
      title: 'Null safety and concise types',
      overview:
        'You write Kotlin programs that make missing values explicit and keep data immutable by default. Data classes and when expressions let small programs say a lot.',
      tags: ['Syntax', 'Null safety', 'Data classes'],
      units: [
        {
          title: 'Values, functions and null safety',
          category: 'Concept',
          aim: 'Write functions whose types state what may be missing',
          description:
            'Kotlin separates nullable from non-null types and checks them at compile time. The result is fewer crashes and signatures that tell callers what to expect.',
          objectives: [
            'Use ?., ?: and let to handle a nullable value without !!',
            'Explain smart casts and a case where the compiler refuses one',
            'Prefer val over var and write a single-expression function',
            'Call a function with named and default arguments',
          ],
        },
        {
          title: 'Classes, data classes and objects',
          category: 'Concept',
          aim: 'Model data with little code and clear equality',
          description:
            'Primary constructors, properties and data classes remove most boilerplate. Companion objects and object declarations take the place of static members and singletons.',
          objectives: [
            'Create a data class, copy it with one change and destructure it',
            'Write a property with a custom getter and a private setter',
            'Add a factory function in a companion object',
            'Explain how == and === differ',
          ],
        },
        {
          title: 'Collections and control flow',
          category: 'Concept',
          aim: 'Transform collections with standard library functions',
          description:
            'Kotlin distinguishes read-only from mutable collection interfaces. Its many extension functions cover grouping, windowing and folding without extra libraries.',
          objectives: [
            'Use map, groupBy, associateBy and partition on a list of objects',
            'Compare a List pipeline with a Sequence on a large input',
            'Write an exhaustive when over an enum',
          ],
        },
        {
          title: 'Gradle with the Kotlin DSL',
          category: 'Tool',
          aim: 'Set up, test and lint a Kotlin project',
          description:
            'Most Kotlin projects build with Gradle and configure it in Kotlin itself. A version catalog and a linter keep builds consistent across modules.',
          objectives: [
            'Create a JVM project and set its toolchain with jvmToolchain',
            'Declare dependencies in libs.versions.toml',
            'Run ktlint or detekt and fix the reported issues',
          ],
        },
      ],
    },
    core: {
      title: 'Sealed types, lambdas and generics',
      overview:
        "You use Kotlin's functional features and type system to design expressive APIs. Interoperation with Java and thorough tests prepare you for mixed codebases.",
      tags: ['Sealed types', 'Lambdas', 'Generics', 'Java interop'],
      units: [
        {
          title: 'Sealed hierarchies and error modeling',
          category: 'Concept',
          aim: 'Represent outcomes as types and handle all of them',
          description:
            'A sealed interface restricts its implementations to one module and package, so when can be checked for completeness. It is the usual way to model results and screen states.',
          objectives: [
            'Model a result as a sealed interface with data classes and a data object',
            'Use guard conditions in a when branch',
            'Compare exceptions, Result and a sealed type for one failing operation',
            'Wrap an identifier in a value class',
          ],
        },
        {
          title: 'Lambdas, extensions and scope functions',
          category: 'Concept',
          aim: 'Build readable APIs from functions',
          description:
            'Extension functions add operations to existing types, and lambdas with receivers enable small builders. Scope functions help when used for a single clear purpose.',
          objectives: [
            'Write an extension function and explain that it is resolved statically',
            'Choose between let, apply, also, run and with in five snippets',
            'Build a small DSL with a lambda with receiver and @DslMarker',
            'Explain what inline does and when a lambda can return from its caller',
          ],
        },
        {
          title: 'Generics and delegation',
          category: 'Concept',
          aim: 'Write generic APIs with correct variance',
          description:
            'Declaration-site variance says whether a type produces or consumes values. Delegation reuses behavior for classes and properties without inheritance.',
          objectives: [
            'Mark a producer with out and a consumer with in and explain the rules',
            'Write an inline function with a reified type parameter',
            'Implement an interface by delegation and use lazy and observable properties',
          ],
        },
        {
          title: 'Java interoperation and testing',
          category: 'Practice',
          aim: 'Mix Kotlin with Java and test both',
          description:
            'Kotlin runs beside Java on the JVM, but nullability is unknown at the border. Tests written with JUnit or Kotest confirm that mixed code behaves as planned.',
          objectives: [
            'Handle platform types from Java safely',
            'Expose a Kotlin API to Java with @JvmStatic and @JvmOverloads',
            'Write tests with JUnit or Kotest and mock a dependency with MockK',
          ],
        },
      ],
    },
    advanced: {
      title: 'Coroutines, Flow and Multiplatform',
      overview:
        'You write asynchronous code that cancels and fails in an orderly way. You also share logic between platforms and learn how coroutines work underneath.',
      tags: ['Coroutines', 'Flow', 'Multiplatform'],
      units: [
        {
          title: 'Coroutines and structured concurrency',
          category: 'Concept',
          aim: 'Run concurrent work that cancels and fails predictably',
          description:
            'A suspend function can pause without blocking its thread. Scopes tie coroutines together, so leaving a scope waits for or cancels everything started in it.',
          objectives: [
            'Combine two calls with async inside coroutineScope',
            'Switch threads with withContext and justify the dispatcher',
            'Make a loop cancellable and never swallow CancellationException',
            'Compare the effect of a failing child in coroutineScope and supervisorScope',
          ],
        },
        {
          title: 'Flow and shared state',
          category: 'Concept',
          aim: 'Model values that change over time',
          description:
            'A Flow is a cold asynchronous stream that runs for each collector. StateFlow and SharedFlow are hot and serve state and events shared by many collectors.',
          objectives: [
            'Build a search pipeline with debounce and flatMapLatest',
            'Expose state as a StateFlow created with stateIn',
            'Handle errors with catch and retry and explain exception transparency',
            'Test a flow with runTest and Turbine',
          ],
        },
        {
          title: 'Kotlin Multiplatform',
          category: 'Concept',
          aim: 'Share business logic between Android, iOS and server',
          description:
            'Multiplatform compiles common code to several targets and leaves platform parts to each. Deciding what to share matters more than sharing as much as possible.',
          objectives: [
            'Create a shared module with a commonMain and two platform source sets',
            'Provide a platform service through expect and actual or an interface',
            'Serialize models with kotlinx.serialization and call an API with the Ktor client',
          ],
        },
      ],
    },
    practice: {
      title: 'Kotlin in real projects',
      overview:
        'You build a service with coroutines from request to database. Conversion work and interview exercises then prepare you for teams moving from Java.',
      tags: ['Project', 'Migration', 'Interview'],
      units: [
        {
          title: 'Converting Java to idiomatic Kotlin',
          category: 'Practice',
          aim: 'Migrate a Java package and improve it beyond automatic conversion',
          description:
            'The automatic converter produces code that compiles but still thinks in Java. You will follow it with idiomatic changes while callers and tests remain untouched.',
          objectives: [
            'Convert a package and remove every !! it introduced',
            'Replace builders, utility classes and static helpers with Kotlin features',
            'Add nullability annotations to the remaining Java code',
          ],
        },
        {
          title: 'Live auction server',
          category: 'Project',
          aim: 'Build a Ktor service with real-time bidding',
          description:
            'Bidders join auctions over WebSockets and see bids as they arrive. Concurrency rules, persistence and orderly shutdown make this a good test of structured concurrency.',
          objectives: [
            'Serialize bids per auction through a Channel or a Mutex',
            'Broadcast updates to sessions with a SharedFlow',
            'Store auctions through Exposed or jOOQ in transactions',
            'Test concurrent bids with testApplication and two WebSocket clients',
          ],
        },
        {
          title: 'Kotlin interview questions',
          category: 'Interview',
          aim: 'Explain Kotlin features and their cost on the JVM',
          description:
            'Interviewers ask how language features translate and where they surprise. Coroutine behavior under failure and cancellation is the most common deep topic.',
          objectives: [
            'Explain how a suspend function is compiled into a state machine',
            'Compare a sealed interface, an enum and an open class',
            'Predict the outcome of a coroutine program with a failing child',
            'Describe when inline, value classes and sequences save allocations',
          ],
        },
      ],
    },
  },
}
