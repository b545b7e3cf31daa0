import type { Topic } from './topic.ts'

export const cpp: Topic = {
  id: 'cpp',
  name: 'C++',
  domain: 'languages',
  aliases: [
    'c++',
    'cpp',
    'c plus plus',
    'cplusplus',
    'c++20',
    'c++23',
    'modern c++',
    'stl',
    'raii',
    'move semantics',
    'cmake',
    'c++ templates',
  ],
  related: ['rust', 'data-structures-algorithms', 'operating-systems', 'concurrency', 'computer-vision'],
  stages: {
    foundations: {
      title: 'Values, references and RAII',
      overview:
        'You learn how C++ programs are built and how objects live and die. Containers and RAII let you write safe code from the start, without manual memory management.',
      tags: ['Build model', 'Containers', 'RAII'],
      units: [
        {
          title: 'Compilation, types and references',
          category: 'Concept',
          aim: 'Build a program of several files and pass data correctly',
          description:
            'C++ compiles each source file separately and links the results. Types are values by default, and references or const references decide whether a function copies, reads or changes its arguments.',
          objectives: [
            'Explain the steps from source to executable and read an undefined reference error',
            'Choose between passing by value, const reference and reference for four functions',
            'Use auto, range-based for and uniform initialization appropriately',
            'Print formatted output with std::print',
          ],
        },
        {
          title: 'Standard containers and strings',
          category: 'Concept',
          aim: 'Store and process data with the right container',
          description:
            'The standard library offers contiguous, ordered and hashed containers with documented costs. Most needs are met by std::vector and std::string, and views avoid needless copies.',
          objectives: [
            'Compare std::vector, std::map and std::unordered_map by layout and lookup cost',
            'Explain iterator invalidation when a vector grows',
            'Accept text as std::string_view and name the lifetime risk',
            'Use std::optional and std::array where pointers or raw arrays were common',
          ],
        },
        {
          title: 'Constructors, destructors and RAII',
          category: 'Concept',
          aim: 'Tie every resource to the lifetime of an object',
          description:
            "A destructor runs automatically when an object's scope ends, even on an exception. Using it to release memory, files and locks is the central C++ idiom.",
          objectives: [
            'Write a class that owns a file handle and closes it in its destructor',
            'Explain the rule of zero and show when the rule of five applies',
            'Predict the order of construction and destruction of members and locals',
          ],
        },
        {
          title: 'CMake, warnings and sanitizers',
          category: 'Tool',
          aim: 'Set up a build that finds mistakes early',
          description:
            'The language leaves many errors undefined instead of reporting them. Strict warnings and sanitizers turn silent corruption into a message with a line number.',
          objectives: [
            'Write a CMake project with a library, an executable and a preset',
            'Compile with -Wall -Wextra -Werror and fix each warning',
            'Find an out-of-bounds access with AddressSanitizer and an overflow with UBSan',
          ],
        },
      ],
    },
    core: {
      title: 'Modern C++ ownership and abstraction',
      overview:
        'You express ownership with smart pointers, move instead of copy, and write generic code with templates. The standard algorithms then replace most hand-written loops.',
      tags: ['Smart pointers', 'Move semantics', 'Templates', 'STL'],
      units: [
        {
          title: 'Smart pointers and move semantics',
          category: 'Concept',
          aim: 'Transfer and share ownership explicitly',
          description:
            'unique_ptr states that there is one owner, and shared_ptr counts several. Moving hands over resources cheaply and leaves the source in a valid but unspecified state.',
          objectives: [
            'Return and store a std::unique_ptr and show that it cannot be copied',
            'Implement a move constructor marked noexcept and explain why vector cares',
            'Break a shared_ptr cycle with std::weak_ptr',
            'Explain what std::move does and does not do',
          ],
        },
        {
          title: 'Classes, inheritance and polymorphism',
          category: 'Concept',
          aim: 'Choose between runtime and compile-time polymorphism',
          description:
            'Virtual functions select behavior at run time through a table of pointers. Closed sets of alternatives are often simpler as std::variant, with no hierarchy at all.',
          objectives: [
            'Declare a virtual destructor and use override, and explain object slicing',
            'Model shapes with virtual functions and with std::variant plus std::visit',
            'Keep a class invariant with private data and a const-correct interface',
          ],
        },
        {
          title: 'Templates and concepts',
          category: 'Concept',
          aim: 'Write generic code with readable constraints',
          description:
            'Templates generate code for each type they are used with. Concepts state the requirements up front, so errors appear at the call and not deep inside the implementation.',
          objectives: [
            'Write a function template constrained by std::integral or your own concept',
            'Use if constexpr to select an implementation at compile time',
            'Explain perfect forwarding with std::forward in a factory function',
            'Evaluate a function at compile time with constexpr and static_assert',
          ],
        },
        {
          title: 'Algorithms and ranges',
          category: 'Practice',
          aim: 'Replace manual loops with composable algorithms',
          description:
            'The algorithm library names common operations and has been tuned for years. Ranges remove iterator pairs and let you chain views that compute lazily.',
          objectives: [
            'Sort and search with std::ranges algorithms and projections',
            'Build a pipeline with views::filter, views::transform and views::take',
            'Show a dangling view and fix it',
          ],
        },
      ],
    },
    advanced: {
      title: 'Concurrency, performance and undefined behavior',
      overview:
        'You learn what the abstract machine guarantees and what hardware really does. That lets you write concurrent and fast code without relying on luck.',
      tags: ['Memory model', 'Profiling', 'Error handling'],
      units: [
        {
          title: 'Threads, atomics and the memory model',
          category: 'Concept',
          aim: 'Share data between threads without data races',
          description:
            'A data race makes the behavior of a whole program undefined. Mutexes are the default answer, while atomics with explicit ordering serve narrow, measured needs.',
          objectives: [
            'Run cooperative threads with std::jthread and std::stop_token',
            'Protect an invariant with std::scoped_lock and wait on a condition_variable',
            'Explain acquire and release ordering with a flag and a payload',
            'Detect a race with ThreadSanitizer',
          ],
        },
        {
          title: 'Exceptions, expected and safety guarantees',
          category: 'Concept',
          aim: 'Design error handling that keeps objects valid',
          description:
            'C++ code may report failure with exceptions or with values such as std::expected. Whichever you choose, callers need to know what state remains after a failure.',
          objectives: [
            'Classify three functions by basic, strong and no-throw guarantee',
            'Return std::expected from a parser and chain with and_then',
            'Implement assignment with copy-and-swap and explain its guarantee',
          ],
        },
        {
          title: 'Profiling and cache-friendly code',
          category: 'Tool',
          aim: 'Speed up a program by changing its memory access',
          description:
            'On current processors, waiting for memory often costs more than computing. Profilers show hot spots, and data layout decides how well the caches work.',
          objectives: [
            'Profile with perf and read cache-miss counts',
            'Compare array-of-structs and struct-of-arrays layouts with Google Benchmark',
            'Inspect generated assembly for inlining and vectorization in Compiler Explorer',
            'Remove allocations from a hot loop with reserve or a pmr resource',
          ],
        },
      ],
    },
    practice: {
      title: 'Professional C++ work',
      overview:
        'You build a substantial program with tests and package management. You also practice finding faults in existing code, the skill most C++ jobs demand.',
      tags: ['Project', 'Debugging', 'Interview'],
      units: [
        {
          title: 'Debugging crashes and corruption',
          category: 'Practice',
          aim: 'Locate the cause of a crash from its traces',
          description:
            'Crashes in C++ often appear far from their cause. Core dumps, debuggers and sanitizers let you work backward from the symptom in a systematic way.',
          objectives: [
            'Load a core dump in GDB or LLDB and inspect frames and locals',
            'Find a use-after-free from an AddressSanitizer report',
            'Reduce a failing program to a minimal example and add a regression test',
          ],
        },
        {
          title: 'Multithreaded image processing library',
          category: 'Project',
          aim: 'Build a tested library with a command-line front end',
          description:
            'The library loads images, applies filters in parallel and writes the results. It requires ownership of large buffers, a thread pool and attention to memory layout.',
          objectives: [
            'Represent pixels with a class that owns its buffer and exposes std::span views',
            'Implement a thread pool on jthread that shuts down cleanly',
            'Manage dependencies with vcpkg or Conan and test with GoogleTest or Catch2',
            'Report speedup across thread counts and explain where it stops',
          ],
        },
        {
          title: 'C++ interview questions',
          category: 'Interview',
          aim: 'Explain object lifetime and implement core components by hand',
          description:
            'C++ interviews examine lifetime, ownership and cost. Expect to write a small standard component and to spot undefined behavior in a listing.',
          objectives: [
            'Implement a simplified unique_ptr and a growable vector',
            'Identify undefined behavior in five short snippets',
            'Explain how virtual calls work and what they cost',
            'Compare std::vector and std::list for insertion with cache effects in mind',
          ],
        },
      ],
    },
  },
}
