import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sectionOf } from '#tests/factories/progress.ts'
import { ownTopic } from '#tests/factories/resources.ts'
import { systemContext } from '#tests/support/worker/app.ts'
import {
  contentOf,
  createOpenedSection,
  createResource,
  createStudy,
  createUser,
  database,
  opened,
  storedResource,
} from '#tests/support/worker/factories.ts'
import { standInForHosts } from '#tests/support/worker/hosts.ts'
import { isInUse, replaceDeadCards } from '#worker/features/progress/jobs.ts'
import { swapDeadContent } from '#worker/features/progress/swap-dead-content.ts'
import { checkLinks } from '#worker/features/resources/jobs.ts'

afterEach(() => vi.restoreAllMocks())

/** Long waiting, so that it is the first of all to be looked at. */
const due = (link: string, values = {}) =>
  createResource({ link, linkState: 'unknown', nextCheckAt: new Date('2001-01-01').toISOString(), ...values })

const ownHost = () => `h${crypto.randomUUID().slice(0, 8)}.test`

/** Runs the job until these links have had their turn; other tests' links may be due as well. */
async function runUntilLookedAt(ids: string[], ctx = systemContext()): Promise<void> {
  await database().execute(
    sql`update resources set next_check_at = now() + interval '1 day' where next_check_at < '2000-01-01'`,
  )
  const isWaiting = async () => (await Promise.all(ids.map(storedResource))).some((row) => (row?.days_to_next ?? 1) < 0)
  for (let run = 0; run < 50 && (await isWaiting()); run += 1) await checkLinks(ctx, isInUse)
}

/** Looks at one link whose server answers like this. */
async function lookAt(answer: () => Response, values = {}) {
  const host = ownHost()
  const id = await due(`https://${host}/page`, values)
  const asked = standInForHosts({ [host]: answer })
  await runUntilLookedAt([id])
  vi.restoreAllMocks()
  return { id, asked, stored: await storedResource(id) }
}

describe('a look at a link', () => {
  it.each([
    [200, 'live'],
    [206, 'live'],
    [403, 'blocked'],
    [429, 'blocked'],
    [451, 'blocked'],
  ])('an answer of %d makes it %s, and it is not looked at again for two weeks', async (status, state) => {
    const { stored } = await lookAt(() => new Response('', { status }))
    expect(stored).toMatchObject({ link_state: state, failed_checks: 0, days_to_next: 14 })
  })

  it('a permanent redirect makes it moved, to where it leads', async () => {
    const { id, stored } = await lookAt(() => new Response('', { status: 200 }))
    expect(stored).toMatchObject({ link_state: 'live', moved_to: null })
    const host = ownHost()
    await database().execute(
      sql`update resources set next_check_at = '2001-01-01', link = ${`https://${host}/old`} where id = ${id}::uuid`,
    )
    standInForHosts({
      [host]: ({ pathname }) =>
        pathname === '/new' ? new Response('new') : new Response('', { status: 301, headers: { location: '/new' } }),
    })
    await runUntilLookedAt([id])
    expect(await storedResource(id)).toMatchObject({ link_state: 'moved', moved_to: `https://${host}/new` })
  })

  it('404 is dead only the second time in a row, a day later', async () => {
    const { id, stored } = await lookAt(() => new Response('', { status: 404 }), { linkState: 'live' })
    expect(stored).toMatchObject({ link_state: 'live', failed_checks: 1, days_to_next: 1, days_since: 0 })
    await database().execute(sql`update resources set next_check_at = '2001-01-01' where id = ${id}::uuid`)
    const { rows } = await database().execute<{ link: string }>(sql`select link from resources where id = ${id}::uuid`)
    standInForHosts({ [new URL(rows[0]?.link ?? '').host]: () => new Response('', { status: 404 }) })
    await runUntilLookedAt([id])
    expect(await storedResource(id)).toMatchObject({ link_state: 'dead', failed_checks: 2 })
  })

  it('an answer in between begins the count anew', async () => {
    const { stored } = await lookAt(() => new Response('ok'), { failedChecks: 1 })
    expect(stored).toMatchObject({ link_state: 'live', failed_checks: 0 })
  })

  it('a host that does not exist counts as dead, one that leads inside is never asked (SEC-06)', async () => {
    const [gone, inside] = [
      await due(`https://${crypto.randomUUID()}.gone.test/`),
      await due(`https://${crypto.randomUUID()}.inside.test/`),
    ]
    await runUntilLookedAt([gone, inside])
    expect(await storedResource(gone)).toMatchObject({ failed_checks: 1 })
    expect(await storedResource(inside)).toMatchObject({ failed_checks: 0, link_state: 'unknown' })
  })

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://0x7f.1/',
    'https://metadata.internal/',
    'https://name:pass@example.test/',
    'https://a.test:8443/',
  ])('%s is never asked (SEC-06)', async (link) => {
    const id = await due(`${link}?${crypto.randomUUID()}`)
    const spy = vi.spyOn(globalThis, 'fetch')
    await runUntilLookedAt([id])
    const asked = spy.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
    expect(asked.filter((url) => url.startsWith(`https://${new URL(link).hostname}`))).toEqual([])
    expect(await storedResource(id)).toMatchObject({ link_state: 'unknown', failed_checks: 0 })
  })

  it('a redirect inside is not followed (SEC-06)', async () => {
    for (const location of ['http://a.test/', 'https://10.0.0.1/', 'https://x.inside.test/', 'file:///etc/passwd']) {
      const { asked, stored } = await lookAt(() => new Response('', { status: 302, headers: { location } }))
      expect(asked).toHaveLength(1)
      expect(stored).toMatchObject({ link_state: 'unknown', failed_checks: 0 })
    }
  })

  it('a network that is down makes nothing dead', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(() => due(`https://${ownHost()}/`, { linkState: 'live', failedChecks: 1 })),
    )
    await runUntilLookedAt(
      ids,
      systemContext({ DNS_URL: systemContext().env.DNS_URL.replace('/dns-query', '/failing/dns-query') }),
    )
    for (const id of ids) expect(await storedResource(id)).toMatchObject({ link_state: 'live', failed_checks: 1 })
  })

  it('two runs at once never look at the same link', async () => {
    const host = ownHost()
    const ids = await Promise.all(Array.from({ length: 8 }, (_, n) => due(`https://${host}/${n}`)))
    const asked = standInForHosts({ [host]: () => new Response('ok') })
    await Promise.all([1, 2, 3].map(() => runUntilLookedAt(ids)))
    expect(asked).toHaveLength(8)
    expect(new Set(asked).size).toBe(8)
  })

  it('of the links that wait, those that somebody learns from come first', async () => {
    const [host, user] = [ownHost(), await createUser()]
    const unused = await Promise.all(Array.from({ length: 9 }, (_, n) => due(`https://${host}/${n}`)))
    const used = await due(`https://${host}/used`, { nextCheckAt: new Date('2002-01-01').toISOString() })
    await createOpenedSection(user, { cards: [used], bonus: [] })
    standInForHosts({ [host]: () => new Response('ok') })
    await runUntilLookedAt([used])
    const looked = (await Promise.all(unused.map(storedResource))).filter((row) => row?.link_state === 'live')
    expect(looked.length).toBeLessThanOrEqual(4)
    await runUntilLookedAt(unused)
  })

  it('a video is looked at where YouTube says whether it exists', async () => {
    const videoId = crypto.randomUUID().slice(0, 11)
    const id = await due(`https://www.youtube.com/watch?v=${videoId}`, { kind: 'video', failedChecks: 1 })
    const asked = standInForHosts({
      'www.youtube.com': () => new Response('', { status: 404 }),
      // of other hosts, whose links may be due as well, it knows nothing
      [new URL(systemContext().env.DNS_URL).host]: ({ searchParams }) => {
        if (searchParams.get('name') !== 'www.youtube.com') return Response.json({ Status: 2 })
        const isV4 = searchParams.get('type') === 'A'
        return Response.json({ Status: 0, ...(isV4 ? { Answer: [{ type: 1, data: '142.250.1.1' }] } : {}) })
      },
    })
    await runUntilLookedAt([id])
    // the run looks at others that are due, too
    expect(asked.filter((url) => url.includes('/oembed') && url.includes(videoId))).toHaveLength(1)
    expect(await storedResource(id)).toMatchObject({ link_state: 'dead' })
  })
})

/** Other tests' dead cards may come first. */
async function replaceAll(): Promise<void> {
  while ((await swapDeadContent(systemContext())) > 0);
}

describe('a dead resource that is a card', () => {
  const dead = (values = {}) => createResource({ linkState: 'dead', ...values })

  it('gives way to the first live bonus item, which takes its place and its tick', async () => {
    const user = await createUser()
    const [first, third, gone, goneBonus, spare] = [
      await createResource(),
      await createResource(),
      await dead(),
      await dead(),
      await createResource(),
    ]
    const { sectionId, phaseId } = await createOpenedSection(user, {
      cards: [first, gone, third],
      bonus: [goneBonus, spare],
      completed: [gone],
    })
    await replaceAll()
    expect(await contentOf(sectionId)).toEqual({
      cards: [
        { resourceId: first, position: 1, isDone: false },
        { resourceId: spare, position: 2, isDone: true },
        { resourceId: third, position: 3, isDone: false },
      ],
      bonus: [],
    })
    const { rows } = await database().execute(sql`select version from roadmap_phases where id = ${phaseId}::uuid`)
    expect(rows).toEqual([{ version: 2 }])
  })

  it('without a bonus item, to what ranks best now; without that, it stays', async () => {
    const [user, topic] = [await createUser(), ownTopic()]
    const [one, two] = [await dead({ topics: [topic] }), await dead({ topics: [topic] })]
    const fresh = await createResource({ topics: [topic] })
    const { sectionId } = await createOpenedSection(user, {
      topics: [topic],
      cards: [one, two],
      bonus: [],
      completed: [one],
    })
    await replaceAll()
    expect((await contentOf(sectionId)).cards).toEqual([
      { resourceId: fresh, position: 1, isDone: true },
      { resourceId: two, position: 2, isDone: false },
    ])
  })

  it('is replaced by what the roadmap does not show, while there is such', async () => {
    const study = await createStudy({ phases: 2, sections: 1, resources: 3, isQuiet: true })
    for (const phase of [0, 1]) await opened(study, phase)
    const shown = new Set((await contentOf(sectionOf(study))).cards.map(({ resourceId }) => resourceId))
    const later = sectionOf(study, 0, 1)
    const turned = (await contentOf(later)).cards.map(({ resourceId }) => resourceId)
    expect(turned.every((id) => shown.has(id))).toBe(true)
    const fresh = await createResource({ topics: [study.topic], popularity: 0, isMaintained: false })
    const goneOnly = await dead({ topics: [study.topic] })
    await database().execute(sql`
      update section_content set resource_id = ${goneOnly}::uuid where section_id = ${later}::uuid and position = 1`)
    await replaceAll()
    expect((await contentOf(later)).cards[0]?.resourceId).toBe(fresh)
  })

  it('two of one roadmap are never replaced by the same', async () => {
    const study = await createStudy({ sections: 2, resources: 2, isQuiet: true })
    await opened(study)
    const ids = [sectionOf(study), sectionOf(study, 1)]
    await database().execute(sql`
      update resources set link_state = 'dead' where ${study.topic} = any(topics)`)
    const fresh = [await createResource({ topics: [study.topic] }), await createResource({ topics: [study.topic] })]
    await replaceAll()
    const cards = (await Promise.all(ids.map(contentOf))).flatMap((content) => content.cards)
    expect(cards.map(({ resourceId }) => resourceId).sort()).toEqual(fresh.sort())
  })

  it('is replaced by a later run too, whoever found the link dead', async () => {
    const [user, gone] = [await createUser(), await dead()]
    const { sectionId } = await createOpenedSection(user, { cards: [gone], bonus: [] })
    await replaceAll()
    expect((await contentOf(sectionId)).cards).toHaveLength(1)
    const { rows } = await database().execute<{ is_later: boolean }>(sql`
      select swap_after > now() as is_later from section_content where section_id = ${sectionId}::uuid`)
    expect(rows).toEqual([{ is_later: true }])
    const fresh = await createResource()
    await database().execute(sql`
      update section_content set swap_after = now() - interval '1 day' where section_id = ${sectionId}::uuid`)
    await database().execute(sql`
      insert into section_content (section_id, resource_id, is_bonus, position)
      values (${sectionId}::uuid, ${fresh}::uuid, true, 1)`)
    await replaceAll()
    expect((await contentOf(sectionId)).cards.map(({ resourceId }) => resourceId)).toEqual([fresh])
  })

  it('the job does it as soon as a link turns out to be dead', async () => {
    const [user, host, spare] = [await createUser(), ownHost(), await createResource()]
    const gone = await due(`https://${host}/x`, { failedChecks: 1 })
    const { sectionId } = await createOpenedSection(user, { cards: [gone], bonus: [spare] })
    standInForHosts({ [host]: () => new Response('', { status: 410 }) })
    await runUntilLookedAt([gone])
    for (let run = 0; run < 20; run += 1) await replaceDeadCards(systemContext())
    expect((await contentOf(sectionId)).cards.map(({ resourceId }) => resourceId)).toEqual([spare])
  })
})
