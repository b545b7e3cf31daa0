import { and, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { UNSEEN_DAYS } from '#shared/jobs/rules.ts'
import type { Slot } from '#worker/db/prepared.ts'
import { jobHiddenCompanies, jobListings } from '#worker/db/schema/index.ts'
import { isOfEnabled } from '#worker/features/sources/scope.ts'

/** Still there as far as anybody has seen: neither closed, expired nor long unseen, once however many sources tell of it. */
export const isOpen = and(
  isNull(jobListings.closedAt),
  isNull(jobListings.duplicateOf),
  sql`(${jobListings.expiresAt} is null or ${jobListings.expiresAt} > now())`,
  gt(jobListings.lastConfirmedAt, sql`now() - make_interval(days => ${UNSEEN_DAYS}::int)`),
  isOfEnabled(jobListings.source),
  // a page that a search found is shown with that search alone
  ne(jobListings.confirmedBy, 'search'),
)

/** Of a company of which somebody wants to see nothing; asked once a list. */
export const isHidden = (userId: Slot<string | null>): SQL => sql`${jobListings.companyKey} = any(array(
  select ${jobHiddenCompanies.companyKey} from ${jobHiddenCompanies} where ${jobHiddenCompanies.userId} = ${userId}::uuid))`
