import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CARDS_PER_SECTION } from '#shared/resources/rules.ts'
import { ownTopic } from '#tests/factories/resources.ts'
import {
  createLibrarySection,
  createResource,
  createResources,
  createUser,
  database,
} from '#tests/support/worker/factories.ts'
import { librarySections, resources, resourceVotes } from '#worker/db/schema/index.ts'
import { bestResources } from '#worker/features/resources/rank-resources.ts'

interface Asked {
  title?: string
  objectives?: string[]
  topics: string[]
  libraryId?: string
  /** What its roadmap is in. */
  language?: string
  contentType?: 'video' | 'blog' | 'both'
  timeFrame?: 3 | 9 | 15
  limit?: number
  except?: string[]
}

type Ranked = {
  id: string
  kind: string
  topics: string[]
}

const text = (value: unknown) => JSON.stringify(value)

/** For each section its best resources in order, as one statement over all of them. */
async function rankAll(sections: Asked[], { limit = 5 } = {}): Promise<Ranked[][]> {
  const { rows } = await database().execute<Ranked & { nth: number }>(sql`
    select s.nth::int, r.id, r.kind, r.topics
    from jsonb_array_elements(${text(sections)}::jsonb) with ordinality as s(item, nth)
    cross join lateral (select
      array(select jsonb_array_elements_text(s.item -> 'objectives')) as objectives,
      array(select jsonb_array_elements_text(s.item -> 'topics')) as topics,
      array(select jsonb_array_elements_text(s.item -> 'except')::uuid) as given) as a
    cross join lateral (${bestResources(
      {
        id: sql`null::uuid`,
        title: sql`coalesce(s.item ->> 'title', '')`,
        objectives: sql`a.objectives`,
        topics: sql`a.topics`,
        libraryId: sql`s.item ->> 'libraryId'`,
        around: sql`array[s.item ->> 'language']`,
      },
      {
        contentType: sql`coalesce(s.item ->> 'contentType', 'both')`,
        timeFrame: sql`coalesce((s.item ->> 'timeFrame')::smallint, 15)`,
      },
      { limit, except: sql`a.given` },
    )}) as best
    join resources r on r.id = best."resourceId" order by s.nth, best.place`)
  return sections.map((_, index) => rows.filter(({ nth }) => nth === index + 1))
}

const rank = async (asked: Asked): Promise<string[]> => {
  const complete = { title: 'A section', objectives: [], except: [], ...asked }
  return ((await rankAll([complete], { limit: asked.limit ?? 5 }))[0] ?? []).map(({ id }) => id)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const year = new Date().getUTCFullYear()

/** Sections of the topics that the catalogue has a file for. */
async function sectionsOfCatalogue() {
  const sections = await database()
    .select({ title: librarySections.title, objectives: librarySections.objectives, topic: librarySections.topicId })
    .from(librarySections)
    .where(
      sql`${librarySections.topicId} in (select ${resources.topics}[1] from ${resources} where ${resources.source} = 'catalogue')`,
    )
  return sections.map(({ topic, ...section }) => ({ ...section, topics: [topic], except: [] }))
}

describe('what ranks', () => {
  it('every section of a topic of the catalogue gets at least three resources, and all of them carry its topic', async () => {
    const units = await sectionsOfCatalogue()
    const ranked = await rankAll(units)
    const poor = units.filter((_, index) => (ranked[index]?.length ?? 0) < 3).map(({ title }) => title)
    const strange = units.filter(({ topics: [id = ''] }, index) =>
      ranked[index]?.some(({ topics }) => !topics.includes(id)),
    )
    expect({ poor, strange }).toEqual({ poor: [], strange: [] })
  })

  it('nearly every section has a video and something written among its first five', async () => {
    const units = await sectionsOfCatalogue()
    const ranked = await rankAll(units, { limit: CARDS_PER_SECTION })
    const isMixed = (found: Ranked[]) =>
      found.some(({ kind }) => kind === 'video') && found.some(({ kind }) => kind !== 'video')
    expect(ranked.filter(isMixed).length / units.length).toBeGreaterThan(0.9)
  })

  it('the topic comes first, then the words of title and objectives, then popularity', async () => {
    const [topic, other] = [ownTopic(), ownTopic()]
    const make = (values: object) => createResource({ topics: [topic], ...values })
    const popular = await make({ title: 'Knitting in general', popularity: 20 })
    const fitting = await make({ title: 'Casting off stretchy edges' })
    const plain = await make({ title: 'Knitting for all' })
    const aside = await createResource({ topics: [other, topic], title: 'Another craft altogether' })
    const elsewhere = await createResource({ topics: [other], title: 'Casting off stretchy edges' })
    const found = await rank({ title: 'Stretchy edges', objectives: ['Cast off without a tight rim'], topics: [topic] })
    expect(found).toEqual([fitting, popular, plain, aside, elsewhere])
  })

  it('of another topic only what matches really well, and only where there is too little', async () => {
    const [word, second] = [`zq${crypto.randomUUID().slice(0, 8)}`, `zr${crypto.randomUUID().slice(0, 8)}`]
    const both = await createResource({ title: `${word} and ${second}`, topics: [ownTopic()] })
    const half = await createResource({ title: `${word} and others`, topics: [ownTopic()] })
    expect(await rank({ title: `${word} ${second}`, topics: [] })).toEqual([both])
    expect(await rank({ title: word, topics: [] })).toEqual(expect.arrayContaining([both, half]))
    const topic = ownTopic()
    const own = await Promise.all([1, 2].map(() => createResource({ topics: [topic] })))
    expect((await rank({ title: `${word} ${second}`, topics: [topic], limit: 2 })).sort()).toEqual(own.sort())
  })

  it('never what is dead, retired, in another language, or given already', async () => {
    const topic = ownTopic()
    const make = (values: object = {}) => createResource({ topics: [topic], ...values })
    const [live, given] = [await make(), await make()]
    await make({ linkState: 'dead' })
    await make({ isRetired: true })
    await make({ language: 'de' })
    expect(await rank({ topics: [topic], except: [given] })).toEqual([live])
  })

  it('never in a programming language that the roadmap does not use, unless it names the section, and then last', async () => {
    const { topic, libraryId } = await createLibrarySection({ teaches: ['knots'] })
    const make = (topics: string[], values = {}) =>
      createResource({ topics: [topic, ...topics], title: 'Knots', ...values })
    const [plain, own, other] = [await make([]), await make(['python']), await make(['ruby'])]
    const [both, named] = [await make(['python', 'ruby']), await make(['ruby'], { sections: [libraryId] })]
    const asked = { topics: [topic], libraryId, limit: 20 }
    const found = await rank({ ...asked, language: 'python' })
    expect(found.slice(0, -1).toSorted()).toEqual([plain, own, both].toSorted())
    expect(found.at(-1)).toBe(named)
    expect(await rank(asked)).toContain(other)
  })

  it('a resource that dies or comes back is gone or there at once', async () => {
    const topic = ownTopic()
    const id = await createResource({ topics: [topic] })
    const turn = (state: string) =>
      database().execute(sql`update resources set link_state = ${state} where id = ${id}::uuid`)
    await turn('dead')
    expect(await rank({ topics: [topic] })).toEqual([])
    await turn('blocked')
    expect(await rank({ topics: [topic] })).toEqual([id])
  })

  it('the first five are not five of a kind: one video and one text at least, where there are any', async () => {
    const topic = ownTopic()
    const make = (values: object) => createResource({ topics: [topic], ...values })
    for (let n = 0; n < 6; n += 1) await make({ kind: 'docs', title: 'Purl stitch', popularity: 30 })
    const video = await make({ kind: 'video' })
    const found = await rank({ title: 'Purl stitch', topics: [topic], limit: 8 })
    expect(found.indexOf(video)).toBeLessThan(5)
    expect(await rank({ title: 'Purl stitch', topics: [topic], limit: 8 })).toEqual(found)
  })
})

describe('what learners say', () => {
  const vote = async (resourceId: string, isHelpful: boolean, voters: number) => {
    for (let n = 0; n < voters; n += 1) {
      const { userId } = await createUser()
      await database().insert(resourceVotes).values({ resourceId, userId, isHelpful })
    }
  }

  it('moves a resource among its like once three have said it; two move nothing', async () => {
    const topic = ownTopic()
    const make = (popularity: number) => createResource({ topics: [topic], popularity })
    const [first, second] = [await make(8), await make(7)]
    await vote(second, true, 2)
    await vote(first, false, 2)
    expect(await rank({ topics: [topic] })).toEqual([first, second])
    await vote(first, false, 1)
    expect(await rank({ topics: [topic] })).toEqual([second, first])
  })

  it('however many say it, it does not outweigh what the resource is about', async () => {
    const topic = ownTopic()
    const fitting = await createResource({ topics: [topic], title: 'Casting off stretchy edges' })
    const other = await createResource({ topics: [topic], title: 'Knitting for all' })
    const voted = (id: string, helpful: number, unhelpful: number) =>
      database().update(resources).set({ helpfulVotes: helpful, unhelpfulVotes: unhelpful }).where(eq(resources.id, id))
    await voted(fitting, 0, 1000)
    await voted(other, 1000, 0)
    const title = 'Stretchy edges'
    const objectives = ['Cast off stretchy edges']
    expect(await rank({ title, objectives, topics: [topic], limit: 2 })).toEqual([fitting, other])
  })
})

describe('a section that the library has', () => {
  it('gets what names it first, then what speaks of its skills; what names another section of its topic comes last', async () => {
    const { topic, libraryId, otherId } = await createLibrarySection({ teaches: ['stretchy edges', 'casting off'] })
    const make = (values: object) => createResource({ topics: [topic], ...values })
    const elsewhere = await make({ title: 'Stretchy edges, casting off', sections: [otherId], popularity: 30 })
    const skilled = await make({ title: 'Casting off' })
    const moreSkilled = await make({ title: 'Stretchy edges when casting off' })
    const inSummary = await make({ title: 'Rims', summary: 'Casting off makes stretchy edges.' })
    const named = await make({ title: 'A book', sections: [otherId, libraryId] })
    expect(await rank({ title: 'Rims without tears', topics: [topic], libraryId })).toEqual([
      ...[named, moreSkilled, inSummary, skilled, elsewhere],
    ])
  })

  it('gets no neighbours: what has its topic alone, or its words and another topic, does not fit', async () => {
    const { topic, libraryId } = await createLibrarySection({ teaches: ['stretchy edges'] })
    await createResource({ topics: [topic], title: 'Knitting in general' })
    await createResource({ topics: [ownTopic()], title: 'Stretchy edges' })
    expect(await rank({ title: 'Stretchy edges', topics: [topic], libraryId })).toEqual([])
    const named = await createResource({ topics: [ownTopic()], title: 'Something else', sections: [libraryId] })
    expect(await rank({ title: 'Stretchy edges', topics: [topic], libraryId })).toEqual([named])
  })

  it('what names it is found among any number of others', async () => {
    const { topic, libraryId } = await createLibrarySection({ teaches: ['stretchy edges'] })
    await createResources(topic, 60, { popularity: 30 })
    const named = await createResource({ topics: [topic], title: 'A leaflet', sections: [libraryId], popularity: 0 })
    expect(await rank({ title: 'Edges', topics: [topic], libraryId })).toEqual([named])
  })
})

describe('2§3 content filters', () => {
  it('video gives videos, blog everything else, both gives both', async () => {
    const topic = ownTopic()
    const [video, docs, course] = [
      await createResource({ topics: [topic], kind: 'video' }),
      await createResource({ topics: [topic], kind: 'docs' }),
      await createResource({ topics: [topic], kind: 'course' }),
    ]
    const found = async (contentType: Asked['contentType']) =>
      new Set(await rank({ topics: [topic], ...(contentType ? { contentType } : {}) }))
    expect(await found('video')).toEqual(new Set([video]))
    expect(await found('blog')).toEqual(new Set([docs, course]))
    expect(await found('both')).toEqual(new Set([video, docs, course]))
  })

  it('G-LRN-12: 3 and 9 are months of age, 15 sets no limit; what is kept current is never too old', async () => {
    const topic = ownTopic()
    const make = (values: object) => createResource({ topics: [topic], isMaintained: false, ...values })
    const maintained = await make({ isMaintained: true })
    const twoMonths = await make({ publishedOn: daysAgo(60) })
    const sixMonths = await make({ publishedOn: daysAgo(180), publishedYear: year })
    const old = await make({ publishedYear: year - 3 })
    const unknown = await make({})
    const found = async (timeFrame: Asked['timeFrame']) =>
      rank({ topics: [topic], limit: 9, ...(timeFrame ? { timeFrame } : {}) })
    // what came out within the time comes before what is merely kept current
    expect(await found(3)).toEqual([twoMonths, maintained])
    expect(new Set(await found(9))).toEqual(new Set([twoMonths, sixMonths, maintained]))
    expect(new Set(await found(15))).toEqual(new Set([maintained, twoMonths, sixMonths, old, unknown]))
  })

  it('where only the year is known, its middle counts', async () => {
    const topic = ownTopic()
    const id = await createResource({ topics: [topic], isMaintained: false, publishedYear: year })
    const { rows } = await database().execute<{ day: string }>(sql`
      select fresh_on::text as day from resource_terms where resource_id = ${id}::uuid and term = ${`#${topic}`}`)
    expect(rows).toEqual([{ day: `${year}-07-01` }])
  })
})

describe('words from outside', () => {
  it.each(["it's a \\ 'quoted' title & | ! <-> (", '', '😀', 'C:\\Users\\x'])(
    '%j is a title like any other',
    async (title) => {
      const topic = ownTopic()
      const id = await createResource({ topics: [topic] })
      expect(await rank({ title, objectives: [title, "'; drop table resources; --"], topics: [topic] })).toEqual([id])
    },
  )
})
