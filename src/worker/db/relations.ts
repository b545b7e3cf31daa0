import { relations } from 'drizzle-orm'
import { certificates } from './schema/certificates.ts'
import {
  libraryHints,
  libraryPathPhases,
  libraryPathSections,
  libraryPathStems,
  libraryPaths,
  libraryPhrases,
  libraryQuizItems,
  librarySections,
  libraryTopics,
} from './schema/library.ts'
import { billingCustomers, payments, subscriptions } from './schema/money/billing.ts'
import { creditBalances } from './schema/money/credits.ts'
import {
  phaseProgress,
  sectionContent,
  sectionNotes,
  sectionProgress,
  sectionQuestions,
  sectionTries,
} from './schema/progress.ts'
import { resources, resourceVotes } from './schema/resources.ts'
import { phaseSections, roadmapPhases, roadmaps } from './schema/roadmaps.ts'
import { oauthAccounts, users } from './schema/users.ts'

/** How tables hang together, for `db.query`. In one file, since relations go both ways and files must not. */

export const usersRelations = relations(users, ({ many, one }) => ({
  accounts: many(oauthAccounts),
  balance: one(creditBalances),
  customer: one(billingCustomers),
  payments: many(payments),
  subscriptions: many(subscriptions),
  roadmaps: many(roadmaps),
  tries: many(sectionTries),
}))

export const billingCustomersRelations = relations(billingCustomers, ({ one }) => ({
  user: one(users, { fields: [billingCustomers.userId], references: [users.id] }),
}))

export const paymentsRelations = relations(payments, ({ one }) => ({
  user: one(users, { fields: [payments.userId], references: [users.id] }),
}))

export const subscriptionsRelations = relations(subscriptions, ({ one }) => ({
  user: one(users, { fields: [subscriptions.userId], references: [users.id] }),
}))

export const oauthAccountsRelations = relations(oauthAccounts, ({ one }) => ({
  user: one(users, { fields: [oauthAccounts.userId], references: [users.id] }),
}))

export const creditBalancesRelations = relations(creditBalances, ({ one }) => ({
  user: one(users, { fields: [creditBalances.userId], references: [users.id] }),
}))

export const roadmapsRelations = relations(roadmaps, ({ many, one }) => ({
  owner: one(users, { fields: [roadmaps.userId], references: [users.id] }),
  phases: many(roadmapPhases),
  certificates: many(certificates),
  /** Of a deep dive: the roadmap and the section that it belongs to. */
  parent: one(roadmaps, { fields: [roadmaps.parentRoadmapId], references: [roadmaps.id], relationName: 'deepDives' }),
  deepDives: many(roadmaps, { relationName: 'deepDives' }),
  parentSection: one(phaseSections, { fields: [roadmaps.parentSectionId], references: [phaseSections.id] }),
}))

export const roadmapPhasesRelations = relations(roadmapPhases, ({ many, one }) => ({
  roadmap: one(roadmaps, { fields: [roadmapPhases.roadmapId], references: [roadmaps.id] }),
  sections: many(phaseSections),
  progress: one(phaseProgress),
}))

export const phaseSectionsRelations = relations(phaseSections, ({ many, one }) => ({
  phase: one(roadmapPhases, { fields: [phaseSections.phaseId], references: [roadmapPhases.id] }),
  librarySection: one(librarySections, {
    fields: [phaseSections.librarySectionId],
    references: [librarySections.id],
  }),
  deepDives: many(roadmaps),
  progress: one(sectionProgress),
  note: one(sectionNotes),
  content: many(sectionContent),
  questions: many(sectionQuestions),
}))

export const certificatesRelations = relations(certificates, ({ one }) => ({
  roadmap: one(roadmaps, { fields: [certificates.roadmapId], references: [roadmaps.id] }),
  user: one(users, { fields: [certificates.userId], references: [users.id] }),
}))

export const phaseProgressRelations = relations(phaseProgress, ({ one }) => ({
  phase: one(roadmapPhases, { fields: [phaseProgress.phaseId], references: [roadmapPhases.id] }),
  lastSection: one(phaseSections, { fields: [phaseProgress.lastSectionId], references: [phaseSections.id] }),
}))

export const sectionNotesRelations = relations(sectionNotes, ({ one }) => ({
  section: one(phaseSections, { fields: [sectionNotes.sectionId], references: [phaseSections.id] }),
}))

export const sectionProgressRelations = relations(sectionProgress, ({ one }) => ({
  section: one(phaseSections, { fields: [sectionProgress.sectionId], references: [phaseSections.id] }),
}))

export const sectionContentRelations = relations(sectionContent, ({ one }) => ({
  section: one(phaseSections, { fields: [sectionContent.sectionId], references: [phaseSections.id] }),
  resource: one(resources, { fields: [sectionContent.resourceId], references: [resources.id] }),
}))

export const resourcesRelations = relations(resources, ({ many }) => ({ votes: many(resourceVotes) }))

export const resourceVotesRelations = relations(resourceVotes, ({ one }) => ({
  resource: one(resources, { fields: [resourceVotes.resourceId], references: [resources.id] }),
}))

export const sectionQuestionsRelations = relations(sectionQuestions, ({ one, many }) => ({
  section: one(phaseSections, { fields: [sectionQuestions.sectionId], references: [phaseSections.id] }),
  tries: many(sectionTries),
}))

export const sectionTriesRelations = relations(sectionTries, ({ one }) => ({
  question: one(sectionQuestions, { fields: [sectionTries.questionId], references: [sectionQuestions.id] }),
  user: one(users, { fields: [sectionTries.userId], references: [users.id] }),
}))

export const libraryTopicsRelations = relations(libraryTopics, ({ many }) => ({ sections: many(librarySections) }))

export const librarySectionsRelations = relations(librarySections, ({ one, many }) => ({
  topic: one(libraryTopics, { fields: [librarySections.topicId], references: [libraryTopics.id] }),
  quiz: many(libraryQuizItems),
}))

export const libraryQuizItemsRelations = relations(libraryQuizItems, ({ one }) => ({
  section: one(librarySections, { fields: [libraryQuizItems.sectionId], references: [librarySections.id] }),
}))

export const libraryPathsRelations = relations(libraryPaths, ({ many }) => ({
  phrases: many(libraryPhrases),
  hints: many(libraryHints),
  stems: many(libraryPathStems),
  phases: many(libraryPathPhases),
}))

export const libraryPhrasesRelations = relations(libraryPhrases, ({ one }) => ({
  path: one(libraryPaths, { fields: [libraryPhrases.pathId], references: [libraryPaths.id] }),
}))

export const libraryHintsRelations = relations(libraryHints, ({ one }) => ({
  path: one(libraryPaths, { fields: [libraryHints.pathId], references: [libraryPaths.id] }),
}))

export const libraryPathStemsRelations = relations(libraryPathStems, ({ one }) => ({
  path: one(libraryPaths, { fields: [libraryPathStems.pathId], references: [libraryPaths.id] }),
}))

export const libraryPathPhasesRelations = relations(libraryPathPhases, ({ one, many }) => ({
  path: one(libraryPaths, { fields: [libraryPathPhases.pathId], references: [libraryPaths.id] }),
  sections: many(libraryPathSections),
}))

export const libraryPathSectionsRelations = relations(libraryPathSections, ({ one }) => ({
  phase: one(libraryPathPhases, {
    fields: [libraryPathSections.pathId, libraryPathSections.phase],
    references: [libraryPathPhases.pathId, libraryPathPhases.position],
  }),
  section: one(librarySections, { fields: [libraryPathSections.sectionId], references: [librarySections.id] }),
}))
