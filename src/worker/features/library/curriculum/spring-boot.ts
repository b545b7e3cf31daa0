import type { Topic } from './topic.ts'

export const springBoot: Topic = {
  id: 'spring-boot',
  name: 'Spring Boot',
  domain: 'backend',
  aliases: [
    'spring boot',
    'spring-boot',
    'springboot',
    'spring framework',
    'java spring',
    'spring mvc',
    'spring data',
    'spring data jpa',
    'spring security',
    'spring cloud',
    'hibernate orm',
    'jpa',
    'java backend',
  ],
  related: ['java', 'kotlin', 'rest-api', 'postgresql', 'docker', 'message-queues', 'authentication'],
  stages: {
    foundations: {
      title: 'Beans, auto-configuration and first endpoints',
      overview:
        'You start a Spring Boot project and learn what the framework does on your behalf. By the end you can serve JSON and explain where each object came from.',
      tags: ['IoC', 'Auto-configuration', 'Web'],
      units: [
        {
          title: 'A project from Spring Initializr',
          category: 'Tool',
          aim: 'Create, run and package a Spring Boot application',
          description:
            'Initializr sets up a build with starters whose versions fit together. The result is one executable JAR with an embedded server.',
          objectives: [
            'Generate a Spring Boot 4 project with Maven or Gradle and explain what a starter brings',
            'Run it with the build plugin and as an executable JAR',
            'Name the three annotations that @SpringBootApplication combines',
            'Use DevTools restart and Docker Compose support during development',
          ],
        },
        {
          title: 'The container and dependency injection',
          category: 'Concept',
          aim: 'Let Spring create and connect your objects',
          description:
            'The application context creates beans and hands them to each other. Constructor injection keeps the classes ordinary and easy to test.',
          objectives: [
            'Declare beans with stereotypes and with @Bean methods and say when each fits',
            'Explain why constructor injection is preferred to field injection',
            'Resolve two candidates for one type with @Qualifier or @Primary',
            'Describe singleton and request scope and the danger of state in a singleton',
          ],
        },
        {
          title: 'Configuration and profiles',
          category: 'Practice',
          aim: 'Configure one build for several environments',
          description:
            'Settings come from files, environment variables and arguments in a fixed order. Typed properties catch mistakes at start-up rather than in production.',
          objectives: [
            'Bind settings to a record with @ConfigurationProperties and validate them',
            'Override a value by environment variable and explain relaxed binding',
            'Separate development settings with a profile and keep secrets out of the repository',
            'Find out why an auto-configuration applied from the conditions report',
          ],
        },
      ],
    },
    core: {
      title: 'REST, JPA and tests',
      overview:
        'You build a service with endpoints, a relational database and tests at several levels. This is the work that fills most Spring Boot jobs.',
      tags: ['Spring MVC', 'Spring Data JPA', 'Testing'],
      units: [
        {
          title: 'REST controllers and validation',
          category: 'Practice',
          aim: 'Build endpoints with validated input and consistent errors',
          description:
            'Spring MVC maps requests to methods and converts JSON to objects. Validation and error handling belong at this border.',
          objectives: [
            'Write a @RestController with records as request and response types',
            'Validate input with Jakarta Validation and @Valid',
            'Return ProblemDetail from a @RestControllerAdvice',
            'Call another service with RestClient or an HTTP interface, with timeouts set',
          ],
        },
        {
          title: 'Persistence with Spring Data JPA',
          category: 'Tool',
          aim: 'Store entities and query them without surprises',
          description:
            'JPA maps objects to tables, and Hibernate decides when SQL runs. You must know what it sends, or it becomes slow without a visible cause.',
          objectives: [
            'Map a one-to-many relation and justify its fetch type and cascade',
            'Find an N+1 query in the SQL log and fix it with a fetch join or @EntityGraph',
            'Return a projection instead of an entity from a list endpoint',
            'Version the schema with Flyway or Liquibase and set ddl-auto to validate',
          ],
        },
        {
          title: 'Transactions',
          category: 'Concept',
          aim: 'Set transaction borders and predict when they roll back',
          description:
            '@Transactional works through a proxy around the bean. Calls that bypass the proxy and checked exceptions lead to half-finished writes.',
          objectives: [
            'Show why a call to a @Transactional method within the same class has no effect',
            'State which exceptions cause a rollback by default',
            'Prevent lost updates with @Version and handle the optimistic lock failure',
            'Explain REQUIRED and REQUIRES_NEW with a case for each',
          ],
        },
        {
          title: 'Testing with slices and Testcontainers',
          category: 'Practice',
          aim: 'Test each layer at a fitting cost',
          description:
            'Spring can start the whole context or only a slice of it. Testcontainers runs the real database, so that tests do not pass on a different one.',
          objectives: [
            'Test a controller with @WebMvcTest and MockMvcTester',
            'Test a repository with @DataJpaTest against PostgreSQL in Testcontainers and @ServiceConnection',
            'Replace a collaborator with @MockitoBean and explain its effect on context caching',
            'Write a plain unit test for a service without any Spring context',
          ],
        },
      ],
    },
    advanced: {
      title: 'Security, messaging and production',
      overview:
        'You secure a service, connect it to others and see what it does at run time. You learn to operate what you built.',
      tags: ['Spring Security', 'Messaging', 'Actuator'],
      units: [
        {
          title: 'Spring Security',
          category: 'Concept',
          aim: 'Protect endpoints and methods with clear rules',
          description:
            'Spring Security is a chain of servlet filters in front of your controllers. Reading that chain explains nearly every puzzling 401 or 403.',
          objectives: [
            'Define a SecurityFilterChain bean that denies by default',
            'Accept JWTs as an OAuth 2 resource server and map claims to authorities',
            'Guard a method with @PreAuthorize and an ownership check',
            'Decide for a given client whether CSRF protection must stay on',
          ],
        },
        {
          title: 'Asynchronous work and messaging',
          category: 'Practice',
          aim: 'Exchange events with other services without losing any',
          description:
            'Writing to the database and sending a message are two steps that can fail apart. Patterns such as the outbox keep them consistent.',
          objectives: [
            'Consume a topic with @KafkaListener, retries and a dead-letter topic',
            'Implement a transactional outbox and an idempotent consumer',
            'Handle an application event with @TransactionalEventListener after commit',
            'Enable virtual threads and say which workloads gain from them',
          ],
        },
        {
          title: 'Actuator, metrics and tracing',
          category: 'Tool',
          aim: 'See how a running service behaves',
          description:
            'Actuator exposes health, metrics and settings. Micrometer connects the same code to Prometheus and OpenTelemetry.',
          objectives: [
            'Expose liveness and readiness probes and keep the other endpoints closed',
            'Add a custom timer with Micrometer and graph its 95th percentile',
            'Follow a request over two services by trace id',
            'Detect an exhausted HikariCP pool from metrics',
          ],
        },
        {
          title: 'Start-up, memory and images',
          category: 'Practice',
          aim: 'Package a service that starts fast and fits its limits',
          description:
            'Containers give the JVM little memory and restart it often. Layered images, the AOT cache and native images each trade something for speed.',
          objectives: [
            'Build a layered image with Buildpacks or a Dockerfile and compare rebuild times',
            'Set heap limits in relation to the container limit',
            'Compare start-up with an AOT cache and as a GraalVM native image',
          ],
        },
      ],
    },
    practice: {
      title: 'A service ready for a team',
      overview:
        'You build a complete service, upgrade an older one and practise interviews. All three come up when companies hire Spring developers.',
      tags: ['Project', 'Upgrade', 'Interview'],
      units: [
        {
          title: 'Project: a library lending service',
          category: 'Project',
          aim: 'Build a service that lends, reserves and returns media for several branches',
          description:
            'Lending rules, reservations and reminders make a domain with real transactions. It stays small enough to finish with tests.',
          objectives: [
            'Implement lending with rules on limits and reservations in a tested service layer',
            'Prevent that two people borrow the last copy, proven by a concurrent test',
            'Publish return events through an outbox to a notification module',
            'Secure member and staff endpoints with JWT roles',
            'Deliver a container image with probes, metrics and migrations',
          ],
        },
        {
          title: 'Upgrading a Spring Boot application',
          category: 'Practice',
          aim: 'Move an application across a major version',
          description:
            'Companies run many services on Spring Boot 2 and 3. The path to version 4 passes through renamed packages, removed classes and new defaults.',
          objectives: [
            'Move javax imports to jakarta with an OpenRewrite recipe',
            'Replace removed APIs such as @MockBean and WebSecurityConfigurerAdapter',
            'Upgrade one minor version at a time with green tests and list changed defaults',
          ],
        },
        {
          title: 'Spring interview questions',
          category: 'Interview',
          aim: 'Explain what Spring does behind the annotations',
          description:
            'Interviewers like to ask what an annotation really does. Answers that mention proxies, contexts and SQL stand out.',
          objectives: [
            'Explain the life of a bean from definition to destruction',
            'Find the faults in a service with self-invocation and a lazy relation outside its session',
            'Describe the way of a request through filters, dispatcher servlet and controller',
            'Say how auto-configuration decides and how you would switch one off',
          ],
        },
      ],
    },
  },
}
