import type { Topic } from './topic.ts'

export const rust: Topic = {
  id: 'rust',
  name: 'Rust',
  domain: 'languages',
  aliases: [
    'rust',
    'rustlang',
    'rust-lang',
    'rust lang',
    'rust programming',
    'borrow checker',
    'tokio',
    'rust ownership',
    'rust lifetimes',
    'async rust',
  ],
  related: ['cpp', 'concurrency', 'operating-systems', 'networking', 'secure-coding'],
  stages: {
    foundations: {
      title: 'Ownership and borrowing',
      overview:
        'You learn the rule set that lets Rust free memory without a garbage collector. Structs, enums and Cargo give you what you need for complete small programs.',
      tags: ['Ownership', 'Enums', 'Cargo'],
      units: [
        {
          title: 'Ownership, moves and references',
          category: 'Concept',
          aim: 'Write functions that move or borrow their data on purpose',
          description:
            'Every value in Rust has one owner, and it is dropped when that owner goes out of scope. References borrow it temporarily: either many shared ones or a single mutable one.',
          objectives: [
            'Predict whether an assignment moves or copies a value and name the trait that decides',
            'Fix a use-after-move error by borrowing rather than cloning',
            'Explain why a shared and a mutable reference cannot overlap',
            'Choose between String and &str for a parameter and a struct field',
          ],
        },
        {
          title: 'Structs, enums and pattern matching',
          category: 'Concept',
          aim: 'Model data so that invalid states cannot be built',
          description:
            'Rust enums carry data in each variant, and match must cover all of them. Option and Result use this to make absence and failure part of a type.',
          objectives: [
            'Define an enum with data in its variants and handle each in a match',
            'Take values apart with if let, let else and let chains',
            'Replace a null-style sentinel with Option and use map and unwrap_or_else',
            'Implement methods in an impl block with self, &self and &mut self',
          ],
        },
        {
          title: 'Cargo, Clippy and rustfmt',
          category: 'Tool',
          aim: 'Set up, check and build a Rust project',
          description:
            'Cargo builds code, fetches crates, runs tests and generates documentation. Its companions enforce a common style and point out unidiomatic code while you learn.',
          objectives: [
            'Create a binary and a library crate with the 2024 edition',
            'Add a crate with selected features and read the result in Cargo.toml',
            'Fix Clippy warnings and explain two of them in your own words',
          ],
        },
      ],
    },
    core: {
      title: 'Traits, errors and collections',
      overview:
        'You write reusable Rust by describing shared behavior with traits and handling errors explicitly. Iterators and tests turn these parts into clear, efficient programs.',
      tags: ['Traits', 'Result', 'Iterators', 'Lifetimes'],
      units: [
        {
          title: 'Traits and generics',
          category: 'Concept',
          aim: 'Share behavior across types with static or dynamic dispatch',
          description:
            'A trait names what a type can do, and generic code asks for just that. The compiler produces specialized code per type unless you choose a trait object.',
          objectives: [
            'Implement Display, From and Default for your own type',
            'Write a generic function with a where clause and explain monomorphization',
            'Compare impl Trait, a type parameter and Box<dyn Trait> for one API',
            'Explain the orphan rule and work around it with a newtype',
          ],
        },
        {
          title: 'Error handling with Result',
          category: 'Concept',
          aim: 'Propagate failures with context and without panics',
          description:
            'Rust has no exceptions: functions that can fail return Result. The question mark operator passes errors upward and converts them along the way.',
          objectives: [
            'Use ? with a From conversion between two error types',
            'Define a library error enum with thiserror and add context in a binary with anyhow',
            'Decide where unwrap, expect and panic are acceptable',
          ],
        },
        {
          title: 'Iterators and closures',
          category: 'Concept',
          aim: 'Process collections with lazy iterator chains',
          description:
            'Iterator adapters compile to code as fast as a manual loop. Closures capture their environment by reference, by mutable reference or by value, which the Fn traits express.',
          objectives: [
            'Transform data with map, filter and fold and collect it into a HashMap',
            'Collect an iterator of Results into a single Result',
            'Explain Fn, FnMut and FnOnce and when the move keyword is needed',
            'Implement Iterator for a custom type',
          ],
        },
        {
          title: 'Lifetimes and smart pointers',
          category: 'Concept',
          aim: 'Express how long references live and share data when one owner is not enough',
          description:
            'Lifetime annotations relate borrowed inputs to borrowed outputs, without changing how long anything lives. Smart pointers cover heap allocation, shared ownership and interior mutability.',
          objectives: [
            'Annotate a struct that holds a &str and explain what the lifetime means',
            'Apply the elision rules to three function signatures',
            'Build a tree with Rc, Weak and RefCell without creating a reference cycle',
          ],
        },
      ],
    },
    advanced: {
      title: 'Concurrency, async and unsafe',
      overview:
        'You use the type system to rule out data races and to wait for many things at once. You also learn what unsafe code must guarantee and how to check it.',
      tags: ['Send and Sync', 'Tokio', 'unsafe'],
      units: [
        {
          title: 'Threads, Send and Sync',
          category: 'Concept',
          aim: 'Share work across threads with compile-time guarantees',
          description:
            'Two marker traits decide which values may cross thread boundaries. Locks and channels then give controlled access, and the compiler rejects code that would race.',
          objectives: [
            'Share a counter with Arc and Mutex and compare it with an AtomicU64',
            'Borrow local data in threads through std::thread::scope',
            'Explain why Rc is not Send and what error results',
            'Parallelize a loop with Rayon and measure the speedup',
          ],
        },
        {
          title: 'Async Rust with Tokio',
          category: 'Concept',
          aim: 'Write network code that handles many connections on few threads',
          description:
            'An async function returns a future that does nothing until it is polled. Tokio polls such futures, and dropping one before it completes cancels it.',
          objectives: [
            'Spawn tasks, join them with JoinSet and race two futures with tokio::select!',
            'Apply a timeout and explain what cancellation safety means at an await point',
            'Move blocking work to spawn_blocking',
            'Explain why spawned futures must be Send and fix a guard held across an await',
          ],
        },
        {
          title: 'Unsafe code and FFI',
          category: 'Concept',
          aim: 'Read and write small unsafe blocks with stated invariants',
          description:
            'Unsafe lets you dereference raw pointers and call foreign functions, with you upholding the rules instead of the compiler. Small blocks behind a safe interface keep that burden reviewable.',
          objectives: [
            'Call a C function from an unsafe extern block and wrap it safely',
            'Write a SAFETY comment that names each invariant relied upon',
            'Run tests under Miri and interpret an undefined behavior report',
          ],
        },
        {
          title: 'Macros, benchmarks and profiling',
          category: 'Tool',
          aim: 'Remove repetition and measure performance in Rust',
          description:
            'Declarative macros generate code from patterns, while derive macros extend types. Release builds and proper benchmarks tell you whether an optimization is worth keeping.',
          objectives: [
            'Write a macro_rules! macro with repetition and inspect it with cargo expand',
            'Benchmark two implementations with Criterion',
            'Profile a release build with debug symbols using samply or perf',
          ],
        },
      ],
    },
    practice: {
      title: 'Building software in Rust',
      overview:
        'You deliver a complete networked program and learn to discuss its design. Working through compiler errors systematically makes you productive on an existing codebase.',
      tags: ['Project', 'Debugging', 'Interview'],
      units: [
        {
          title: 'Resolving borrow checker errors',
          category: 'Practice',
          aim: 'Repair rejected designs without scattering clones',
          description:
            'Most friction in Rust comes from a few recurring shapes, such as holding a reference while changing its container. Each has a known remedy, from shorter borrows to indices.',
          objectives: [
            'Fix E0499, E0502 and E0505 examples by restructuring scopes',
            'Replace a self-referential struct with indices or an arena',
            'Use std::mem::take or replace to move a value out of a mutable reference',
          ],
        },
        {
          title: 'Key-value store with a network protocol',
          category: 'Project',
          aim: 'Build a persistent key-value server and its client',
          description:
            'The server keeps an append-only log on disk, answers clients over TCP and compacts old data. It exercises ownership, error types, async code and careful file handling.',
          objectives: [
            'Parse a length-prefixed protocol with Tokio and reject oversized frames',
            'Recover the index from the log after a simulated crash',
            'Share state between connections without holding a lock across an await',
            'Test the protocol with property tests using proptest',
          ],
        },
        {
          title: 'Rust interview questions',
          category: 'Interview',
          aim: 'Explain ownership decisions and implement data structures in Rust',
          description:
            'Interviewers want to hear why code compiles, not only that it does. Typical tasks are small data structures and reviews of code that clones or locks too much.',
          objectives: [
            'Implement a singly linked list with Option<Box<Node>> including reversal',
            'Compare Box, Rc, Arc and Cow with a use case each',
            'Explain trait objects, vtables and dyn compatibility',
            'Review a function and remove needless clones and allocations',
          ],
        },
      ],
    },
  },
}
