import * as z from 'zod'
import { amount, type JobAdapter, text } from './adapter.ts'

/** It lists some hundreds that hire. */
const Body = z
  .array(
    z.object({
      name: z.string(),
      website: text,
      url: text,
      one_liner: text,
      team_size: amount,
      batch: text,
      isHiring: z.boolean().nullish(),
    }),
  )
  .max(10_000)

/** The mirror of Y Combinator's directory: companies that hire, no jobs; those come from the companies' own boards. */
export const ycDirectory: JobAdapter = {
  accept: 'application/json',
  read: async ({ address }, get) => ({
    jobs: [],
    startups: Body.parse(JSON.parse(await get(address)))
      .filter(({ isHiring }) => isHiring !== false)
      .map(({ name, website, url, one_liner, team_size, batch }) => ({
        ...{ name, website: website || url || '', oneLiner: one_liner ?? '' },
        ...{ teamSize: team_size || null, batch: batch ?? '' },
      })),
  }),
}
