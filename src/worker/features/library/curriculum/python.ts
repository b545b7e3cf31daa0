import type { Topic } from './topic.ts'

export const python: Topic = {
  id: 'python',
  name: 'Python',
  domain: 'languages',
  aliases: [
    'python',
    'python3',
    'py',
    'pyhton',
    'phyton',
    'cpython',
    'python programming',
    'asyncio',
    'pytest',
    'python scripting',
    'list comprehensions',
  ],
  related: ['django', 'fastapi', 'numpy', 'pandas', 'machine-learning', 'data-structures-algorithms'],
  stages: {
    foundations: {
      title: 'Python syntax and built-in collections',
      overview:
        "You write small programs with Python's core types and learn the idioms other readers expect. You also set up an isolated project so that packages never clash.",
      tags: ['Syntax', 'Collections', 'Environments'],
      units: [
        {
          title: 'Names, objects and control flow',
          category: 'Concept',
          aim: 'Write small scripts and predict how names share objects',
          description:
            'In Python a variable is a name bound to an object, and assignment never copies. This explains why changing a list through one name shows up under another.',
          objectives: [
            'Explain the difference between is and == with two equal lists',
            'Demonstrate the mutable default argument bug and fix it with None',
            'Format numbers and dates with f-string specifiers',
            'Use a match statement to take apart a tuple and a dictionary',
          ],
        },
        {
          title: 'Lists, dictionaries and sets',
          category: 'Concept',
          aim: 'Choose a built-in collection and transform it idiomatically',
          description:
            'Built-in collections solve most everyday data problems and run at C speed. Choosing the right one decides whether a lookup is instant or scans everything.',
          objectives: [
            'Build a list, dict and set with comprehensions that include a condition',
            'Count and group records with Counter and defaultdict',
            'Compare membership tests in a list and a set of 100,000 items with timeit',
            'Sort records by two fields using key and a tuple',
          ],
        },
        {
          title: 'Projects, virtual environments and uv',
          category: 'Tool',
          aim: 'Create a reproducible Python project with pinned dependencies',
          description:
            'Each project needs its own interpreter version and packages. A virtual environment isolates them, pyproject.toml declares them, and a lockfile lets a colleague install the same set.',
          objectives: [
            'Create a project with uv init and add a runtime and a development dependency',
            'Explain what activating a venv changes and how uv run avoids needing it',
            'Format and lint code with Ruff configured in pyproject.toml',
          ],
        },
      ],
    },
    core: {
      title: 'Functions, classes and robust programs',
      overview:
        'You structure larger programs with functions, classes and modules that say what they promise. Type hints and tests then catch the mistakes that a dynamic language leaves until run time.',
      tags: ['Data model', 'Type hints', 'Errors', 'Testing'],
      units: [
        {
          title: 'Functions, decorators and generators',
          category: 'Concept',
          aim: 'Use functions as values and produce data lazily',
          description:
            'Functions in Python can be passed, wrapped and paused. Decorators add behavior around a call, and generators yield one item at a time so memory stays flat.',
          objectives: [
            'Write a timing decorator that preserves metadata through functools.wraps',
            'Process a large log file line by line with a generator pipeline',
            'Declare keyword-only and positional-only parameters with * and /',
          ],
        },
        {
          title: 'Classes and the data model',
          category: 'Concept',
          aim: "Design classes that work with Python's own operators and protocols",
          description:
            'Special methods let your objects support len, iteration, comparison and the with statement. Dataclasses remove repetitive code for types that mainly hold data.',
          objectives: [
            'Define a frozen dataclass with slots and a field default factory',
            'Implement __iter__, __len__ and __eq__ on a collection class',
            'Write a context manager both as a class and with contextlib.contextmanager',
            'Use a property to validate an attribute',
          ],
        },
        {
          title: 'Exceptions, files and modules',
          category: 'Concept',
          aim: 'Handle failure and organize code across a package',
          description:
            'Exceptions carry errors up to the place that can deal with them. Good programs catch narrowly, keep the cause and release files even when something goes wrong.',
          objectives: [
            'Raise a custom exception from a caught one and read both parts of the traceback',
            'Read and write text and JSON with pathlib and an explicit encoding',
            'Split a script into a package and run it with python -m',
            'Replace print debugging with logging configured by level',
          ],
        },
        {
          title: 'Type hints and pytest',
          category: 'Practice',
          aim: 'Check code statically and by test before it runs in production',
          description:
            'Type hints are ignored at run time but let mypy or Pyright find wrong calls. Pytest covers behavior that types cannot express, with plain assert statements and fixtures.',
          objectives: [
            'Annotate a module with generics in the def f[T] form and pass mypy in strict mode',
            'Describe a duck-typed parameter with typing.Protocol',
            'Cover edge cases with pytest.mark.parametrize and set up data in a fixture',
          ],
        },
      ],
    },
    advanced: {
      title: 'Concurrency, internals and speed',
      overview:
        'You learn what the interpreter does between your lines and which concurrency tool fits which workload. Measurements, not guesses, decide what to optimize.',
      tags: ['asyncio', 'GIL', 'Profiling'],
      units: [
        {
          title: 'Threads, processes and asyncio',
          category: 'Concept',
          aim: 'Pick a concurrency model for I/O-bound and CPU-bound work',
          description:
            'Waiting for the network and computing on a core are different problems. asyncio and threads help with the first, while processes or the free-threaded build help with the second.',
          objectives: [
            'Fetch many pages with asyncio.TaskGroup and limit them with a Semaphore',
            'Run CPU-bound work in ProcessPoolExecutor and explain the cost of pickling',
            'Explain what the GIL protects and what the free-threaded build of Python 3.14 changes',
            'Offload a blocking call from a coroutine with asyncio.to_thread',
          ],
        },
        {
          title: 'Attribute lookup, descriptors and imports',
          category: 'Concept',
          aim: 'Explain how Python finds attributes, methods and modules',
          description:
            'Methods, properties and many ORM fields rest on the descriptor protocol. Knowing lookup order and the import system makes framework code readable and circular imports fixable.',
          objectives: [
            'Trace an attribute lookup through instance, class and the method resolution order',
            'Write a descriptor that validates values and uses __set_name__',
            'Break a circular import and explain the role of sys.modules',
          ],
        },
        {
          title: 'Profiling and speeding up Python',
          category: 'Tool',
          aim: 'Locate a bottleneck and remove it with evidence',
          description:
            'Slow Python is often the wrong algorithm or a loop that should run in compiled code. Profilers show where time and memory go, so you change only what matters.',
          objectives: [
            'Profile a script with cProfile and a running process with py-spy',
            'Find the largest allocations with tracemalloc',
            'Replace a hot loop with NumPy or functools.cache and report the measured gain',
          ],
        },
      ],
    },
    practice: {
      title: 'Python on the job',
      overview:
        'You put the language to work in a tool that others could install and run. Reading unfamiliar code and interview exercises complete the preparation.',
      tags: ['Project', 'Refactoring', 'Interview'],
      units: [
        {
          title: 'Refactoring a messy script',
          category: 'Practice',
          aim: 'Turn a working but tangled script into tested, typed modules',
          description:
            'Much Python starts as a script that became important. You will put tests around its behavior first and then separate parsing, logic and output without changing results.',
          objectives: [
            'Write characterization tests that record current output before any change',
            'Extract pure functions so that no logic depends on files or the clock',
            'Replace loose dictionaries with dataclasses and parse arguments with argparse',
          ],
        },
        {
          title: 'Installable command-line data tool',
          category: 'Project',
          aim: 'Build, test and package a command-line tool that fetches and reports data',
          description:
            'The tool collects records from a public API, stores them in SQLite and prints summaries. It brings together async code, error handling, typing and packaging in a form you can share.',
          objectives: [
            'Fetch paginated data with httpx, retrying failed requests with a backoff',
            'Store records with the sqlite3 module using parameters instead of string formatting',
            'Reach 85 percent branch coverage with pytest and coverage.py',
            'Build a wheel and expose the tool through a project.scripts entry',
          ],
        },
        {
          title: 'Python interview questions',
          category: 'Interview',
          aim: 'Solve exercises and explain Python semantics under time pressure',
          description:
            'Python interviews mix algorithm exercises with questions on language behavior. Concise solutions using the standard library score well when you can state their complexity.',
          objectives: [
            'Solve a sliding window and a heap problem with deque and heapq',
            'Explain late binding in closures created inside a loop and fix it',
            'Compare a list, generator and tuple in memory and use',
            'Describe reference counting and the cycle collector with an example',
          ],
        },
      ],
    },
  },
}
