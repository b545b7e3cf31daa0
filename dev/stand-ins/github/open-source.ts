import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readProjects } from '#dev/commands/load-projects.ts'
import { root } from '#dev/run/project.ts'
import { SAMPLE_GUIDE, SAMPLE_ISSUES, SAMPLE_README, type SampleIssue } from './sample-issues.ts'

/**
 * What GitHub would say of the repositories of our list: theirs is what the list says; everything else, issues above all, is made up
 * from their names and says so. Repositories that it does not know are left to the emulator.
 */

type Project = ReturnType<typeof readProjects>[number]

let known: Map<string, Project> | null = null
const projects = (): Map<string, Project> => {
  known ??= new Map(readProjects(join(root, 'drizzle', 'projects')).map((project) => [project.key, project]))
  return known
}

export interface Told {
  body: unknown
  etag?: string
}

/** @param path with its query. @returns null where somebody else is asked */
export function tellOfOpenSource(path: string): Told | null {
  const url = new URL(path, 'http://github.test')
  const query = url.searchParams.get('q') ?? ''
  if (url.pathname === '/search/repositories') return { body: { items: search(query).map(repositoryBody) } }
  if (url.pathname === '/search/issues' && query.includes('linked:pr')) {
    const project = projects().get(/repo:(\S+)/.exec(query)?.[1]?.toLowerCase() ?? '')
    return project ? { body: { items: numbered(project).filter(({ standing }) => standing === 'linked') } } : null
  }
  const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)\/?(.*)$/.exec(url.pathname) ?? []
  const project = projects().get(name.toLowerCase())
  const tell = project && PARTS[rest]
  return tell ? tell(project) : null
}

const search = (query: string): Project[] => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes(':'))
  const fits = ({ key, about, tags }: Project) =>
    words.every((word) => key.includes(word) || about.toLowerCase().includes(word) || tags.includes(word))
  return [...projects().values()].filter(fits).slice(0, 20)
}

/** From 0 on, below `most`, the same for the same words at any time. */
const numberOf = (words: string, most: number): number =>
  createHash('sha1').update(words).digest().readUInt32BE(0) % most

const DAY_MS = 86_400_000

/** Of days that begin at midnight, so that a day's answers are the same. */
const daysAgo = (days: number, hours = 0): string =>
  new Date((Math.floor(Date.now() / DAY_MS) - days) * DAY_MS - hours * 3_600_000).toISOString()

const repositoryBody = ({ name, about, topics, languages, stars }: Project) => ({
  id: 900_000_000 + numberOf(name, 90_000_000),
  full_name: name,
  private: false,
  description: about,
  homepage: null,
  topics,
  language: languages[0] ?? null,
  stargazers_count: stars,
  size: 2000 + numberOf(`${name} size`, 200_000),
  archived: false,
  pushed_at: daysAgo(numberOf(`${name} pushed`, 20), 3),
  default_branch: 'main',
  license: { spdx_id: 'MIT', name: 'MIT License' },
  owner: { avatar_url: null },
})

const PEOPLE = ['sample-ada', 'sample-jonas', 'sample-mari', 'sample-noor']

const file = (name: string, path: string, text: string) => ({
  body: {
    content: Buffer.from(text).toString('base64'),
    html_url: `https://github.com/${name}/blob/main/${path}`,
  },
})

const PARTS: Readonly<Record<string, (project: Project) => Told>> = {
  '': (project) => ({
    body: repositoryBody(project),
    etag: `"${numberOf(`${project.name} ${daysAgo(0).slice(0, 10)}`, 1e9)}"`,
  }),
  languages: ({ languages }) => ({
    body: Object.fromEntries(languages.map((language, at) => [language, 100_000 / (at + 1)])),
  }),
  'community/profile': ({ name }) => ({
    body: {
      health_percentage: 50 + numberOf(`${name} health`, 51),
      documentation: null,
      files: {
        contributing: { url: `https://api.github.com/repos/${name}/contents/CONTRIBUTING.md` },
        readme: { html_url: `https://github.com/${name}/blob/main/README.md` },
        pull_request_template: null,
      },
    },
  }),
  'stats/participation': ({ name }) => ({
    body: { all: Array.from({ length: 52 }, (_, week) => numberOf(`${name} week ${week}`, 60)) },
  }),
  contributors: ({ name }) => ({
    body: PEOPLE.map((login, at) => ({ login, avatar_url: null, contributions: 10 + numberOf(`${name} ${at}`, 400) })),
  }),
  readme: ({ name, about }) => file(name, 'README.md', SAMPLE_README(name, about)),
  'contents/CONTRIBUTING.md': ({ name }) => file(name, 'CONTRIBUTING.md', SAMPLE_GUIDE(name)),
  issues: (project) => ({
    body: numbered(project).map(({ standing, association, ...issue }) => ({
      ...issue,
      state: 'open',
      author_association: association,
      assignees: standing === 'assigned' ? [{ login: 'sample-noor' }] : [],
      comments: commentsOf(project, issue.number, standing).length,
      created_at: daysAgo(4 + (issue.number % 40)),
      updated_at: daysAgo(issue.number % 4),
    })),
  }),
  'issues/comments': (project) => ({
    body: numbered(project).flatMap(({ number, standing }) => commentsOf(project, number, standing)),
  }),
}

/** Some of the samples, in an order of its own. */
function numbered({ name }: Project): (SampleIssue & { number: number })[] {
  const first = 100 + numberOf(`${name} first`, 4000)
  return SAMPLE_ISSUES.filter((_, at) => numberOf(`${name} has ${at}`, 10) < 4).map((issue, at) => ({
    ...issue,
    number: first + at * 7,
  }))
}

function commentsOf({ name }: Project, number: number, standing: SampleIssue['standing']) {
  const at = { issue_url: `https://api.github.com/repos/${name}/issues/${number}` }
  const opened = 4 + (number % 40)
  const answer = {
    ...{ ...at, body: 'Thank you, that is worth doing.', author_association: 'MEMBER', user: { type: 'User' } },
    created_at: daysAgo(opened, -(4 + numberOf(`${name} answer`, 90))),
  }
  const claim = {
    ...{ ...at, body: 'I would like to work on this.', author_association: 'NONE', user: { type: 'User' } },
    created_at: daysAgo(2),
  }
  return [...(number % 2 === 0 ? [answer] : []), ...(standing === 'claimed' ? [claim] : [])]
}
