import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import { type RestProcedure, restProcedures } from '#worker/procedures.ts'
import { send, UNLIMITED } from './app.ts'
import type { Ids } from './owner.ts'
import { type ProcedureName, STANDARD_CALLS, type StandardCall } from './standard-calls.ts'

const section = {
  title: 'Unions and narrowing',
  description: 'A union type says that a value is one of several things.',
  aim: 'Model a value that can be one of several things',
  learningObjectives: ['Declare a discriminated union', 'Narrow it with a switch', 'Write a type guard'],
}

const jd = 'Backend Engineer\nYou know Go and Kafka.'

/**
 * What callers of a documented path send where that is not what the procedure takes, path parameters included; every other
 * operation takes what stands in standard-calls.ts.
 */
const DOCUMENTED_INPUTS: Record<string, (ids: Ids) => Record<string, unknown>> = {
  'admin.impersonate': ({ user }) => ({ id: user, reason: 'To see it' }),
  'analytics.giveFeedback': () => ({ action: 'feedback', feedbackMsg: 'Good.' }),
  'auth.signInWithGithub': () => ({ type: 'access_token', token: 'code', state: 'state' }),
  'auth.signInWithGoogle': () => ({ code: 'code', state: 'state' }),
  'auth.signInWithTwitter': () => ({ type: 'access_token', verifier: 'code', token: 'state' }),
  'auth.requestTwitterToken': () => ({ type: 'request_token' }),
  'auth.updateToken': () => ({ accessToken: 'gho_unknown' }),
  'auth.saveDiscord': () => ({ discord: 'jane' }),
  'auth.githubUser': () => ({ type: 'user_info' }),
  'auth.githubRoles': () => ({ type: 'user_roles' }),
  'auth.publishPost': () => ({ type: 'post', status: 'Hello' }),
  'auth.lookUpTwitterUser': () => ({ type: 'lookup', screenName: 'jane' }),
  'auth.twitterUser': () => ({ type: 'user_info' }),
  'auth.twitterPosts': () => ({ type: 'timeline' }),
  'auth.createAccount': () => ({ name: 'Somebody', signupTicket: 'ticket' }),
  'auth.finishConnection': () => ({ type: 'save_access_token', token: 'code' }),
  'auth.startSignIn': () => ({ provider: 'github' }),
  'billing.prices': () => ({ id: 'productInfo', productId: 'tubli_pro' }),
  'billing.payment': ({ intent }) => ({ id: 'paymentIntentInfo', paymentIntentId: intent }),
  'billing.history': ({ user }) => ({ id: user, kind: 'subscriptionPaymentHistoryInfo' }),
  'billing.payments': ({ user }) => ({ id: user }),
  'challenges.submit': () => ({ challengeId: 606, solution: { link: 'https://github.com/jane/app' } }),
  'chat.answer': () => ({ query: 'What should I do next?' }),
  'chat.complete': () => ({ messages: [{ role: 'user', content: 'What is Rust?' }] }),
  'credits.sync': () => ({ credits: 1 }),
  'connections.list': ({ user }) => ({ id: user }),
  'connections.recommended': ({ user }) => ({ id: user }),
  'connections.recommendedByInterest': ({ user }) => ({ id: user, interestAreas: 'Backend' }),
  'connections.check': ({ user }) => ({ id: user }),
  'connections.request': ({ user }) => ({ userId: user, otherId: user }),
  'connections.accept': ({ user }) => ({ userId: user, otherId: user }),
  'connections.decline': ({ user }) => ({ userId: user, notificationId: user }),
  'connections.markRead': ({ user }) => ({ userId: user }),
  'projects.listByLanguages': () => ({ languages: 'Rust,Go', id: 'public' }),
  'projects.listByIds': ({ user }) => ({ ids: [user] }),
  'projects.issues': ({ user }) => ({ id: user }),
  'projects.find': () => ({ owner: 'honojs', repo: 'hono' }),
  'projects.startCodespace': () => ({ fullRepoName: 'honojs/hono' }),
  'projects.search': () => ({ topics: [], languages: ['Rust'] }),
  'projects.searchByPrompt': () => ({ query: 'a web framework' }),
  'projects.recentIds': ({ user }) => ({ id: user }),
  'projects.listByCategories': () => ({ categories: ['backend'], languages: [] }),
  'pairing.create': ({ user }) => ({ repoId: user, issueId: user }),
  'pairing.createOfNumber': ({ user }) => ({ repoId: user, issueNumber: 1, userId: user }),
  'pairing.own': ({ user }) => ({ id: user }),
  'pairing.update': ({ user }) => ({ id: user, status: 'interested' }),
  'pairing.interested': ({ user }) => ({ acceptor: user, requestId: user }),
  'pairing.accept': ({ user }) => ({ acceptor: user, requestId: user, notificationId: user }),
  'pairing.decline': ({ user }) => ({ acceptor: user, requestId: user, notificationId: user }),
  'issues.get': ({ user }) => ({ repoId: user, issueId: user }),
  'issues.search': ({ user }) => ({ userId: user, category: 'backend', topics: [], languages: ['Rust'] }),
  'issues.searchByCategory': ({ user }) => ({ userId: user, category: 'backend', limit: 5 }),
  'issues.workStatus': ({ user }) => ({ owner: 'honojs', repo: 'hono', issueNumber: 1, userId: user }),
  'jobs.remote': () => ({ filter: 'rust' }),
  'jobs.startup': ({ user }) => ({ filter: 'rust', userId: user }),
  'jobs.web': () => ({ query: 'rust', location: 'Berlin' }),
  'jobs.personal': ({ user }) => ({ userId: user }),
  'jobs.get': ({ user }) => ({ jobId: user }),
  'copilot.addJob': ({ user }) => ({ userId: user, title: 'Engineer', description: 'You know Go.', url: '' }),
  'copilot.jobs': ({ user }) => ({ id: user }),
  'copilot.job': ({ user }) => ({ jobId: user }),
  'copilot.suggestAnswer': () => ({ question: 'Do you know Kafka?' }),
  'copilot.analyze': () => ({ jd, profilePrompt: '' }),
  'copilot.writeCoverLetter': () => ({ jd, profilePrompt: 'I built an API in Go.' }),
  'copilot.writeResumeSummary': () => ({ jd, profilePrompt: '', sample_text: 'I write.' }),
  'copilot.customizeExperience': () => ({ jd, profilePrompt: '', experiences: ['Built an API in Go.'] }),
  'copilot.detectStyle': () => ({ userPrompt: '', samples: 'I am glad to write this.' }),
  'copilot.writeMessage': () => ({ jd, profilePrompt: '' }),
  'copilot.passionQuestions': () => ({ profilePrompt: 'I write Go.' }),
  'copilot.bioQuestions': () => ({ profilePrompt: 'I write Go.' }),
  'copilot.personalityQuestions': () => ({ profilePrompt: 'I write Go.' }),
  'copilot.searchCriteria': () => ({ projectType: 'web shop', profilePrompt: 'I write Go.' }),
  'copilot.bizdevDetails': ({ user }) => ({ userId: user, type: 'profile' }),
  'feed.bot': ({ user }) => ({ date: '20261120', userId: user, cursor: '' }),
  'feed.personal': ({ user }) => ({ userId: user, date: '20261120' }),
  'feed.sample': () => ({ interestAreas: ['Rust'] }),
  'feed.popular': ({ user }) => ({ userId: user, date: '20261120' }),
  'feed.top': ({ user }) => ({ userId: user, date: '20261120' }),
  'feed.interesting': ({ user }) => ({ userId: user, date: '20261120' }),
  'feed.podcasts': ({ user }) => ({ userId: user }),
  'feed.videos': ({ user }) => ({ userId: user, feedType: 'vblogs' }),
  'feed.ofConnections': ({ user }) => ({ id: user }),
  'journal.add': ({ user }) => ({ userId: user, title: 'A day', tag: 'rust' }),
  'journal.post': ({ user }) => ({ userId: user, post: 'A day.' }),
  'journal.remove': ({ user, written }) => ({ userId: user, documentId: written }),
  'journal.list': ({ user }) => ({ id: user, startDate: '20260101' }),
  'notifications.markRead': () => ({ type: 'ConnectionRequest' }),
  'reputation.calculate': ({ user }) => ({ id: user }),
  'reputation.leaders': () => ({ leaderType: 'overall' }),
  'reputation.score': ({ user }) => ({ id: user }),
  'reputation.summary': ({ user }) => ({ id: user }),
  'profiles.createEditToken': ({ user }) => ({ id: user }),
  'profiles.editPermission': ({ user }) => ({ userId: user, editToken: 'token' }),
  'profiles.get': ({ user }) => ({ id: user }),
  'profiles.metadata': ({ user }) => ({ id: user }),
  'events.recent': ({ user }) => ({ userId: user }),
  'events.projects': ({ user }) => ({ userId: user }),
  'events.questions': ({ user }) => ({ userId: user }),
  'users.update': ({ user }) => ({ id: user, name: 'Jane Doe' }),
  'profiles.describeLink': () => ({ url: 'https://page.example/' }),
  'profiles.writeBio': () => ({ name: 'Jane Doe', languages: 'Go,Rust' }),
  'profiles.prompt': ({ user }) => ({ id: user }),
  'profiles.config': ({ user }) => ({ id: user }),
  'profiles.saveConfig': ({ user }) => ({ id: user, config: { isPublic: true, sections: { jobs: false } } }),
  'profiles.save': () => ({ name: 'Jane Doe', story: { summary: 'Once.' } }),
  'profiles.saveBio': () => ({ linkedIn: 'Ten years of tests.', bizdev: true }),
  'users.savePreferences': ({ user }) => ({ id: user, languages: ['Go'] }),
  'users.bootstrap': () => ({}),
  'users.roles': () => ({}),
  'users.get': ({ user }) => ({ id: user, avatar: '' }),
  'quotas.check': ({ user }) => ({ userId: user }),

  'waitlist.join': () => ({ name: 'Jane Doe', email: 'jane@tubli.test', company: 'Doe and Daughters' }),

  'roadmaps.create': ({ user }) => ({ userId: user, objective: 'Learn TypeScript' }),
  'roadmaps.get': ({ roadmap, user }) => ({ a: roadmap, b: user }),
  'roadmaps.open': ({ roadmap }) => ({ id: roadmap, status: 'opened' }),
  'roadmaps.remove': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.restart': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.stop': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.continue': ({ roadmap }) => ({ id: roadmap }),
  'roadmaps.deepDive': ({ roadmap, phase }) => ({
    parentRoadmapInfo: { id: roadmap, phaseId: phase, sectionNumber: 1 },
  }),
  'roadmaps.clone': ({ roadmap }) => ({ roadmapId: roadmap }),
  'roadmaps.import': () => ({
    roadmap: {
      learningPrompt: 'Learn TypeScript',
      phases: [{ phaseTitle: 'Types', overview: 'What types are for.', sections: [section, section, section] }],
    },
  }),
  'roadmaps.share': ({ roadmap }) => ({ id: roadmap, isLinkShared: true, isListed: true }),
  'roadmaps.addSection': ({ phase }) => ({ phaseId: phase, title: 'Another section' }),
  'roadmaps.renameSection': ({ section }) => ({ id: section, title: 'Another title' }),
  'roadmaps.moveSection': ({ section }) => ({ id: section, sectionNumber: 2 }),
  'progress.regenerateSection': ({ section }) => ({ id: section }),
  'roadmaps.removeSection': ({ section }) => ({ id: section }),
  'resources.searchSites': () => ({ q: 'git bisect' }),
  'resources.searchWeb': () => ({ q: 'git bisect' }),
  'pathways.open': () => ({ id: INTERNSHIP_PATHWAY }),
  'pathways.update': () => ({
    pathwayId: INTERNSHIP_PATHWAY,
    progress: { [`${INTERNSHIP_PATHWAY}/how-to-contribute`]: 'complete' },
  }),
  'progress.open': ({ phase }) => ({ id: phase, pathwayType: 'course' }),
  'progress.status': ({ phase }) => ({ id: phase, pathwayType: 'phaseStatus' }),
  'progress.update': ({ phase, card }) => ({
    pathwayId: phase,
    progress: { 1: { content: [{ id: card, status: 'complete' }] } },
  }),
  'progress.tasks': ({ phase }) => ({ pathwayId: phase }),
  'progress.recent': ({ user }) => ({ id: user }),
  'progress.swapContent': ({ phase, card, bonus }) => ({ pathwayId: phase, itemId: card, bonusItemId: bonus }),
  'progress.customizeContent': ({ phase }) => ({ pathwayId: phase, contentFilters: { contentType: 'video' } }),
  'progress.loadMoreContent': ({ phase, section }) => ({ pathwayId: phase, sectionId: section }),
  'progress.askQuestions': ({ section }) => ({ sectionId: section }),
  'progress.judgeAnswer': ({ question }) => ({ questionId: question, answer: 'React batches several set calls.' }),
  'analytics.save': ({ user }) => ({ userId: user, eventId: 'event', eventType: '8020' }),
}

export type DocumentedCall = Omit<RestProcedure, 'input'> &
  Omit<StandardCall, 'input'> & {
    schema: RestProcedure['input']
    input?: (ids: Ids) => Record<string, unknown>
  }

/** Every documented operation of the router, with what it is sent and the reasons for what is not asked of it. */
export const DOCUMENTED_CALLS: DocumentedCall[] = (await restProcedures()).map(({ input: schema, ...procedure }) => {
  const { input: own, ...reasons }: StandardCall = STANDARD_CALLS[procedure.name as ProcedureName]
  const input = DOCUMENTED_INPUTS[procedure.name] ?? own
  if (procedure.rest.input && !DOCUMENTED_INPUTS[procedure.name])
    throw new Error(`${procedure.name} has documented fields of its own: say what its callers send`)
  return { ...procedure, schema, ...reasons, ...(input && { input: (ids: Ids) => ({ ...(input(ids) as object) }) }) }
})

/** One call as documented: fields in the path, the others in the body or in the query. */
export function callDocumented({ rest }: DocumentedCall, input: Record<string, unknown>, token: string) {
  const others = new Map(Object.entries(input))
  const path = rest.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    others.delete(field)
    return encodeURIComponent(String(input[field]))
  })
  // what is sent is asked about, not how often
  const env = { ...UNLIMITED, MODEL_PROVIDER: 'builtin' } as const
  if (rest.method === 'POST' || rest.method === 'PUT')
    return send(path, { method: rest.method, token, env, body: input })
  const query = [...others].map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`).join('&')
  return send(query ? `${path}?${query}` : path, { method: rest.method, token, env })
}
