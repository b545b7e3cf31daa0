import * as billing from '#tests/factories/billing.ts'
import * as certificates from '#tests/factories/certificates.ts'
import * as challenges from '#tests/factories/challenges.ts'
import * as credits from '#tests/factories/credits.ts'
import * as feed from '#tests/factories/feed.ts'
import * as jobs from '#tests/factories/jobs.ts'
import * as library from '#tests/factories/library.ts'
import * as progress from '#tests/factories/progress.ts'
import * as projects from '#tests/factories/projects.ts'
import * as resources from '#tests/factories/resources.ts'
import * as roadmaps from '#tests/factories/roadmaps.ts'
import { openStore, type Store } from '#tests/factories/store.ts'
import * as users from '#tests/factories/users.ts'
import { callerFor, envWith } from './app.ts'

/** The factories of tests/factories, writing to the database of this run. */

export const store = (): Store => openStore(envWith())
export const database = () => store().db

const here =
  <Rest extends unknown[], Made>(factory: (store: Store, ...rest: Rest) => Made) =>
  (...rest: Rest): Made =>
    factory(store(), ...rest)

export const createUser = here(users.createUser)
export const accountOf = here(credits.accountOf)
export const createSubscription = here(billing.createSubscription)
export const createStoredRoadmap = here(roadmaps.createStoredRoadmap)
export const createWrittenRoadmap = here(roadmaps.createWrittenRoadmap)
export const finishRoadmap = here(roadmaps.finishRoadmap)
export const storedRoadmap = here(roadmaps.storedRoadmap)
export const createLibrarySection = here(resources.createLibrarySection)
export const createResource = here(resources.createResource)
export const createResources = here(resources.createResources)
export const createOpenedSection = here(resources.createOpenedSection)
export const addCards = here(resources.addCards)
export const contentOf = here(resources.contentOf)
export const storedResource = here(resources.storedResource)
export const createStudy = here(progress.createStudy)
export const addQuestions = here(progress.addQuestions)
export const addOpenQuestions = here(progress.addOpenQuestions)
export const createTaught = here(library.createTaught)
export const linkSection = here(library.linkSection)
export const completeSections = here(progress.completeSections)
export const countProgressRows = here(progress.countProgressRows)
export const createLearnedRoadmap = here(certificates.createLearnedRoadmap)
export const createCertificate = here(certificates.createCertificate)
export const createFeedItems = here(feed.createFeedItems)
export const createIssues = here(projects.createIssues)
export const createListings = here(jobs.createListings)
export const createProject = here(projects.createProject)
export const createStartup = here(jobs.createStartup)
export const award = here(certificates.award)
export const createChallenge = here(challenges.createChallenge)
export const endChallenge = here(challenges.endChallenge)
export const createEntry = here(challenges.createEntry)
export const createJudge = here(challenges.createJudge)
export const createScore = here(challenges.createScore)

/** The phase as its owner opens it. */
export async function opened(study: progress.Study, phase = 0) {
  const { api } = await callerFor(study.user.token)
  const phaseId = progress.phaseOf(study, phase)
  return { api, progress: await api.progress.open({ phaseId }), phaseId }
}
