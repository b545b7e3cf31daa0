import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { callerFor, systemContext } from '#tests/support/worker/app.ts'
import { createOpenedSection, createUser, database } from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import type { Env } from '#worker/env.ts'
import { isInUse } from '#worker/features/progress/jobs.ts'
import { checkLinks } from '#worker/features/resources/jobs.ts'

afterEach(() => vi.restoreAllMocks())

const settings: Partial<Env> = {
  ...{ MODEL_PROVIDER: 'builtin', YOUTUBE_API_KEY: '', DEVTO_API_URL: '' },
  ...{ WEB_SEARCH_API_KEY: 'key', WEB_SEARCH_API_URL: 'https://search.test' },
}

/** A search that answers every query with pages of one host, whose titles name the topic. @returns what it was asked */
function searchGives(host: string, words: string): string[] {
  const pages = Array.from({ length: 10 }, (_, n) => ({ url: `https://${host}/${n}`, title: `Godot: ${words} ${n}` }))
  return standInForHosts({
    'search.test': () => Response.json({ web: { results: pages } }),
    [host]: () => new Response(''),
  })
}

/** Somebody asks for more until their section is full. @returns the hosts of their cards and bonus items */
async function loadAllFor(user: { token: string; userId: string; username: string }, title: string): Promise<string[]> {
  const { phaseId, sectionId } = await createOpenedSection(user, { title, topics: ['godot'] })
  const { api } = await callerFor(user.token, settings)
  for (let n = 0; n < 4; n += 1) await api.progress.loadMoreContent({ phaseId, sectionId })
  const { rows } = await database().execute<{ link: string }>(sql`
    select link from resources join section_content on resource_id = resources.id
    where section_id = ${sectionId}::uuid`)
  return rows.map(({ link }) => new URL(link).host)
}

async function lookAtLinksOf(host: string): Promise<void> {
  await database().execute(sql`
    update resources set next_check_at = '2001-01-01' where link like ${`https://${host}/%`}`)
  const isWaiting = async () =>
    (await database().execute(sql`select from resources where next_check_at = '2001-01-01'`)).rows.length > 0
  while (await isWaiting()) await checkLinks(systemContext(), isInUse)
}

/** Words and a host that no other test has. */
const own = () => {
  const tag = crypto.randomUUID().slice(0, 8)
  return { word: `zyx${tag}`, host: `h${tag}.test` }
}

it('whoever names a host in a section’s title gets its pages, and nobody else does', async () => {
  const { word, host } = own()
  const asked = searchGives(host, word)
  for (const attacker of [await createUser(), await createUser()]) {
    expect(await loadAllFor(attacker, `${host} docker ${word}`)).toContain(host)
  }
  const queries = asked.filter((link) => link.startsWith('https://search.test/'))
  expect(queries.length).toBeGreaterThan(0)
  expect(queries.filter((link) => decodeURIComponent(link).includes(host))).toEqual([])
  await lookAtLinksOf(host)
  vi.restoreAllMocks()
  searchGives('elsewhere.test', 'something else')
  const others = await loadAllFor(await createUser(), `Godot ${word}`)
  expect(others.length).toBeGreaterThan(5)
  expect(others).not.toContain(host)
})

it('what two people find without naming it is everybody’s once its link was looked at', async () => {
  const { word, host } = own()
  searchGives(host, word)
  const [one, two, three] = [await createUser(), await createUser(), await createUser()]
  const isForOthers = async () => {
    vi.restoreAllMocks()
    searchGives('elsewhere.test', 'something else')
    const hosts = await loadAllFor(three, `Godot ${word}`)
    vi.restoreAllMocks()
    searchGives(host, word)
    return hosts.includes(host)
  }
  await loadAllFor(one, `Godot ${word}`)
  await loadAllFor(one, `Godot ${word} again`)
  await lookAtLinksOf(host)
  expect(await isForOthers()).toBe(false)
  await loadAllFor(two, `Godot ${word}`)
  expect(await isForOthers()).toBe(true)
})

it('a link that nobody looked at stays with those who found it', async () => {
  const { word, host } = own()
  searchGives(host, word)
  for (const user of [await createUser(), await createUser()]) await loadAllFor(user, `Godot ${word}`)
  vi.restoreAllMocks()
  searchGives('elsewhere.test', 'something else')
  expect(await loadAllFor(await createUser(), `Godot ${word}`)).not.toContain(host)
})
