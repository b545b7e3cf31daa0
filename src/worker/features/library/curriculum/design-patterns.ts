import type { Topic } from './topic.ts'

export const designPatterns: Topic = {
  id: 'design-patterns',
  name: 'Design patterns',
  domain: 'computer-science',
  aliases: [
    'design-patterns',
    'design patterns',
    'design pattern',
    'software design',
    'software architecture',
    'object-oriented design',
    'oop design',
    'solid principles',
    'gang of four',
    'gof',
    'clean code',
    'clean architecture',
    'hexagonal architecture',
    'domain-driven design',
    'ddd',
    'refactoring',
    'dependency injection',
    'low-level design',
    'desing patterns',
  ],
  related: [
    'java',
    'csharp',
    'typescript',
    'python',
    'system-design',
    'spring-boot',
    'data-structures-algorithms',
    'web-testing',
  ],
  stages: {
    foundations: {
      title: 'Coupling, cohesion and SOLID',
      overview:
        'You learn what makes code easy or hard to change before you meet any named pattern. The patterns later answer problems you can already see.',
      tags: ['Coupling', 'SOLID', 'Refactoring'],
      units: [
        {
          title: 'Recognizing design problems',
          category: 'Concept',
          aim: 'Name what makes a piece of code hard to change',
          description:
            'Coupling, low cohesion and duplication show up as recurring smells. A shared vocabulary lets a team discuss them without arguing about taste.',
          objectives: [
            'Spot feature envy, shotgun surgery and primitive obsession in sample code',
            'Measure the reach of one change by counting the files it touches',
            'Distinguish accidental duplication from shared knowledge',
          ],
        },
        {
          title: 'Composition, interfaces and SOLID',
          category: 'Concept',
          aim: 'Use interfaces and composition to limit dependencies',
          description:
            'Programming to an interface lets implementations vary, and composing objects avoids deep inheritance. The SOLID principles name five typical pressures on a class.',
          objectives: [
            'Replace an inheritance hierarchy by composed parts',
            'Find a Liskov violation such as Square extending Rectangle and repair it',
            'Invert a dependency so that business code no longer imports a database client',
          ],
        },
        {
          title: 'Refactoring in small steps',
          category: 'Practice',
          aim: 'Improve structure without changing behavior',
          description:
            'Patterns usually arrive through refactoring existing code. Small, tested moves keep the program working at each point.',
          objectives: [
            'Write characterization tests before touching legacy code',
            'Apply extract function, move function and replace conditional with polymorphism',
            'Keep each commit green while renaming across modules',
          ],
        },
      ],
    },
    core: {
      title: 'The classic object patterns',
      overview:
        'You study the patterns that appear most in real code bases and where current languages make them shorter. Each one comes with a situation that calls for it.',
      tags: ['Creational', 'Structural', 'Behavioral'],
      units: [
        {
          title: 'Creating objects',
          category: 'Concept',
          aim: 'Separate construction from use',
          description:
            'Factories and builders hide which class is made and how. Singletons solve a real need but hide dependencies, so alternatives matter.',
          objectives: [
            'Use Factory Method and Abstract Factory for two interchangeable families',
            'Replace a ten-argument constructor with Builder or named parameters',
            'Swap a Singleton for one instance passed in by dependency injection',
          ],
        },
        {
          title: 'Composing structures',
          category: 'Concept',
          aim: 'Wrap and combine objects behind stable interfaces',
          description:
            'Structural patterns look alike in diagrams but differ in intent. Knowing the intent tells you which one you are really looking at.',
          objectives: [
            'Tell Adapter, Decorator, Proxy and Facade apart by purpose',
            'Stack caching and retry decorators around an HTTP client',
            'Model a file tree with Composite and compute its size recursively',
          ],
        },
        {
          title: 'Varying behavior',
          category: 'Practice',
          aim: 'Replace branching with interchangeable behavior',
          description:
            'Behavioral patterns organize who decides and who reacts. In many languages a function value does the job of a whole class.',
          objectives: [
            'Express Strategy both as classes and as plain functions',
            'Implement Observer with unsubscribe and avoid leaks',
            'Add undo and redo with Command',
            'Model an order life cycle with State and reject invalid transitions',
          ],
        },
      ],
    },
    advanced: {
      title: 'Patterns for applications and domains',
      overview:
        'You move from single classes to the arrangement of a whole application. Boundaries, data access and domain rules take center stage.',
      tags: ['Hexagonal', 'Domain-driven design', 'Data access'],
      units: [
        {
          title: 'Ports, adapters and layers',
          category: 'Concept',
          aim: 'Keep business rules independent of frameworks',
          description:
            'Hexagonal and clean architecture place the domain in the middle and push details outward. The benefit is fast tests and replaceable technology.',
          objectives: [
            'Define a port for payments with a real and an in-memory adapter',
            'Draw the dependency direction and enforce it with an architecture test',
            'Wire the application in one composition root',
          ],
        },
        {
          title: 'Domain-driven design',
          category: 'Concept',
          aim: 'Shape code around the language of the business',
          description:
            'Bounded contexts keep each model consistent within its borders. Inside them, entities, value objects and aggregates protect the rules.',
          objectives: [
            'Split a shop into bounded contexts and draw a context map',
            'Guard an invariant inside an aggregate root',
            'Replace primitive amounts with a Money value object',
            'Publish a domain event and handle it in another context',
          ],
        },
        {
          title: 'Persistence and integration patterns',
          category: 'Practice',
          aim: 'Connect domain code to data and other systems cleanly',
          description:
            'Repositories, units of work and outboxes handle the friction between objects, tables and messages. Each adds cost, so a clear reason is needed.',
          objectives: [
            'Compare Active Record with Data Mapper and Repository',
            'Publish events reliably with a transactional outbox',
            'Separate reads and writes with CQRS and list the cost',
            'Isolate a legacy system behind an anti-corruption layer',
          ],
        },
      ],
    },
    practice: {
      title: 'Design judgment in real code',
      overview:
        'You apply patterns where they earn their place and remove them where they do not. Object design interviews test exactly that judgment.',
      tags: ['Project', 'Low-level design', 'Interview'],
      units: [
        {
          title: 'Rework a tangled application',
          category: 'Project',
          aim: 'Refactor a real code base toward clear boundaries',
          description:
            'Choose an older project of yours or an open-source one and improve its structure over several sessions. Decisions are recorded so that others can follow them.',
          objectives: [
            'Cover the critical paths with tests before changing anything',
            'Introduce at least three patterns, each with a decision record naming the problem',
            'Remove one abstraction that had a single implementation and no purpose',
            'Show that a new feature touches fewer files than before',
          ],
        },
        {
          title: 'Object design interviews',
          category: 'Interview',
          aim: 'Design a small system of classes in 45 minutes',
          description:
            'Tasks such as a parking garage or an elevator test how you find responsibilities. Interviewers then change a requirement to see what breaks.',
          objectives: [
            'Clarify scope and list use cases before drawing classes',
            'Design a parking garage with pricing that can vary',
            'Adapt your design to a new requirement and explain the cost',
            'Justify leaving a pattern out',
          ],
        },
        {
          title: 'Reading patterns in libraries',
          category: 'Practice',
          aim: 'Identify patterns in code you use every day',
          description:
            'Well-known libraries apply patterns under their own names. Finding them trains the eye and shows realistic compromises.',
          objectives: [
            "Locate Chain of Responsibility in a web framework's middleware",
            'Find Iterator, Template Method and Flyweight in a standard library',
            'Write a short review of one place where a pattern made code worse',
          ],
        },
      ],
    },
  },
}
