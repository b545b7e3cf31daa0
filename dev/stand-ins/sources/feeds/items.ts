/** Something that a source of the local world tells of; none of it exists, and every link leads to example.com. */
export interface SampleItem {
  title: string
  excerpt: string
  tags: readonly string[]
  hoursAgo: number
  votes: number
}

const item = (hoursAgo: number, title: string, excerpt: string, tags: string[] = [], votes = 40): SampleItem => ({
  ...{ title, excerpt, tags, hoursAgo, votes },
})

/** By the path under which each source is asked for here. */
export const SAMPLE_ITEMS: Readonly<Record<string, readonly SampleItem[]>> = {
  'hn.algolia.com/api/v1/search': [
    item(2, 'A database that fits in one file of Rust', '', [], 412),
    item(4, 'We measured every millisecond of our login page', '', [], 268),
    item(7, 'Postgres as a queue: three years later', '', [], 377),
    item(11, 'Why our team went back to plain CSS', '', [], 154),
    item(16, 'Writing a shell in a weekend, and what it taught us', '', [], 203),
    item(23, 'Passkeys for a side project, step by step', '', [], 129),
    item(31, 'The kernel patch that made our builds faster', '', [], 311),
    item(38, 'Ask: how do you keep notes about a large codebase?', '', [], 97),
    item(52, 'A small language model on a ten-year-old laptop', '', [], 489),
    item(70, 'What maintainers hope you read before a pull request', '', [], 176),
  ],
  'dev.to/api/articles': [
    item(
      3,
      'Five TypeScript habits that survived a code review',
      'Small types that say what a function means.',
      ['typescript', 'beginners'],
      88,
    ),
    item(
      6,
      'Your first React test, without mocks',
      'Render it, click it, and look at what a person would see.',
      ['react', 'testing'],
      64,
    ),
    item(
      13,
      'Docker images under fifty megabytes',
      'What to leave out, and how to see what is in there.',
      ['docker', 'devops'],
      51,
    ),
    item(
      20,
      'I learned SQL by drawing the joins',
      'Four pictures that finally made outer joins stick.',
      ['sql', 'beginners', 'database'],
      143,
    ),
    item(
      28,
      'A checklist for your first open-source contribution',
      'From reading the issue to answering the review.',
      ['opensource', 'beginners'],
      117,
    ),
    item(
      36,
      'Accessible forms in plain HTML',
      'Labels, errors and focus that need no library.',
      ['a11y', 'html', 'webdev'],
      72,
    ),
    item(
      44,
      'Async Python without the headache',
      'One event loop, three mistakes, and how to see them.',
      ['python', 'asyncio'],
      95,
    ),
    item(
      60,
      'What I asked in twelve job interviews',
      'Questions about teams, on-call and who decides.',
      ['career'],
      210,
    ),
    item(
      75,
      'Git bisect found in ten minutes what took us a week',
      'A script, a test and a good night’s sleep.',
      ['git', 'productivity'],
      133,
    ),
    item(98, 'CSS grid for people who gave up on it', 'Name the areas first, the rest follows.', ['css', 'webdev'], 58),
  ],
  'lobste.rs/hottest.json': [
    item(5, 'Reading a Rust compiler error slowly', '', ['rust', 'plt'], 48),
    item(9, 'A tiny allocator and its benchmarks', '', ['c', 'performance'], 37),
    item(18, 'Fuzzing a parser that we believed was finished', '', ['testing', 'security'], 61),
    item(27, 'Notes on running your own mail in this decade', '', ['email', 'devops'], 54),
    item(41, 'WebAssembly without a browser', '', ['wasm'], 29),
    item(66, 'What version control forgot about binary files', '', ['vcs'], 45),
  ],
  'this-week-in-rust.org/rss.xml': [
    item(
      30,
      'Issue of the week: traits, tools and a call for testers',
      '<p>News of the compiler, <b>crates</b> worth a look, and events.</p>',
      ['rust'],
      0,
    ),
    item(198, 'Issue of the week before: a faster linker', '<p>What changed, and who needs help.</p>', ['rust'], 0),
  ],
  ...channel('UCs_tLP3AiwYKwdUHpltJPuA', [
    item(
      8,
      'Small services, large mistakes',
      'A talk about architecture decisions that looked right on a slide.',
      [],
      320,
    ),
    item(50, 'Testing what you cannot see', 'How a team found the tests that never failed.', [], 210),
    item(120, 'The economics of open source maintainers', 'Who pays, who decides, who sleeps.', [], 180),
  ]),
  ...channel('UCTdw38Cw6jcm0atBPA39a0Q', [
    item(15, 'C# in places you would not expect', 'From a watch to a spaceship simulator.', [], 96),
    item(62, 'Security for people who ship on Fridays', 'Ten habits that cost an hour each.', [], 150),
  ]),
  ...channel('UCkQX1tChV7Z7l1LFF4L9j_g', [
    item(22, 'Event sourcing, five years in', 'What a bank kept, and what it threw away.', [], 140),
    item(90, 'Latency is a product decision', 'Numbers from a shop that moved to the edge.', [], 88),
  ]),
  ...channel('UCsBjURrPoezykLs9EqgamOA', [
    item(1, 'Rust in a hundred breaths', 'Ownership, quickly and with drawings.', [], 2400),
    item(33, 'Seven browsers features you forgot', 'And one that you should keep forgetting.', [], 1900),
  ]),
  ...channel('UCbRP3c757lWg9M-U7TyEkXA', [
    item(12, 'I rewrote my React app in nothing', 'How far one HTML file goes.', [], 870),
    item(80, 'TypeScript is slower than you think', 'And faster than you fear.', [], 640),
  ]),
  ...channel('UC8butISFwT-Wl7EV0hUK0BQ', [
    item(26, 'Python for data, a course in one afternoon', 'Tables, charts and a small project.', [], 1500),
    item(104, 'Kubernetes from the first container', 'A course with a cluster on your own machine.', [], 990),
  ]),
  'changelog.com/podcast/feed': [
    item(
      10,
      'The people who keep package registries alive',
      '<p>Two maintainers tell what happens at <i>three in the morning</i>.</p>',
      ['open source'],
    ),
    item(58, 'Postgres everywhere, again', '<p>Why one database keeps eating the others.</p>', ['databases']),
    item(130, 'Shipping a terminal nobody asked for', '<p>A conversation about taste.</p>', []),
  ],
  'softwareengineeringdaily.com/feed/podcast/': [
    item(14, 'Kubernetes on bare metal', '<p>How a hospital runs its own cluster.</p>', ['cloud']),
    item(86, 'Language models that check each other', '<p>On tests for answers that have no right one.</p>', ['ai']),
  ],
  'rustacean-station.org/podcast.rss': [
    item(34, 'Embedded Rust with one engineer', '<p>A sensor, a battery and a year of work.</p>', ['rust']),
    item(170, 'Unsafe, explained by its reviewers', '<p>What a second pair of eyes looks for.</p>', ['rust']),
  ],
  'github.com/nodejs/node/releases.atom': [
    item(
      19,
      'v26.2.0 (Current)',
      '<h3>Notable changes</h3><ul><li>A quicker start</li><li>A built-in test reporter</li></ul>',
    ),
    item(140, 'v24.12.1 (LTS)', '<p>Security fixes.</p>'),
  ],
  'github.com/microsoft/TypeScript/releases.atom': [
    item(46, 'TypeScript 7.1', '<p>Checks a large project in half the time.</p>'),
  ],
  'github.com/vitejs/vite/releases.atom': [
    item(29, 'v8.4.0', '<p>Smaller chunks, and a page that says why.</p>'),
    item(110, 'v8.3.9', '<p>Fixes.</p>'),
  ],
  'github.com/rust-lang/rust/releases.atom': [
    item(72, 'Rust 1.99.0', '<p>Stabilised pieces of the allocator interface.</p>'),
  ],
}

function channel(id: string, items: SampleItem[]) {
  return { [`www.youtube.com/feeds/videos.xml?channel_id=${id}`]: items }
}
