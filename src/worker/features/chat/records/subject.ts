import { findAbout } from '#worker/features/library/find-about.ts'
import { findOwnAbout } from '#worker/features/roadmaps/sections/find-own-about.ts'
import { type Finding, sectionRecord, type Tool } from './record.ts'

/** What the person's own sections and the library say of a subject; asked where nothing else was. */
export const subject: Tool = {
  finds: 'What the person’s own sections and the library say of a subject of programming; the words name it',
  hears: null,
  read: async (ctx, asked): Promise<Finding | null> => {
    if (!/\p{L}{2}/u.test(asked.subject) && !/^(c|r)\b/.test(asked.subject)) return null
    const [own, taught] = await Promise.all([
      findOwnAbout(ctx.db, ctx.actor.userId, asked.subject),
      findAbout(ctx.db, asked.subject),
    ])
    const ownRecords = own.map(({ title, roadmap, roadmapId, phaseId, number, aim }) => ({
      ...{
        kind: 'yours' as const,
        label: title,
        path: `/learn/${ctx.actor.userId}/${roadmapId}/${phaseId}?section=${number}`,
      },
      text: `${title}, in your roadmap ${roadmap}${aim === '' ? '' : `: ${aim}`}`,
    }))
    const known = new Set(own.map(({ title }) => title))
    const records = taught.filter(({ title }) => !known.has(title)).map(sectionRecord)
    if (ownRecords.length + records.length === 0) return null
    const lead =
      ownRecords.length > 0
        ? 'This is what your sections and the library have on it:'
        : 'This is what the library has on it:'
    return { lead, records: [...ownRecords, ...records] }
  },
}
