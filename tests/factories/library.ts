import { eq, sql } from 'drizzle-orm'
import type { Item, ItemContent } from '#shared/progress/items.ts'
import { libraryQuizItems, librarySections, libraryTopics, phaseSections } from '#worker/db/schema/index.ts'
import type { Store } from './store.ts'

export interface Taught {
  id: string
  topic: string
  title: string
  objectives: string[]
}

/** Words that nothing else in the library has, so that nobody else's search finds the section. */
const newWord = () => `q${crypto.randomUUID().replace(/[^a-z]/g, '')}x`

const OBJECTIVES = 3

/** Items that ask for one more than 1, 2, 3 … */
export const sums = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'number',
    ask: `What is ${at + 1} + 1?`,
    answer: at + 2,
    because: `After ${at + 1} comes ${at + 2}.`,
  }))

/** A section of the library of its own with these items, dealt out to three objectives. */
export async function createTaught({ db }: Store, items: Item[]): Promise<Taught> {
  const word = newWord()
  const topic = `topic-${crypto.randomUUID()}`
  const id = `${topic}/section`
  const title = `Using ${word}`
  const objectives = Array.from({ length: OBJECTIVES }, (_, at) => `Explain part ${at + 1} of ${word}`)
  await db.insert(libraryTopics).values({ id: topic, title: word, domain: 'web', words: [word] })
  await db.insert(librarySections).values({
    ...{ id, topicId: topic, position: 1, title, objectives, level: 1, minutes: 60, category: 'Concept' },
    ...{ description: `What ${word} is.`, aim: `Use ${word}`, teaches: [word], words: [word], needs: [], knows: [] },
    search: sql`to_tsvector('english', ${`${title} ${objectives.join(' ')}`})`,
  })
  const rows = items.map(({ kind, ...content }, at) => ({
    ...{ id: `${id}/${at + 1}`, sectionId: id, position: at + 1, kind, objective: (at % OBJECTIVES) + 1 },
    content: content as ItemContent,
  }))
  await db.insert(libraryQuizItems).values(rows)
  return { id, topic, title, objectives }
}

/** A section of a roadmap teaches what a section of the library does. */
export async function linkSection({ db }: Store, sectionId: string, { id, title, objectives }: Taught): Promise<void> {
  await db.update(phaseSections).set({ librarySectionId: id, title, objectives }).where(eq(phaseSections.id, sectionId))
}
