/** A job that a source of the local world tells of; none of it exists, and every link leads to example.com. */
export interface SampleJob {
  title: string
  company: string
  /** HTML. */
  description: string
  location: string
  isRemote: boolean
  daysAgo: number
  type: string
  seniority: string
  tags: readonly string[]
  timeZones: readonly number[]
  /** A year, in dollars; [0, 0] states nothing. */
  salary: readonly [least: number, most: number]
}

type Facts = Partial<Omit<SampleJob, 'title' | 'company' | 'daysAgo' | 'description'>>

const job = (daysAgo: number, title: string, company: string, told: string[], facts: Facts = {}): SampleJob => ({
  ...{ title, company, daysAgo, location: 'Worldwide', isRemote: true, type: 'Full-time', seniority: '' },
  ...{ tags: [], timeZones: [], salary: [0, 0] as const, ...facts },
  description: `<p>A sample of the local world; nobody hires here.</p>${told.join('')}`,
})

const asks = (...items: string[]) =>
  `<p><strong>You bring</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const does = (...items: string[]) =>
  `<p><strong>What you will do</strong></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** By the host and path under which each source is asked for here. */
export const SAMPLE_JOBS: Readonly<Record<string, readonly SampleJob[]>> = {
  'remoteok.com/api': [
    job(
      1,
      'Junior React Developer',
      'Harbour Lights',
      [
        '<p>We build a booking tool for small harbours, and our front end has outgrown two people.</p>',
        does(
          'Build screens in React and TypeScript with a designer beside you',
          'Write tests before a screen is called done',
        ),
        asks(
          'React and TypeScript, from work or from projects of your own',
          'At least 1 year of writing JavaScript',
          'You must be based in Europe',
        ),
        '<p>Please mention the word HEIRLOOM when applying to show you read the job post completely (#QmFzZTY0VGFpbE9mQW5BZGRyZXNz).</p>',
      ],
      { location: 'Europe', seniority: 'junior', tags: ['react', 'typescript', 'junior'], salary: [38_000, 48_000] },
    ),
    job(
      3,
      'Remote Software Engineer, Payments',
      'Copper Kettle',
      [
        '<p>Our ledger moves money for forty thousand shops.</p>',
        asks('4+ years with Go or Rust', 'Postgres, and opinions about isolation levels', 'Kafka is a plus'),
        '<p>We sponsor visas for the right person.</p>',
      ],
      { seniority: 'senior', tags: ['go', 'postgres'], salary: [95_000, 130_000] },
    ),
    job(64, 'Full Stack Software Engineer', 'Paper Moon', [asks('Node.js and React', '3 years of experience')], {
      tags: ['node', 'react'],
    }),
    job(5, 'Head of Sales', 'Paper Moon', ['<p>Sell our tool to agencies.</p>']),
  ],
  'himalayas.app/jobs/api': [
    job(
      0,
      'Backend Software Engineer (Python)',
      'Juniper Health',
      [
        '<p>Clinics see their own numbers with our reports.</p>',
        asks('Python and Django', 'SQL that you can explain', 'Docker'),
        '<p>Your hours overlap with UTC+1 for four hours a day.</p>',
      ],
      {
        location: 'Germany, Poland, Spain',
        timeZones: [0, 1, 2],
        seniority: 'Mid-level',
        tags: ['python'],
        salary: [55_000, 72_000],
      },
    ),
    job(
      2,
      'Data Engineer',
      'Lantern Analytics',
      [asks('Python, SQL and Airflow', 'A degree in computer science is required'), '<p>No visa sponsorship.</p>'],
      { location: 'United States', timeZones: [-8, -7, -6, -5], seniority: 'Senior', salary: [120_000, 150_000] },
    ),
    job(4, 'Intern, Software Engineering', 'Juniper Health', [asks('Curiosity, and a little Python or JavaScript')], {
      type: 'Intern',
      location: 'Poland',
      timeZones: [1],
    }),
  ],
  'www.arbeitnow.com/api/job-board-api': [
    job(2, 'Software Engineer Backend (m/w/d)', 'Nordstern Logistik', [asks('Java und Spring Boot', 'German (B2)')], {
      location: 'Hamburg',
      isRemote: false,
      type: 'Full time',
      tags: ['Remote'],
    }),
    job(6, 'DevOps Engineer', 'Nordstern Logistik', [asks('Kubernetes and Terraform', 'English (C1)')], {
      location: 'Berlin',
      type: 'Full time',
    }),
  ],
  'jobicy.com/api/v2/remote-jobs': [
    job(1, 'Senior Frontend Engineer', 'Quiet Window', [asks('TypeScript, accessibility and CSS', '5+ years')], {
      location: 'USA',
      seniority: 'Senior',
      tags: ['Engineering'],
      salary: [110_000, 140_000],
    }),
    // the same as Remote OK has it
    job(2, 'Junior React Developer', 'Harbour Lights, Inc.', [asks('React and TypeScript')], {
      location: 'Europe',
      seniority: 'Junior',
    }),
  ],
  'hn.algolia.com/api/v1/items/45000000': [
    job(
      3,
      'Founding Engineer',
      'Small Hours',
      ['<p>Two people, one database, and a calendar for night-shift nurses. TypeScript and Postgres.</p>'],
      { location: 'REMOTE (EU)', type: 'Full-time' },
    ),
    job(3, 'Machine Learning Engineer', 'Fern and Field', ['<p>We count trees from above. Python.</p>'], {
      location: 'London',
      isRemote: false,
      type: 'Full-time',
    }),
  ],
  'boards-api.greenhouse.io/v1/boards/gitlab/jobs': [
    job(8, 'Backend Engineer, Ruby', 'GitLab', [asks('Ruby on Rails', 'Git, more than the three commands')], {
      location: 'Remote, EMEA',
    }),
    job(20, 'Site Reliability Engineer', 'GitLab', [asks('Kubernetes', 'On-call within your time zone')], {
      location: 'Remote, Americas',
    }),
  ],
  'boards-api.greenhouse.io/v1/boards/cloudflare/jobs': [
    job(
      5,
      'Systems Engineer, Workers',
      'Cloudflare',
      [asks('C++ or Rust', 'You have read a specification for pleasure')],
      {
        location: 'Lisbon, Portugal',
        isRemote: false,
      },
    ),
  ],
  'boards-api.greenhouse.io/v1/boards/stripe/jobs': [
    job(11, 'Software Engineer, Billing', 'Stripe', [asks('Java or Ruby', 'APIs that last for years')], {
      location: 'Dublin',
      isRemote: false,
    }),
  ],
  'api.lever.co/v0/postings/spotify': [
    job(9, 'Android Engineer', 'Spotify', [asks('Kotlin', 'Apps for a phone that is five years old')], {
      location: 'Stockholm',
      isRemote: false,
    }),
  ],
  'api.lever.co/v0/postings/mistral': [
    job(4, 'Software Engineer, Inference', 'Mistral AI', [asks('Python and C++', 'GPUs')], {
      location: 'Paris',
      isRemote: false,
      salary: [70_000, 110_000],
    }),
  ],
  'api.ashbyhq.com/posting-api/job-board/linear': [
    job(7, 'Product Engineer', 'Linear', [asks('TypeScript and React', 'Taste')], {
      location: 'Remote, Europe',
      salary: [90_000, 140_000],
    }),
  ],
  'api.ashbyhq.com/posting-api/job-board/posthog': [
    job(3, 'Software Engineer, Junior', 'PostHog', [asks('Python or TypeScript', 'ClickHouse is learned here')], {
      location: 'Remote',
      salary: [60_000, 85_000],
    }),
  ],
  'api.ashbyhq.com/posting-api/job-board/supabase': [
    job(6, 'Software Engineer, Postgres', 'Supabase', [asks('C and Postgres internals', 'Writing in the open')], {
      location: 'Remote',
    }),
  ],
  'remotive.com/api/remote-jobs': [
    job(2, 'PHP Developer', 'Old Mill', [asks('PHP 8 and Laravel')], { type: 'full_time' }),
  ],
  'weworkremotely.com/categories/remote-programming-jobs.rss': [job(1, 'Rails Developer', 'Old Mill', [])],
}

/** Companies that the directory lists; three of them have a board above. */
export const SAMPLE_STARTUPS = [
  {
    name: 'PostHog',
    website: 'https://posthog.com',
    one_liner: 'A sample line: analytics for engineers.',
    team_size: 80,
    batch: 'W20',
  },
  {
    name: 'Supabase',
    website: 'https://supabase.com',
    one_liner: 'A sample line: Postgres, hosted.',
    team_size: 120,
    batch: 'S20',
  },
  {
    name: 'GitLab',
    website: 'https://gitlab.com',
    one_liner: 'A sample line: one place for code.',
    team_size: 2000,
    batch: 'W15',
  },
  {
    name: 'Small Hours',
    website: 'https://example.com/small-hours',
    one_liner: 'Calendars for night shifts.',
    team_size: 2,
    batch: 'S26',
  },
]
