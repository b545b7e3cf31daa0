import { sql } from 'drizzle-orm'
import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import { chatLink } from '#tests/factories/challenges.ts'
import { phaseOf, sectionOf } from '#tests/factories/progress.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { challengeJudges, contributions } from '#worker/db/schema/index.ts'
import { keepImage } from '#worker/features/profiles/statements.ts'
import { callerFor } from './app.ts'
import {
  addQuestions,
  createCertificate,
  createChallenge,
  createEntry,
  createFeedItems,
  createIssues,
  createListings,
  createProject,
  createResource,
  createScore,
  createStudy,
  createUser,
  database,
  opened,
} from './factories.ts'
import { letPass } from './pairing.ts'
import { beginPurchase, deliverAll, intentOf, payWith } from './stripe.ts'

export interface Everything {
  user: TestUser & { tokenHash: string }
  roadmapId: string
  certificateId: string
  /** Of a payment that brought credits, and of one that was only begun. */
  intents: { paid: string; open: string }
  subscriptionId: string
  /** What names the person: ids, names and words of their own. */
  names: string[]
}

/** A person with rows in every table that can have any of theirs, all of them made as the product makes them where it can. */
export async function createEverything(): Promise<Everything> {
  // stands wherever the person's own words are kept, and nowhere else
  const own = `zq${crypto.randomUUID().replaceAll('-', '')}`
  const [user, inviter] = await Promise.all([createUser({ credits: 9, name: `Name ${own}` }), createUser()])
  const { api } = await callerFor(user.token)
  const learnt = await learn(user, own)
  const { certificateId } = await createCertificate(user, `Learn ${own}`)
  const money = await pay(user)
  const { inviteLink } = await (await callerFor(inviter.token)).api.invites.friendLink()
  const code = inviteLink.split('/').at(-1) ?? ''
  await api.invites.markUsed({ code })
  await api.invites.friendLink()
  await api.profiles.createEditToken()
  await api.users.createAddress({ kind: 'feed' })
  await api.connections.savePass({ kind: 'roles', isPassed: true })
  await api.journal.savePass({ about: `sectionCompleted:${crypto.randomUUID()}` })
  await api.challenges.updateLicense({ challengeId: 606, acceptedLicense: true })
  await api.challenges.ask({ challengeId: 606, text: `What of ${own}?` })
  await takePart({ api }, user, own)
  await api.notifications.saveSetting({ kind: 'connectionDeclined', channel: 'page', isWanted: false })
  await api.connections.report({ userId: (await createUser()).userId, reason: 'other', words: own })
  await api.profiles.saveEntry({ kind: 'job', organization: own, title: own, startedIn: '2020-01', endedIn: null })
  await api.profiles.save({ shortBio: own, linkedInText: own, sources: { twitter: own } })
  const picture = crypto.randomUUID()
  await keepImage(database(), user.userId, { id: picture, width: 640, height: 480 })
  await api.profiles.updateImage({ id: picture, caption: own })
  await api.journal.add({ title: own, summary: own, tags: [own] })
  await api.chat.ask({ query: `What is ${own}?`, key: crypto.randomUUID() })
  await api.chat.addMemory({ text: own })
  await api.reputation.saveRanking({ isRanked: true })
  await meet(user, inviter)
  const [itemId = ''] = await createFeedItems([{}])
  await api.feed.mark({ itemId, isBookmarked: true })
  await api.feed.prefer({ kind: 'word', value: own, choice: 'mute' })
  const [listingId = ''] = await createListings([{}])
  const { applicationId } = await api.applications.add({ listingId })
  await api.applications.save({ applicationId, notes: own })
  await api.applications.keepDocument({ applicationId, kind: 'message', body: own })
  const { jobId } = await api.copilot.addJob({ title: own, description: own })
  await api.copilot.keepText({ jobId, kind: 'message', text: own })
  await api.copilot.answerInterview({ jobId, question: own, answer: own })
  await api.jobs.saveSearch({ name: own, tab: 'remote', filters: { search: own } })
  await api.jobs.hideCompany({ company: own, isHidden: true })
  await workOnIssue({ api }, user)
  await walkPathway({ api })
  await contribute(user)
  await api.analytics.save({ eventId: own, eventType: '8020', payload: { action: own } })
  await api.analytics.giveFeedback({ action: 'feedback', message: `It is ${own}.` })
  await database().execute(sql`
    with looked as (
      insert into audit_log (person_id, action, reason) values (${user.userId}::uuid, 'admin.impersonate', 'A question.')
    ), debt as (
      insert into credit_debts (subject_kind, subject_id, user_id, credits)
      values ('payment', ${crypto.randomUUID()}, ${user.userId}::uuid, 1)
    ), found as (
      insert into resource_finds (section_id, resource_id, user_id, is_host_named)
      values (${learnt.sectionId}::uuid, ${await createResource()}::uuid, ${user.userId}::uuid, false)
    ), calls as (
      insert into call_counts (user_id, limit_name, window_start, calls)
      values (${user.userId}::uuid, 'answers', now(), 3) on conflict do nothing
    ), earned as (
      insert into reputation_events (user_id, kind, subject_kind, subject_id, key, points)
      values (${user.userId}::uuid, 'section', 'phase', ${crypto.randomUUID()}, ${`section:${user.userId}`}, 1)
    ), applied as (
      insert into internship_applications (user_id, linked_in_url, code)
      values (${user.userId}::uuid, ${`https://www.linkedin.com/in/${own}`}, ${own})
    )
    update users set avatar_url = ${`https://avatars.example/${own}.png`}, bio = ${own}, location = ${own},
      reference = ${own}, cohort = ${own} where id = ${user.userId}::uuid`)
  await database().execute(sql`
    update sessions set user_agent = ${own} where user_id = ${user.userId}::uuid`)
  const names = [user.userId, user.username, user.tokenHash, own]
  return { user, roadmapId: learnt.roadmapId, certificateId, ...money, names }
}

/** A change of theirs that was merged. */
async function contribute(user: TestUser) {
  await database()
    .insert(contributions)
    .values({
      ...{ userId: user.userId, repository: 'Owner/One', repositoryKey: 'owner/one', number: 1, title: 'A change' },
      ...{ mergedAt: new Date().toISOString(), role: 'author', isSelfMerged: false, stars: 20 },
    })
}

/** A resource that they read, and an answer. */
async function walkPathway({ api }: Pick<Awaited<ReturnType<typeof callerFor>>, 'api'>) {
  const pathwayId = INTERNSHIP_PATHWAY
  const [week] = (await api.pathways.open({ pathwayId })).weeks
  const [resource, question] = [week?.resources[0], week?.questions[0]]
  await api.pathways.update({
    ...{ pathwayId, resources: [{ resourceId: resource?.resourceId ?? '', isCompleted: true }] },
  })
  await api.pathways.answer({ itemId: question?.itemId ?? '', answer: 'a' })
}

/** An issue that they claim, a project that they follow, and a pairing that both say happened. */
async function workOnIssue({ api }: Pick<Awaited<ReturnType<typeof callerFor>>, 'api'>, user: TestUser) {
  const other = (await callerFor((await createUser()).token)).api
  const { projectId } = await createProject()
  const [issueId = ''] = await createIssues(projectId, [{}])
  await api.projects.visit({ projectId })
  await api.projects.follow({ projectId, isFollowed: true })
  await api.issues.claim({ issueId })
  const { requestId } = await other.pairing.create({ issueId })
  await api.pairing.interested({ requestId })
  await other.pairing.accept({ requestId, partnerId: user.userId })
  await letPass(requestId)
  await api.pairing.sayOutcome({ requestId, happened: false })
}

/** A connection that somebody asked for, and somebody who is blocked. */
async function meet(user: TestUser, other: TestUser) {
  const [own, others] = await Promise.all([callerFor(user.token), callerFor(other.token)])
  await others.api.connections.request({ userId: user.userId })
  await own.api.connections.accept({ userId: other.userId })
  await own.api.connections.block({ userId: (await createUser()).userId })
}

/** An opened phase with a note, ticks, a vote, a question and an answer. */
async function learn(user: TestUser, own: string) {
  const study = await createStudy({ user })
  const [sectionId, phaseId] = [sectionOf(study), phaseOf(study)]
  const { api, progress } = await opened(study)
  const [questionId = ''] = await addQuestions(sectionId)
  const cardId = progress.sections[0]?.cards[0]?.id ?? ''
  await api.progress.voteContent({ phaseId, cardId, isHelpful: true })
  await api.progress.saveNote({ sectionId, text: `Mine: ${own}`, revision: 0 })
  await database().execute(sql`
    with tried as (
      insert into section_tries (question_id, user_id, section_id, answer, meaning, is_right, is_accepted, feedback, judge)
      values (${questionId}::uuid, ${user.userId}::uuid, ${sectionId}::uuid, ${own}, ${own}, false, false, 'No.', 'items')
    )
    update roadmaps set about_learner = ${own}, own_title = ${own} where id = ${study.roadmapId}::uuid`)
  return { roadmapId: study.roadmapId, sectionId }
}

/** A payment that brought credits, one that was only begun, and a plan that goes on. */
async function pay(user: TestUser) {
  const paid = await beginPurchase(user)
  await payWith(paid.intentId)
  await deliverAll(paid.intentId)
  const { api } = await callerFor(user.token)
  const plan = await api.billing.createSubscription({ priceId: 'pro_month', currency: 'usd' })
  await payWith(intentOf(plan.clientSecret))
  await deliverAll(plan.subscriptionId)
  const open = await beginPurchase(user)
  return { intents: { paid: paid.intentId, open: open.intentId }, subscriptionId: plan.subscriptionId }
}

type Caller = Pick<Awaited<ReturnType<typeof callerFor>>, 'api'>

/** In a bounty with an entry, and in another as its judge. */
async function takePart({ api }: Caller, user: TestUser, own: string): Promise<void> {
  const entered = await createChallenge({ content: { detailsText: 'Name of your team' } })
  await api.challenges.updateLicense({ challengeId: entered, acceptedLicense: true })
  await api.challenges.start({ challengeId: entered })
  await api.challenges.submit({ challengeId: entered, link: chatLink(), details: own })
  const judged = await createChallenge()
  await database().insert(challengeJudges).values({ challengeId: judged, userId: user.userId })
  const { entryId } = await createEntry(judged)
  await createScore({ challengeId: judged, entryId, judge: user, total: 5 })
}
