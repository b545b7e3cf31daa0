import type { Told } from './open-source.ts'

/** Merged pull requests for whoever is asked about: made up, said to be samples, and to the repositories of our list. */

const REPOSITORIES = [
  { name: 'vitejs/vite', language: 'TypeScript', title: 'A sample: explain the error for a missing plugin' },
  { name: 'pallets/flask', language: 'Python', title: 'A sample: mend a broken link in the docs' },
] as const
/** A number says whose the sample is, and which. */
const FIRST_NUMBER = 900_000
const numberOf = (id: number, which: number) => FIRST_NUMBER + id * 10 + which

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** @param idOf the account of a name. @returns null where somebody else is asked */
export async function tellOfMergedWork(
  path: string,
  idOf: (login: string) => Promise<number | null>,
): Promise<Told | null> {
  const url = new URL(path, 'http://github.test')
  const query = url.searchParams.get('q') ?? ''
  if (url.pathname === '/search/issues' && query.includes('is:merged')) {
    const id = await idOf(/ author:([\w-]+)/.exec(query)?.[1] ?? '')
    const items = REPOSITORIES.map(({ name }, which) => ({
      ...{ repository_url: `https://api.github.com/repos/${name}`, number: numberOf(id ?? 0, which), user: { id } },
      author_association: 'CONTRIBUTOR',
    }))
    return { body: { items: id === null ? [] : items } }
  }
  const [, name, digits, commits] = /^\/repos\/([\w.-]+\/[\w.-]+)\/pulls\/(\d+)(\/commits)?$/.exec(url.pathname) ?? []
  const own = Number(digits) - FIRST_NUMBER
  const sample = REPOSITORIES[own % 10]
  if (!sample || sample.name !== name) return null
  const author = { id: Math.floor(own / 10), type: 'User' }
  if (commits) return { body: [{ author, commit: { message: sample.title } }] }
  return {
    body: {
      ...{ title: sample.title, merged_at: daysAgo(3 + (own % 10)), user: author, merged_by: { id: 8, type: 'User' } },
      base: {
        repo: {
          full_name: name,
          private: false,
          stargazers_count: 60_000,
          language: sample.language,
          owner: { id: 7, type: 'User' },
        },
      },
    },
  }
}
