import { companyKey, titleKey } from '#shared/jobs/rules.ts'
import { jobListings, jobStartups, sources } from '#worker/db/schema/index.ts'
import type { Store } from './store.ts'

type Listing = Partial<typeof jobListings.$inferInsert>

/** Listings of one source of their own unless it is named, the first posted now and each other a minute before. */
export async function createListings({ db }: Store, listings: readonly Listing[]): Promise<string[]> {
  const source = listings[0]?.source ?? `jobs-${crypto.randomUUID()}`
  await db.insert(sources).values({ code: source }).onConflictDoNothing()
  const rows = listings.map((listing, at) => {
    const externalId = crypto.randomUUID()
    const { title = `Engineer ${at + 1}`, company = `Company ${externalId}` } = listing
    return {
      isStartup: /^Startup /.test(company),
      ...{ source, externalId, title, company, companyKey: companyKey(company), titleKey: titleKey(title) },
      ...{ url: `https://example.com/jobs/${externalId}`, isRemote: true, confirmedBy: 'source' as const },
      postedAt: new Date(Date.now() - at * 60_000).toISOString(),
      ...listing,
    }
  })
  return (await db.insert(jobListings).values(rows).returning({ id: jobListings.id })).map(({ id }) => id)
}

/** A company that a startup accelerator lists as hiring. */
export async function createStartup({ db }: Store, name: string): Promise<void> {
  const source = 'yc-directory'
  await db.insert(sources).values({ code: source }).onConflictDoNothing()
  const facts = { website: 'https://example.com/startup', oneLiner: 'Builds things.', teamSize: 7, batch: 'W26' }
  await db.insert(jobStartups).values({ companyKey: companyKey(name), name, source, ...facts })
}
