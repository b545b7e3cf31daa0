import { eq, getTableColumns, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#worker/db/client.ts'
import {
  accountRemovals,
  apiQuotas,
  applications,
  auditLog,
  billingCustomers,
  callCounts,
  certificates,
  challengeEntries,
  challengeJudges,
  challengeParticipations,
  challengeQuestions,
  challengeScores,
  connectionBlocks,
  connectionPasses,
  connections,
  creditBalances,
  creditDebts,
  creditLedger,
  feedItems,
  feedMarks,
  feedPreferences,
  internshipApplications,
  inviteRedemptions,
  invites,
  jobHiddenCompanies,
  jobSearches,
  journalEntries,
  journalPasses,
  notificationMutes,
  notifications,
  oauthAccounts,
  payments,
  personReports,
  phaseProgress,
  phaseSections,
  privateAddresses,
  profileEditTokens,
  profileEntries,
  profileImages,
  profiles,
  reputationEvents,
  reputationScores,
  resourceFinds,
  resources,
  resourceVotes,
  roadmapPhases,
  roadmaps,
  sectionContent,
  sectionNotes,
  sectionProgress,
  sectionQuestions,
  sectionTries,
  sessions,
  subscriptions,
  userEvents,
  users,
} from '#worker/db/schema/index.ts'
import { type Part, part } from './part.ts'
import { openSourceParts, workParts } from './work-parts.ts'

/**
 * Statements: every table that names a person, with their rows of it. A test walks the schema: a table that is neither here
 * nor among its exemptions fails it. Left out are what proves who somebody is, and answers to what they have not answered yet.
 */
export const readParts = (db: Database, userId: string) =>
  [
    ...accountParts(userId),
    ...workParts(db, userId),
    ...openSourceParts(userId),
    ...learningParts(db, userId),
    ...moneyParts(userId),
    ...traceParts(userId),
  ].map(({ title, table, whose, without, also }) => ({
    name: getTableName(table),
    title,
    read: db
      .select({ ...shownColumns(table, without), ...also })
      .from(table)
      .where(whose),
  }))

const accountParts = (userId: string): Part[] => [
  part('You', users, eq(users.id, userId)),
  part('How you sign in', oauthAccounts, eq(oauthAccounts.userId, userId), { without: ['accessTokenEncrypted'] }),
  part('Where you are signed in', sessions, eq(sessions.userId, userId), { without: ['tokenHash'] }),
  part('Your private addresses', privateAddresses, eq(privateAddresses.userId, userId), { without: ['tokenHash'] }),
  part('Your profile', profiles, eq(profiles.userId, userId)),
  part('What you worked at and learned', profileEntries, eq(profileEntries.userId, userId)),
  part('Your pictures', profileImages, eq(profileImages.userId, userId)),
  part('Where you edit your profile', profileEditTokens, eq(profileEditTokens.userId, userId), {
    without: ['tokenHash'],
  }),
  part('What you do not want to be told', notificationMutes, eq(notificationMutes.userId, userId)),
  part('Your bounties', challengeParticipations, eq(challengeParticipations.userId, userId)),
  part('What you handed in to bounties', challengeEntries, eq(challengeEntries.ownerId, userId), {
    without: ['teamCode', 'reasonBy'],
  }),
  part('What you asked about bounties', challengeQuestions, eq(challengeQuestions.userId, userId)),
  part('Bounties that you judge', challengeJudges, eq(challengeJudges.userId, userId)),
  part('Points that you gave as a judge', challengeScores, eq(challengeScores.judgeId, userId)),
  part('Your connections', connections, or(eq(connections.requesterId, userId), eq(connections.addresseeId, userId)), {
    without: ['pair'],
  }),
  part('What you reported', personReports, eq(personReports.reporterId, userId)),
  part('What you want no recommendations by', connectionPasses, eq(connectionPasses.userId, userId)),
  part('Whom you blocked', connectionBlocks, eq(connectionBlocks.userId, userId)),
  part('What you did not want to write of', journalPasses, eq(journalPasses.userId, userId)),
  part('Your journal', journalEntries, eq(journalEntries.userId, userId)),
  part('What you kept and read of the feed', feedMarks, eq(feedMarks.userId, userId), { also: aboutItem }),
  part('What your feed has more or less of', feedPreferences, eq(feedPreferences.userId, userId)),
  part('Jobs that you saved and applied for', applications, eq(applications.userId, userId)),
  part('Your searches for jobs', jobSearches, eq(jobSearches.userId, userId)),
  part('Companies that you hide', jobHiddenCompanies, eq(jobHiddenCompanies.userId, userId), {
    without: ['companyKey'],
  }),
  part('What you were told', notifications, eq(notifications.userId, userId), { without: ['key'] }),
]

function learningParts(db: Database, userId: string): Part[] {
  const { ownRoadmaps, ownPhases, ownSections } = ownOf(db, userId)
  return [
    part('Your roadmaps', roadmaps, eq(roadmaps.userId, userId), { without: ['plan', 'leaseOwner', 'leaseUntil'] }),
    part('Their phases', roadmapPhases, inArray(roadmapPhases.roadmapId, ownRoadmaps)),
    part('Their sections', phaseSections, inArray(phaseSections.phaseId, ownPhases)),
    part('How you learn in a phase', phaseProgress, inArray(phaseProgress.phaseId, ownPhases)),
    part('What you ticked off', sectionProgress, inArray(sectionProgress.sectionId, ownSections)),
    part('Your notes', sectionNotes, inArray(sectionNotes.sectionId, ownSections)),
    part('Your cards', sectionContent, inArray(sectionContent.sectionId, ownSections), {
      also: aboutResource(sectionContent.resourceId),
    }),
    part('Questions you were asked', sectionQuestions, inArray(sectionQuestions.sectionId, ownSections), {
      without: ['item', 'keyPoints'],
    }),
    part('Your answers', sectionTries, eq(sectionTries.userId, userId)),
    part('What you found helpful', resourceVotes, eq(resourceVotes.userId, userId), {
      also: aboutResource(resourceVotes.resourceId),
    }),
    part('What was found for you', resourceFinds, eq(resourceFinds.userId, userId), {
      also: aboutResource(resourceFinds.resourceId),
    }),
    part('Your certificates', certificates, eq(certificates.userId, userId)),
    part('Your StreetCred', reputationEvents, eq(reputationEvents.userId, userId)),
    part('What your StreetCred comes to', reputationScores, eq(reputationScores.userId, userId)),
  ]
}

const moneyParts = (userId: string): Part[] => [
  part('Your credits', creditBalances, eq(creditBalances.userId, userId)),
  part('Credits in and out', creditLedger, eq(creditLedger.userId, userId)),
  part('Credits you owe', creditDebts, eq(creditDebts.userId, userId)),
  part('You at Stripe', billingCustomers, eq(billingCustomers.userId, userId)),
  part('Your payments', payments, eq(payments.userId, userId)),
  part('Your plans', subscriptions, eq(subscriptions.userId, userId)),
]

/** What they left in passing. */
const traceParts = (userId: string): Part[] => [
  part('A removal of your account', accountRemovals, eq(accountRemovals.userId, userId)),
  part('What administrators did about you', auditLog, eq(auditLog.personId, userId)),
  part('Your link for friends', invites, eq(invites.inviterId, userId)),
  part('The invitation you came by', inviteRedemptions, eq(inviteRedemptions.userId, userId)),
  part('Your internship application', internshipApplications, eq(internshipApplications.userId, userId)),
  part('Your assistant calls', apiQuotas, eq(apiQuotas.userId, userId)),
  part('Calls that are limited', callCounts, eq(callCounts.userId, userId)),
  part('What you did, and your feedback', userEvents, eq(userEvents.userId, userId)),
]

/** What hangs on a person by their roadmaps alone. */
function ownOf(db: Database, userId: string) {
  const ownRoadmaps = db.select({ id: roadmaps.id }).from(roadmaps).where(eq(roadmaps.userId, userId))
  const ownPhases = db
    .select({ id: roadmapPhases.id })
    .from(roadmapPhases)
    .where(inArray(roadmapPhases.roadmapId, ownRoadmaps))
  const ownSections = db
    .select({ id: phaseSections.id })
    .from(phaseSections)
    .where(inArray(phaseSections.phaseId, ownPhases))
  return { ownRoadmaps, ownPhases, ownSections }
}

function shownColumns(table: PgTable, without: readonly string[]): Record<string, PgColumn> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !without.includes(name)))
}

const aboutItem: Record<string, SQL> = {
  title: sql`(select ${feedItems.title} from ${feedItems} where ${feedItems.id} = ${feedMarks.itemId})`,
  link: sql`(select ${feedItems.url} from ${feedItems} where ${feedItems.id} = ${feedMarks.itemId})`,
}

const aboutResource = (id: PgColumn): Record<string, SQL> => ({
  title: sql`(select ${resources.title} from ${resources} where ${resources.id} = ${id})`,
  link: sql`(select ${resources.link} from ${resources} where ${resources.id} = ${id})`,
})
