import type { Topic } from './topic.ts'

export const typescript: Topic = {
  id: 'typescript',
  name: 'TypeScript',
  domain: 'languages',
  aliases: [
    'typescript',
    'ts',
    'type script',
    'typescipt',
    'tsconfig',
    'tsc',
    'typescript generics',
    'conditional types',
    'mapped types',
    'typed javascript',
  ],
  related: ['javascript', 'nodejs', 'react', 'angular', 'nextjs', 'rest-api'],
  stages: {
    foundations: {
      title: 'From JavaScript to static types',
      overview:
        'You add types to JavaScript you already understand and let the compiler point out mistakes. You set up a strict project so that every later lesson builds on useful errors.',
      tags: ['Annotations', 'Inference', 'tsconfig'],
      units: [
        {
          title: 'Annotations and inference',
          category: 'Concept',
          aim: 'Decide where a type annotation helps and where inference is enough',
          description:
            'TypeScript infers most local types from the values you write. Annotations earn their place at function parameters and exported interfaces, where they document intent and stop errors from spreading.',
          objectives: [
            "Annotate a function's parameters and let the compiler infer its return type",
            'Explain how const and let change the inferred type of a string',
            'Replace any with unknown and narrow it before use',
          ],
        },
        {
          title: 'Objects, unions and literal types',
          category: 'Concept',
          aim: 'Describe data so that impossible combinations do not compile',
          description:
            'Interfaces and type aliases describe object shapes, while unions list the alternatives a value may take. Literal types turn a loose string into a closed set that the editor can complete.',
          objectives: [
            'Model optional and readonly properties in an interface and explain when an alias is needed',
            'Define a union of string literals and use it in a switch statement',
            'Show how structural typing accepts an object that was never declared to implement an interface',
            'Trigger and explain an excess property error on an object literal',
          ],
        },
        {
          title: 'Compiler setup and strict mode',
          category: 'Tool',
          aim: 'Configure a project so that the compiler catches real mistakes',
          description:
            'The tsconfig file decides which checks run and what code comes out. Type checking and running are separate steps: Node and bundlers strip types, so only tsc reports errors.',
          objectives: [
            'Turn on strict and noUncheckedIndexedAccess and fix the errors they reveal',
            'Choose module and moduleResolution for a bundler and for Node',
            'Run tsc --noEmit as a check while Vite or Node executes the code',
            'Explain which syntax erasableSyntaxOnly forbids, such as enums and parameter properties',
          ],
        },
      ],
    },
    core: {
      title: 'Narrowing, generics and modeling',
      overview:
        'You learn how the compiler follows your control flow and how to write code that works for many types. With both you can model a domain precisely instead of casting around gaps.',
      tags: ['Narrowing', 'Generics', 'Utility types'],
      units: [
        {
          title: 'Narrowing and discriminated unions',
          category: 'Concept',
          aim: 'Handle every variant of a value with compiler support',
          description:
            'A check such as typeof or a shared tag tells the compiler which member of a union it faces. Discriminated unions turn this into a modeling tool for states, events and results.',
          objectives: [
            'Narrow with typeof, in, instanceof and a custom type predicate',
            'Model a request as loading, success and error variants that share a status tag',
            'Make a switch fail to compile when a variant is missing by assigning to never',
          ],
        },
        {
          title: 'Generics and constraints',
          category: 'Concept',
          aim: "Write reusable functions that keep their callers' types",
          description:
            'A generic function records a relation between its inputs and its output. Constraints say what the function needs, so callers get exact types back rather than a vague common base.',
          objectives: [
            'Write a typed groupBy function whose key type follows from its callback',
            'Constrain a parameter with extends keyof and return the type at that key',
            'Use a const type parameter to preserve literal types in an argument',
            'Explain when a type parameter that appears only once should be removed',
          ],
        },
        {
          title: 'Utility and derived types',
          category: 'Concept',
          aim: 'Derive types from one source instead of repeating them',
          description:
            'Types can be computed from values and from other types. Deriving the variants of a model keeps forms, database rows and responses in step when a field changes.',
          objectives: [
            'Build create and update variants of a model with Omit, Pick and Partial',
            'Derive a union from an array with as const, typeof and an indexed access',
            'Check an object against a type with satisfies while keeping its narrower inferred type',
          ],
        },
      ],
    },
    advanced: {
      title: 'Type-level programming and boundaries',
      overview:
        'You use conditional and mapped types to express rules that plain interfaces cannot. You also learn where types end, because data from outside a program arrives unchecked.',
      tags: ['Conditional types', 'Runtime validation', 'Declarations'],
      units: [
        {
          title: 'Conditional, mapped and template literal types',
          category: 'Concept',
          aim: 'Compute a type from another type and test the result',
          description:
            'Conditional types choose, mapped types loop and template literal types build strings. They power many libraries, and reading them well lets you decide when a simpler type would do.',
          objectives: [
            'Implement your own Awaited and ReturnType using infer',
            "Remap keys with as to generate getter names from a model's properties",
            'Explain distribution over unions and disable it with a tuple wrapper',
            'Write type tests with expectTypeOf in Vitest',
          ],
        },
        {
          title: 'Validating data at the edges',
          category: 'Practice',
          aim: 'Turn unknown input into typed values without casting',
          description:
            'A type annotation on a parsed response is a promise nobody verifies. Schema libraries such as Zod or Valibot check the data at run time and give you the matching static type.',
          objectives: [
            'Parse a fetch response with a Zod schema and infer its TypeScript type',
            'Create a branded UserId type that only a validating function can produce',
            'Replace three as assertions in existing code with checks',
          ],
        },
        {
          title: 'Declaration files and packages',
          category: 'Tool',
          aim: 'Publish a typed package that consumers can import without errors',
          description:
            'Consumers read .d.ts files, not your source, and resolve them through the exports map of your package. Mistakes there surface as missing types even when the code runs.',
          objectives: [
            'Generate declarations and source maps and inspect the emitted .d.ts files',
            'Write an exports map with a types condition for two entry points',
            'Extend a third-party interface through module augmentation',
            'Split a monorepo into project references and build it with tsc --build',
          ],
        },
      ],
    },
    practice: {
      title: 'TypeScript in a growing codebase',
      overview:
        'You apply types where they pay off most: migrating old code, building a typed service and defending design choices. The result is work you can show and explain.',
      tags: ['Migration', 'Project', 'Interview'],
      units: [
        {
          title: 'Migrating JavaScript step by step',
          category: 'Practice',
          aim: 'Convert an existing module to strict TypeScript without changing behavior',
          description:
            'Real codebases move file by file while releases continue. Options such as allowJs and checkJs let both languages live together until the strictest settings hold everywhere.',
          objectives: [
            'Enable checkJs for one folder and fix its findings with JSDoc types',
            'Rename a file to .ts and remove each implicit any without using assertions',
            'Record remaining gaps with @ts-expect-error and a reason rather than @ts-ignore',
          ],
        },
        {
          title: 'Typed API client generator',
          category: 'Project',
          aim: 'Build a command-line tool that turns a schema into a typed client',
          description:
            'The tool reads an OpenAPI or JSON Schema file and writes TypeScript functions with exact request and response types. It exercises generics, unions, validation and packaging in one piece of work.',
          objectives: [
            'Generate discriminated unions for responses keyed by status code',
            'Derive path parameter names from a route string with a template literal type',
            'Verify generated code in tests by running tsc against a fixture',
            'Package the tool with declarations and a bin entry',
          ],
        },
        {
          title: 'TypeScript design questions',
          category: 'Interview',
          aim: 'Explain type system trade-offs and solve typing exercises live',
          description:
            'Interviewers often ask you to type an existing function or repair an unsafe one. They look for sound reasoning about variance, narrowing and the limits of static checks.',
          objectives: [
            'Compare unknown, any and never with one use for each',
            'Type an event emitter so that event names determine payload types',
            'Explain why a method parameter can be bivariant and what strictFunctionTypes changes',
            'Justify when a runtime check should replace a clever type',
          ],
        },
      ],
    },
  },
}
