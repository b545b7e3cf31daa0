/** Issues as repositories have them; each says that it is a sample, since the repositories are real and these are not. */

export interface SampleIssue {
  title: string
  body: string
  labels: string[]
  association: string
  /** How it stands: free, or why not. */
  standing: 'free' | 'assigned' | 'linked' | 'claimed'
}

const SAMPLE = '*A sample of the local world; the real repository has no such issue.*'

const text = (...parts: string[]): string => [SAMPLE, ...parts].join('\n\n')

export const SAMPLE_ISSUES: readonly SampleIssue[] = [
  {
    title: 'The setup guide leaves out how to run one test alone',
    body: text(
      'Whoever fixes one thing wants to run one test. The guide shows only how to run all of them, which takes minutes.',
      '- [ ] Find how the runner takes a name\n- [ ] Add it to the guide with an example\n- [ ] Say where the fixtures are',
    ),
    labels: ['documentation', 'good first issue'],
    association: 'MEMBER',
    standing: 'free',
  },
  {
    title: 'An empty configuration file ends in a stack trace',
    body: text(
      'With a configuration file that has nothing in it the program ends with a stack trace instead of a sentence.',
      'Expected: a sentence that names the file and says that it is empty. The place is where the file is parsed: the parser gives null, and the next line reads a field of it.',
    ),
    labels: ['bug', 'good first issue', 'help wanted'],
    association: 'CONTRIBUTOR',
    standing: 'free',
  },
  {
    title: 'Error messages should name the option that is wrong',
    body: text(
      'An unknown option is refused with "invalid options" and nothing else. It should say which one, and the nearest that exists.',
    ),
    labels: ['enhancement', 'help wanted'],
    association: 'COLLABORATOR',
    standing: 'free',
  },
  {
    title: 'Dates are shown in the machine’s zone in one place and in UTC in another',
    body: text(
      'The list shows UTC and the detail shows the local zone, so that the same moment reads as two days.',
      'Both should be shown in the zone of whoever looks, with the zone named.',
    ),
    labels: ['bug'],
    association: 'NONE',
    standing: 'free',
  },
  {
    title: 'Keyboard focus is lost when the panel closes',
    body: text('Closing the panel with Escape leaves the focus nowhere. It should go back to what opened the panel.'),
    labels: ['accessibility', 'good first issue'],
    association: 'MEMBER',
    standing: 'claimed',
  },
  {
    title: 'Cache entries are never removed',
    body: text('The cache grows until the process ends. A limit by count would do; the oldest entry goes first.'),
    labels: ['performance'],
    association: 'OWNER',
    standing: 'assigned',
  },
  {
    title: 'Paths with spaces break the watcher on Windows',
    body: text(
      'A folder with a space in its name is watched up to the space. The command is put together as one text.',
    ),
    labels: ['bug', 'help wanted'],
    association: 'NONE',
    standing: 'linked',
  },
  {
    title: 'Add an example for streaming responses',
    body: text('The examples show one answer at once. One that shows its pieces as they come would help many.'),
    labels: ['documentation', 'help wanted'],
    association: 'CONTRIBUTOR',
    standing: 'free',
  },
  {
    title: 'Tracking: move the remaining tests to the new runner',
    body: text('Some forty files are left; each can be moved alone. Say which one you take before you begin.'),
    labels: ['tracking', 'tests'],
    association: 'MEMBER',
    standing: 'free',
  },
  {
    title: 'Say in the README which versions are supported',
    body: text(
      'Nothing says how long an old version gets fixes. One table would answer the question that comes each month.',
    ),
    labels: ['documentation', 'good first issue'],
    association: 'MEMBER',
    standing: 'free',
  },
  {
    title: 'A timeout of zero waits forever',
    body: text(
      'Zero is taken for "none". Either it is refused with a sentence, or it means at once; the guide says the latter.',
    ),
    labels: ['bug', 'beginner'],
    association: 'CONTRIBUTOR',
    standing: 'free',
  },
  {
    title: 'Colours in the terminal ignore NO_COLOR',
    body: text(
      'Where NO_COLOR is set, the output still has colours. The check stands in one place and is asked too late.',
    ),
    labels: ['help wanted', 'good first issue'],
    association: 'COLLABORATOR',
    standing: 'free',
  },
  {
    title: 'The changelog’s links lead to pages that moved',
    body: text('Some twenty links of older entries end at pages that are gone. Each has a new place.'),
    labels: ['documentation', 'easy'],
    association: 'NONE',
    standing: 'free',
  },
  {
    title: 'Make the retry count visible in the log',
    body: text(
      'Whoever reads the log can’t tell a first try from a third. The number is known where the line is written.',
    ),
    labels: ['enhancement', 'starter'],
    association: 'MEMBER',
    standing: 'linked',
  },
]

export const SAMPLE_README = (name: string, about: string): string => `# ${name}

${about}

This text stands in for the real README while the product runs on one machine.

## Getting started

\`\`\`
git clone https://github.com/${name}
cd ${name.split('/')[1]}
\`\`\`
`

export const SAMPLE_GUIDE = (name: string): string => `# Contributing to ${name}

- Say in the issue that you take it before you begin.
- One change in one pull request, with a test that fails without it.
- Write what changed and why in the description.

## Setting up

1. Fork the repository and clone your fork.
2. Install what the project needs, as its README says.
3. Run the tests once before you change anything.

## AI

You may use AI assistance if you disclose it in the pull request and can explain every line of the code that you submit.
`
