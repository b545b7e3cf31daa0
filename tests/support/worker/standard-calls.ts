import type { inferRouterInputs } from '@trpc/server'
import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import { CONTENT } from '#tests/factories/challenges.ts'
import type { AppRouter } from '#worker/router.ts'
import type { Ids } from './owner.ts'

type Inputs = inferRouterInputs<AppRouter>

/** `room.procedure`, of every one there is. */
export type ProcedureName = {
  [Room in keyof Inputs & string]: `${Room}.${keyof Inputs[Room] & string}`
}[keyof Inputs & string]

type InputOf<Name extends ProcedureName> = Name extends `${infer Room extends keyof Inputs & string}.${infer Key}`
  ? Inputs[Room][Key & keyof Inputs[Room]]
  : never

/** How the standard refusals of a procedure are derived; every text is the reason for what is not tested. */
export interface StandardCall<Input = unknown> {
  /** What the owner of these would send, and would not be refused for. Without it, the call takes nothing. */
  input?: (ids: Ids) => Input
  /** Why a visitor may call it. */
  open?: string
  /** What stands for the session that a visitor has not, and is refused with 401 where it does not hold. */
  proof?: string
  /** Why a bearer that does not hold is no matter. */
  forged?: string
  /** Why an id that is unknown, another person's, or of something deleted is no refusal. */
  unknown?: string
  foreign?: string
  /** Why another person's is refused otherwise than what is unknown. */
  told?: string
  deleted?: string
  malformed?: string
  /** Why the owner's valid call is refused all the same: the state it needs is made in tests of its own. */
  state?: string
}

const SHARED_BY_LINK = 'a shared roadmap is for everybody who has its link'
const SAYS_NO = 'it says whether, and refuses nobody who asks'
const OF_SIGN_IN = 'a step of a sign-in is no business of a session from before'

const OF_ACCOUNT = 'it goes with its account alone'

const OF_MEETING = 'people meet people'
const ENDED_ALREADY = 'what is over is no error'

const FOR_EVERYBODY = 'projects are for everybody'
const LEFT_OUT = 'what is no project is left out'
const OF_PAIRING = 'it takes a request that somebody made'
const OF_GITHUB = 'what GitHub tells is nobody’s own'

const OF_APPLICATION = 'it takes a job that was saved'
const SAYS_NOTHING = 'nothing was sent with what is not one’s own'

const FORGETS_NOTHING = 'what is not there, or not one’s own, stays as it is'
const STOPS_NOTHING = 'what is over, or not one’s own, stays as it is'
const OF_CONVERSATION = 'it takes something that was asked'
const OF_COPILOT = 'it takes a job that is written for'
const AD = 'Backend Engineer\nYou know Go and Kafka.'

const OF_PROVIDERS = 'the token is the provider’s to give'

const OF_ADMINISTRATORS = 'it takes an administrator'
const OF_OPEN_BOUNTY = 'it is closed until an administrator opens it'

const SIGN_IN: StandardCall<InputOf<'auth.signInWithGithub'>> = {
  input: () => ({ code: 'code', state: 'state' }),
  open: 'it is the sign-in',
  forged: OF_SIGN_IN,
  state: 'the code is the provider’s to give',
}

const section = {
  title: 'Unions and narrowing',
  description: 'A union type says that a value is one of several things.',
  aim: 'Model a value that can be one of several things',
  objectives: ['Declare a discriminated union', 'Narrow it with a switch', 'Write a type guard'],
}
const IMPORTED = {
  prompt: 'Learn TypeScript',
  phases: [{ title: 'Types', overview: 'What types are for.', tags: ['Types'], sections: [section, section, section] }],
}

/** A new procedure is a type error here until it says how it is called. */
export const STANDARD_CALLS: { [Name in ProcedureName]: StandardCall<InputOf<Name>> } = {
  'admin.dummies': { state: OF_ADMINISTRATORS },
  'admin.impersonate': { input: ({ user }) => ({ userId: user, reason: 'To see it' }), state: OF_ADMINISTRATORS },
  'admin.unimpersonate': { state: 'only who looks as somebody comes back' },

  'admin.people': { input: () => ({ search: 'mari' }), state: OF_ADMINISTRATORS },
  'admin.person': { input: ({ user }) => ({ userId: user }), state: OF_ADMINISTRATORS },
  'admin.endSession': {
    input: ({ user }) => ({ userId: user, sessionId: user, reason: 'It was stolen' }),
    state: OF_ADMINISTRATORS,
  },
  'credits.change': {
    input: ({ user }) => ({ userId: user, delta: 2, reason: 'A lost roadmap', requestKey: crypto.randomUUID() }),
    state: OF_ADMINISTRATORS,
  },
  'admin.changeFlags': {
    input: ({ user }) => ({ userId: user, isDummy: false, reference: null, cohort: '1', reason: 'They asked' }),
    state: OF_ADMINISTRATORS,
  },

  'admin.changeBlock': {
    input: ({ user }) => ({ userId: user, isBlocked: true, reason: 'They sent spam' }),
    state: OF_ADMINISTRATORS,
  },

  'audit.list': { input: ({ user }) => ({ personId: user }), state: OF_ADMINISTRATORS },
  'audit.ownVisits': {},
  'billing.deliveries': { input: () => ({ isFailed: true }), state: OF_ADMINISTRATORS },
  'billing.resumeEvent': {
    input: () => ({ eventId: 'evt_1', reason: 'It failed once' }),
    state: OF_ADMINISTRATORS,
  },
  'operations.content': { state: OF_ADMINISTRATORS },
  'operations.jobs': { state: OF_ADMINISTRATORS },
  'operations.usage': { state: OF_ADMINISTRATORS },
  'waitlist.list': { input: () => ({ waitlist: 'os' as const }), state: OF_ADMINISTRATORS },

  'analytics.save': { input: () => ({ eventId: 'event', eventType: '8020', payload: { action: 'seen' } }) },
  'analytics.track': {
    input: () => ({ name: 'Viewed page', props: { page: '/learn' } }),
    open: 'visitors see pages too',
    forged: 'nothing in it is anybody’s',
  },
  'analytics.reportError': {
    input: () => ({ message: 'TypeError: x is undefined' }),
    open: 'visitors see pages too',
    forged: 'nothing in it is anybody’s',
  },
  'analytics.giveFeedback': { input: () => ({ action: 'feedback', message: 'Good.' }) },

  'auth.startSignIn': {
    input: () => ({ provider: 'github' }),
    open: 'it begins a sign-in',
    forged: OF_SIGN_IN,
  },
  'auth.providers': { open: 'a visitor chooses among them', forged: OF_SIGN_IN },
  'auth.startConnection': { input: () => ({ provider: 'github', type: 'connectGithub' }) },
  'auth.signInWithGithub': SIGN_IN,
  'auth.signInWithGoogle': SIGN_IN,
  'auth.signInWithTwitter': SIGN_IN,
  'auth.createAccount': {
    input: () => ({ ticket: 'ticket', name: 'Somebody' }),
    open: 'whoever has a ticket has no account yet',
    proof: 'the ticket of a finished sign-in',
    forged: OF_SIGN_IN,
    state: 'the ticket is made by a sign-in',
  },
  'auth.finishConnection': {
    input: () => ({ provider: 'github', code: 'code' }),
    state: 'the code is GitHub’s to give',
  },
  'auth.requestTwitterToken': { input: () => ({}), open: 'it begins a sign-in', forged: OF_SIGN_IN },
  'auth.updateToken': { input: () => ({ accessToken: 'gho_unknown' }), state: 'the token is GitHub’s to give' },
  'auth.saveDiscord': { input: () => ({ handle: 'jane' }) },
  'auth.removeDiscord': { state: 'nobody is in the chat' },
  'auth.githubUser': { state: OF_PROVIDERS },
  'auth.githubRoles': { state: OF_PROVIDERS },
  'auth.publishPost': { input: () => ({ text: 'Hello' }), state: OF_PROVIDERS },
  'auth.lookUpTwitterUser': { input: () => ({ screenName: 'jane' }), state: OF_PROVIDERS },
  'auth.twitterUser': { state: OF_PROVIDERS },
  'auth.twitterPosts': { state: OF_PROVIDERS },
  'auth.exportAccount': {},
  'auth.previewRemoval': {},
  'auth.removeAccount': { input: () => ({ login: 'login' }), state: 'the login is typed in tests of its own' },
  'auth.ways': {},
  'auth.removeWay': { input: () => ({ provider: 'github' }), state: 'it is their last' },
  'auth.revokeAccess': { input: () => ({ provider: 'github' }), state: 'they gave GitHub’s token to nobody' },
  'auth.signOut': {},

  'roadmaps.getCertificate': { input: ({ certified }) => ({ id: certified }), open: SHARED_BY_LINK },
  'certificates.verify': {
    input: ({ certificate }) => ({ id: certificate }),
    open: 'anybody verifies a certificate',
    foreign: 'a certificate is for everybody who has its id',
    deleted: 'a certificate outlives the roadmap it was issued for',
  },
  'certificates.revoke': {
    input: ({ certificate }) => ({ id: certificate, reason: 'It is not mine' }),
    told: 'whoever has a certificate’s id may read whose it is',
    deleted: 'a certificate outlives the roadmap it was issued for',
  },
  'roadmaps.issueCertificate': {
    input: ({ certified }) => ({ id: certified }),
    state: 'its certificate is still valid',
  },

  'chat.prompts': { input: () => ({ context: 'Learn TypeScript' }) },
  'chat.ask': { input: () => ({ query: 'What should I do next?', key: crypto.randomUUID() }) },
  'chat.answer': { input: () => ({ query: 'What should I do next?', key: crypto.randomUUID() }) },
  'chat.complete': { input: () => ({ messages: [{ role: 'user' as const, content: 'What is Rust?' }] }) },
  'chat.stop': {
    input: ({ user }) => ({ runId: user }),
    ...{ unknown: STOPS_NOTHING, foreign: STOPS_NOTHING, deleted: STOPS_NOTHING },
  },
  'chat.list': { input: () => ({}) },
  'chat.history': { input: () => ({}) },
  'chat.conversation': { input: ({ user }) => ({ conversationId: user }), state: OF_CONVERSATION },
  'chat.update': { input: ({ user }) => ({ conversationId: user, isPinned: true }), state: OF_CONVERSATION },
  'chat.memories': {},
  'chat.addMemory': { input: () => ({ text: 'I write Go' }) },
  'chat.removeMemory': {
    input: ({ user }) => ({ memoryId: user }),
    ...{ unknown: FORGETS_NOTHING, foreign: FORGETS_NOTHING, deleted: FORGETS_NOTHING },
  },
  'chat.remove': { input: ({ user }) => ({ conversationId: user }), state: OF_CONVERSATION },

  'billing.packages': { open: 'prices are public' },
  'billing.currency': { input: () => ({ latitude: 12.9, longitude: 77.6 }), open: 'prices are public' },
  'billing.payments': {},
  'billing.payment': { input: ({ intent }) => ({ intentId: intent }) },
  'billing.prices': { input: () => ({ productId: 'tubli_pro' }), open: 'prices are public' },
  'billing.history': { input: () => ({}), state: 'it takes a plan' },
  'billing.createPayment': { input: () => ({ priceId: 'credits_5', currency: 'usd' }) },
  'billing.customer': {},
  'billing.createSubscription': { input: () => ({ priceId: 'pro_month', currency: 'usd' }) },
  'billing.previewChange': { input: () => ({ priceId: 'pro_year' }), state: 'it takes a plan' },
  'billing.changeSubscription': {
    input: () => ({ priceId: 'pro_year', at: '2026-11-22T12:00:00Z' }),
    state: 'it takes a plan',
  },
  'billing.cancelSubscription': { input: () => ({ reason: '', feedback: '' }), state: 'it takes a plan' },
  'billing.resumeSubscription': { state: 'it takes a plan' },
  'billing.invoices': {},
  'billing.portal': { state: 'it takes a plan' },

  'billing.statement': { input: () => ({ before: 1_000_000 }) },
  'credits.sync': { input: () => ({ balance: 1 }) },

  'invites.list': { input: () => ({ offset: 0 }), state: OF_ADMINISTRATORS },
  'invites.create': {
    input: () => ({ reference: 'group', cohort: '2026-1', email: null, maxUses: null }),
    state: OF_ADMINISTRATORS,
  },
  'invites.end': { input: ({ code }) => ({ code }), state: OF_ADMINISTRATORS },
  'invites.friendLink': {},
  'invites.validate': {
    input: ({ code }) => ({ code }),
    open: 'somebody invited is no user yet',
    unknown: 'it answers that the code is not valid',
    foreign: 'a code is for others',
    deleted: 'it answers that the code is not valid',
    malformed: 'it answers that the code is not valid',
  },
  'invites.markUsed': {
    input: ({ code }) => ({ code }),
    foreign: 'a code is for others',
    state: 'one’s own code is for others',
  },

  'progress.open': { input: ({ phase }) => ({ phaseId: phase }), open: SHARED_BY_LINK },
  'progress.status': { input: ({ phase }) => ({ phaseId: phase }), open: SHARED_BY_LINK },
  'progress.update': {
    input: ({ phase, card }) => ({
      phaseId: phase,
      marks: [{ cardId: card, isCompleted: true }],
    }),
  },
  'progress.tasks': { input: ({ phase }) => ({ phaseId: phase }) },
  'progress.recent': { input: () => ({}) },
  'progress.home': { input: () => ({ timeZone: 'Pacific/Auckland', firstDay: 1 }) },
  'progress.swapContent': {
    input: ({ phase, card, bonus }) => ({ phaseId: phase, cardId: card, bonusCardId: bonus }),
  },
  'progress.customizeContent': {
    input: ({ phase }) => ({ phaseId: phase, filters: { contentType: 'video' } }),
  },
  'progress.voteContent': { input: ({ phase, card }) => ({ phaseId: phase, cardId: card, isHelpful: true }) },
  'progress.countContent': { input: ({ phase }) => ({ phaseId: phase }) },
  'progress.loadMoreContent': { input: ({ phase, section }) => ({ phaseId: phase, sectionId: section }) },
  'progress.markObjective': {
    input: ({ section, objective }) => ({ sectionId: section, objective, isTicked: true }),
  },
  'progress.note': { input: ({ section }) => ({ sectionId: section }) },
  'progress.saveNote': { input: ({ section }) => ({ sectionId: section, text: '# Mine', revision: 0 }) },
  'progress.askQuestions': { input: ({ section }) => ({ sectionId: section }) },
  'progress.judgeAnswer': {
    input: ({ question }) => ({ questionId: question, answer: 'React batches several set calls.' }),
  },
  'progress.strengths': { input: ({ roadmap }) => ({ roadmapId: roadmap }) },
  'progress.reviews': {},
  'progress.judgeReview': {
    input: ({ question }) => ({ itemId: question, answer: 'a' }),
    state: 'an item of the library comes back on the day after its section was completed',
  },
  'progress.issueMastered': {
    input: ({ certified }) => ({ id: certified }),
    state: 'its objectives are not passed',
  },
  'progress.testOut': { input: ({ section }) => ({ sectionId: section }) },
  'progress.judgeTestOut': {
    input: ({ section }) => ({ sectionId: section, answers: [{ itemId: 'react/state/1', answer: 'a' }] }),
    state: 'its section has no items of the library',
  },

  'notifications.list': {},
  'notifications.markRead': { input: () => ({ type: 'ConnectionRequest' as const }) },

  'quotas.check': {},

  'library.list': { input: () => ({ search: 'react' }), open: 'the library is for everybody' },
  'library.get': {
    input: () => ({ id: 'react-for-people-who-know-javascript' }),
    open: 'the library is for everybody',
  },

  'roadmaps.plan': { input: () => ({ prompt: 'Learn TypeScript', changes: { knows: ['JavaScript'] } }) },
  'roadmaps.create': { input: () => ({ prompt: 'Learn TypeScript' }) },
  'roadmaps.list': {},
  'roadmaps.listWhole': { input: () => ({}) },
  'roadmaps.get': { input: ({ roadmap, user }) => ({ id: roadmap, ownerName: user }), open: SHARED_BY_LINK },
  'roadmaps.open': { input: ({ roadmap }) => ({ id: roadmap, status: 'opened' }) },
  'roadmaps.remove': { input: ({ roadmap }) => ({ id: roadmap }) },
  'roadmaps.restart': { input: ({ roadmap }) => ({ id: roadmap }), state: 'only a failed one is restarted' },
  'roadmaps.continue': { input: ({ roadmap }) => ({ id: roadmap }), state: 'only one that was stopped is continued' },
  'roadmaps.stop': { input: ({ roadmap }) => ({ id: roadmap }), state: 'only one being written is stopped' },
  'roadmaps.deepDive': {
    input: ({ roadmap, phase }) => ({ parentId: roadmap, phaseId: phase, sectionNumber: 1 }),
  },
  'roadmaps.clone': { input: ({ roadmap }) => ({ id: roadmap }) },
  'roadmaps.clonePath': { input: () => ({ id: 'react-for-people-who-know-javascript' }) },
  'roadmaps.import': { input: () => IMPORTED },
  'roadmaps.share': { input: ({ roadmap }) => ({ id: roadmap, isLinkShared: true, isListed: true }) },
  'roadmaps.listPublic': { input: () => ({ search: 'react' }), open: 'what is listed is for everybody' },
  'roadmaps.rename': { input: ({ roadmap }) => ({ id: roadmap, title: 'Types that help' }) },
  'roadmaps.listSharable': { input: () => ({}), open: 'what is listed is for everybody' },

  'roadmaps.addSection': { input: ({ phase }) => ({ phaseId: phase, title: 'Another section' }) },
  'roadmaps.renameSection': { input: ({ section }) => ({ id: section, title: 'Another title' }) },
  'roadmaps.moveSection': { input: ({ section }) => ({ id: section, number: 2 }) },
  'progress.regenerateSection': {
    input: ({ section }) => ({ id: section }),
    state: 'the built-in author says nothing twice',
  },
  'roadmaps.removeSection': { input: ({ section }) => ({ id: section }), state: 'a phase keeps three sections' },

  'auth.account': {},

  'feed.bot': { input: () => ({}) },
  'feed.personal': { input: () => ({}) },
  'feed.sample': { input: () => ({ interests: ['rust'] }) },
  'feed.popular': { input: () => ({}) },
  'feed.top': { input: () => ({ day: '2026-11-20' }) },
  'feed.interesting': { input: () => ({}) },
  'feed.podcasts': { input: () => ({}) },
  'feed.videos': { input: () => ({}) },
  'feed.ofConnections': { input: () => ({}) },
  'feed.bookmarks': { input: () => ({}) },
  'feed.open': { input: ({ user }) => ({ itemId: user }), state: 'what sources tell is nobody’s own' },
  'feed.mark': { input: ({ user }) => ({ itemId: user, isRead: true }), state: 'what sources tell is nobody’s own' },
  'feed.preferences': {},
  'feed.sources': { state: OF_ADMINISTRATORS },
  'feed.changeSource': { input: () => ({ code: 'lobsters', isEnabled: true }), state: OF_ADMINISTRATORS },
  'feed.prefer': { input: () => ({ kind: 'tag', value: 'rust', choice: 'more' }) },

  'applications.list': {},
  'applications.fit': { input: ({ user }) => ({ listingId: user }), state: 'what sources tell is nobody’s own' },
  'applications.add': { input: ({ user }) => ({ listingId: user }), state: 'what sources tell is nobody’s own' },
  'applications.move': {
    input: ({ user }) => ({ applicationId: user, stage: 'applied' as const }),
    state: OF_APPLICATION,
  },
  'applications.save': {
    input: ({ user }) => ({ applicationId: user, notes: 'Call on Monday.' }),
    state: OF_APPLICATION,
  },
  'applications.remove': { input: ({ user }) => ({ applicationId: user }), state: OF_APPLICATION },
  'applications.documents': {
    input: ({ user }) => ({ applicationId: user }),
    unknown: SAYS_NOTHING,
    foreign: SAYS_NOTHING,
    deleted: SAYS_NOTHING,
  },
  'applications.keepDocument': {
    input: ({ user }) => ({ applicationId: user, kind: 'message' as const, body: 'Hello' }),
    state: OF_APPLICATION,
  },

  'copilot.addJob': { input: () => ({ title: 'Engineer', description: 'You know Go.' }) },
  'copilot.jobs': {},
  'copilot.job': { input: ({ user }) => ({ jobId: user }), state: OF_COPILOT },
  'copilot.removeJob': { input: ({ user }) => ({ jobId: user }), state: OF_COPILOT },
  'copilot.keepText': {
    input: ({ user }) => ({
      ...{ jobId: user, kind: 'message' as const, text: 'Hello.' },
    }),
    state: OF_COPILOT,
  },
  'copilot.answerInterview': {
    input: ({ user }) => ({ jobId: user, question: 'Why?', answer: 'Because.' }),
    state: OF_COPILOT,
  },
  'copilot.stopText': {
    input: ({ user }) => ({ jobId: user, kind: 'summary' as const }),
    unknown: STOPS_NOTHING,
    foreign: STOPS_NOTHING,
    deleted: STOPS_NOTHING,
  },
  'copilot.analyze': { input: () => ({ ad: AD }) },
  'copilot.writeCoverLetter': { input: () => ({ ad: AD, said: 'I built an API in Go.' }) },
  'copilot.writeResumeSummary': { input: () => ({ ad: AD }) },
  'copilot.customizeExperience': { input: () => ({ ad: AD }) },
  'copilot.writeMessage': { input: () => ({ ad: AD }) },
  'copilot.suggestAnswer': { input: () => ({ question: 'Do you know Kafka?' }) },
  'copilot.detectStyle': { input: () => ({ samples: ['I am glad to write this.'] }) },
  'copilot.passionQuestions': { input: () => ({}) },
  'copilot.bioQuestions': { input: () => ({}) },
  'copilot.personalityQuestions': { input: () => ({}) },
  'copilot.searchCriteria': { input: () => ({ projectType: 'web shop' }) },
  'copilot.bizdevDetails': { input: () => ({ type: 'profile' as const }) },

  'projects.listByLanguages': { input: () => ({ languages: ['Rust'] }), open: FOR_EVERYBODY },
  'projects.listByCategories': { input: () => ({ categories: ['backend'] }), open: FOR_EVERYBODY },
  'projects.listByIds': {
    input: ({ user }) => ({ projectIds: [user] }),
    open: FOR_EVERYBODY,
    ...{ unknown: LEFT_OUT, foreign: OF_GITHUB, deleted: OF_GITHUB, malformed: LEFT_OUT },
  },
  'projects.beginner': { open: FOR_EVERYBODY },
  'projects.search': { input: () => ({ languages: ['Rust'] }), open: FOR_EVERYBODY },
  'projects.searchByPrompt': { input: () => ({ search: 'a web framework' }) },
  'projects.recentIds': {},
  'projects.recent': {},
  'projects.issues': { input: ({ user }) => ({ projectId: user }), open: FOR_EVERYBODY, state: OF_GITHUB },
  'projects.find': { input: () => ({ name: 'honojs/hono' }), open: FOR_EVERYBODY },
  'projects.visit': { input: ({ user }) => ({ projectId: user }), state: OF_GITHUB },
  'projects.startCodespace': { input: () => ({ name: 'honojs/hono' }), state: 'it takes a project that one looked at' },
  'projects.follow': { input: ({ user }) => ({ projectId: user, isFollowed: true }), state: OF_GITHUB },
  'pairing.create': { input: ({ user }) => ({ issueId: user }), state: OF_GITHUB },
  'pairing.createOfNumber': { input: ({ user }) => ({ projectId: user, number: 1 }), state: OF_GITHUB },
  'pairing.open': {},
  'pairing.own': {},
  'pairing.ofIssue': {
    input: ({ user }) => ({ issueId: user }),
    unknown: OF_MEETING,
    foreign: OF_MEETING,
    deleted: OF_MEETING,
  },
  'pairing.update': { input: ({ user }) => ({ requestId: user, status: 'interested' as const }), state: OF_PAIRING },
  'pairing.interested': { input: ({ user }) => ({ requestId: user }), state: OF_PAIRING },
  'pairing.accept': { input: ({ user }) => ({ requestId: user }), state: OF_PAIRING },
  'pairing.decline': { input: ({ user }) => ({ requestId: user }), state: OF_PAIRING },
  'pairing.withdraw': { input: ({ user }) => ({ requestId: user }), state: OF_PAIRING },
  'pairing.sayOutcome': { input: ({ user }) => ({ requestId: user, happened: true }), state: OF_PAIRING },
  'resources.searchSites': { input: () => ({ search: 'git bisect' }) },
  'resources.searchWeb': { input: () => ({ search: 'git bisect' }) },
  'users.bootstrap': { open: FOR_EVERYBODY },
  'contributions.list': {},
  'contributions.find': { state: OF_GITHUB },
  'contributions.keep': { input: ({ user }) => ({ contributionId: user }), state: OF_GITHUB },
  'contributions.savePass': { input: ({ user }) => ({ contributionId: user }), state: OF_GITHUB },
  'pathways.open': { input: () => ({ pathwayId: INTERNSHIP_PATHWAY }) },
  'pathways.update': {
    input: () => ({
      pathwayId: INTERNSHIP_PATHWAY,
      resources: [{ resourceId: `${INTERNSHIP_PATHWAY}/how-to-contribute`, isCompleted: true }],
    }),
  },
  'pathways.answer': {
    input: ({ user }) => ({ itemId: user, answer: 'a' }),
    state: 'it takes a question of the pathway',
  },
  'issues.get': { input: ({ user }) => ({ issueId: user }), open: FOR_EVERYBODY, state: OF_GITHUB },
  'issues.free': { input: () => ({ languages: ['Rust'] }), open: FOR_EVERYBODY },
  'issues.search': { input: () => ({ category: 'backend', languages: ['Rust'] }) },
  'issues.searchByCategory': { input: () => ({ category: 'backend', limit: 5 }) },
  'issues.workStatus': { input: () => ({ name: 'honojs/hono', number: 1 }), state: 'it takes an issue that was read' },
  'issues.claims': {},
  'issues.daily': {},
  'issues.claim': { input: ({ user }) => ({ issueId: user }), state: OF_GITHUB },
  'issues.endClaim': { input: ({ user }) => ({ issueId: user }), state: OF_GITHUB },
  'issues.sumUp': { input: () => ({ title: 'It breaks', body: 'With an empty file.', repo: 'honojs/hono' }) },

  'jobs.remote': { input: () => ({}), open: 'listings are for everybody' },
  'jobs.startup': { input: () => ({}), open: 'listings are for everybody' },
  'jobs.personal': { input: () => ({}) },
  'jobs.web': { input: () => ({}), open: 'what was found for somebody is for everybody' },
  'jobs.get': {
    input: ({ user }) => ({ listingId: user }),
    open: 'listings are for everybody',
    state: 'what sources tell is nobody’s own',
  },
  'jobs.locate': { input: () => ({}), open: 'a visitor stands somewhere too' },
  'jobs.choices': {},
  'jobs.saveSearch': { input: () => ({ name: 'Rust', tab: 'remote' as const, filters: { search: 'rust' } }) },
  'jobs.removeSearch': { input: ({ user }) => ({ searchId: user }), state: 'it takes a search that was saved' },
  'jobs.hideCompany': { input: () => ({ company: 'Acme', isHidden: true }) },
  'jobs.sources': { state: OF_ADMINISTRATORS },
  'jobs.changeSource': { input: () => ({ code: 'jobicy', isEnabled: true }), state: OF_ADMINISTRATORS },

  'connections.list': { input: ({ user }) => ({ userId: user }), foreign: OF_MEETING },
  'connections.requests': {},
  'connections.blocked': {},
  'connections.recommended': { input: () => ({}) },
  'connections.recommendedByInterest': { input: () => ({ interests: ['Backend'] }) },
  'notifications.settings': {},
  'notifications.saveSetting': {
    input: () => ({ kind: 'connectionRequested' as const, channel: 'atom' as const, isWanted: false }),
  },
  'challenges.list': { input: () => ({}), open: 'bounties are for everybody' },
  'challenges.listAll': { open: 'bounties are for everybody' },
  'challenges.get': { input: () => ({ challengeId: 606 }), open: 'bounties are for everybody' },
  'challenges.questions': { input: () => ({ challengeId: 606 }), open: 'bounties are for everybody' },
  'challenges.status': { input: () => ({ challengeId: 606 }) },
  'challenges.start': { input: () => ({ challengeId: 606 }), state: OF_OPEN_BOUNTY },
  'challenges.submit': {
    input: () => ({ challengeId: 606, link: 'https://github.com/jane/app' }),
    state: OF_OPEN_BOUNTY,
  },
  'challenges.changeEntry': {
    input: () => ({ challengeId: 606, link: 'https://github.com/jane/app' }),
    state: OF_OPEN_BOUNTY,
  },
  'challenges.removeEntry': { input: () => ({ challengeId: 606 }), state: OF_OPEN_BOUNTY },
  'challenges.checkEntry': { input: () => ({ challengeId: 606, link: 'https://example.com/' }) },
  'challenges.updateLicense': { input: () => ({ challengeId: 606, acceptedLicense: true }) },
  'challenges.follow': { input: () => ({ challengeId: 606, isFollowing: true }) },
  'challenges.joinTeam': { input: () => ({ challengeId: 606, teamCode: 'CODE' }), state: 'it takes a team' },
  'challenges.leaveTeam': { input: () => ({ challengeId: 606 }), state: 'it takes a team' },
  'challenges.ask': { input: () => ({ challengeId: 606, text: 'May I use a framework?' }) },
  'challenges.answer': { input: () => ({ questionId: 'question', answer: 'Yes.' }), state: 'it takes a judge' },
  'challengeJudging.list': { input: () => ({ challengeId: 606 }), state: 'it takes a judge' },
  'challengeJudging.score': { input: () => ({ entryId: 'entry', points: [1] }), state: 'it takes a judge' },
  'challengeAdmin.list': { state: OF_ADMINISTRATORS },
  'challengeAdmin.get': { input: () => ({ challengeId: 606 }), state: OF_ADMINISTRATORS },
  'challengeAdmin.save': {
    input: () => ({
      ...{ challengeId: null, content: CONTENT, opensAt: null, endsAt: null, decideBy: null },
      ...{ sponsorName: '', sponsorUrl: null, funding: 'none' as const, judges: [], reason: 'A new one' },
    }),
    state: OF_ADMINISTRATORS,
  },
  'challengeAdmin.change': {
    input: () => ({ challengeId: 606, status: 'Closed' as const, isListed: true, reason: 'It is over' }),
    state: OF_ADMINISTRATORS,
  },
  'challengeAdmin.decide': { input: () => ({ challengeId: 606, reason: 'It is over' }), state: OF_ADMINISTRATORS },
  'challengeAdmin.recordPayment': {
    input: () => ({ challengeId: 606, place: 1, paidOn: '2026-03-01', note: 'Bank transfer' }),
    state: OF_ADMINISTRATORS,
  },
  'events.unwritten': {},
  'journal.month': { input: () => ({ month: '2026-03' }) },
  'journal.onThisDay': { input: () => ({ day: '2026-03-01' }) },
  'journal.savePass': { input: () => ({ about: `sectionCompleted:${crypto.randomUUID()}` }) },
  'connections.report': {
    input: ({ user }) => ({ userId: user, reason: 'spam' as const }),
    foreign: OF_MEETING,
    state: 'nobody reports themselves',
  },
  'connections.reports': { input: () => ({ offset: 0 }), state: OF_ADMINISTRATORS },
  'connections.settleReport': { input: () => ({ id: 'report', reason: 'Looked at' }), state: OF_ADMINISTRATORS },
  'connections.savePass': {
    input: ({ user }) => ({ userId: user, isPassed: true }),
    ...{
      foreign: OF_MEETING,
      unknown: 'who is not there is not recommended',
      deleted: 'who is not there is not recommended',
    },
  },
  'connections.check': { input: ({ user }) => ({ userId: user }), foreign: OF_MEETING },
  'connections.request': {
    input: ({ user }) => ({ userId: user }),
    foreign: OF_MEETING,
    state: 'nobody connects with themselves',
  },
  'connections.accept': { input: ({ user }) => ({ userId: user }), state: 'nobody has asked them' },
  'connections.decline': { input: ({ user }) => ({ notificationId: user }), state: 'nobody has asked them' },
  'connections.remove': {
    input: ({ user }) => ({ userId: user }),
    ...{ unknown: ENDED_ALREADY, foreign: ENDED_ALREADY, deleted: ENDED_ALREADY },
  },
  'connections.block': {
    input: ({ user }) => ({ userId: user }),
    foreign: 'anybody may be blocked',
    state: 'nobody blocks themselves',
  },
  'connections.unblock': {
    input: ({ user }) => ({ userId: user }),
    ...{ unknown: ENDED_ALREADY, foreign: ENDED_ALREADY, deleted: ENDED_ALREADY },
  },
  'connections.markRead': {},

  'reputation.calculate': {},
  'reputation.leaders': { input: () => ({ board: 'week' }), open: 'the leaderboard is for everybody' },
  'reputation.receipts': {
    input: ({ user }) => ({ userId: user }),
    open: 'points are seen with the profile',
    foreign: 'points are seen with the profile',
  },
  'reputation.saveRanking': { input: () => ({ isRanked: false }) },
  'reputation.score': {
    input: ({ user }) => ({ userId: user }),
    open: 'points are seen with the profile',
    foreign: 'points are seen with the profile',
  },
  'reputation.summary': {
    input: ({ user }) => ({ userId: user }),
    open: 'points are seen with the profile',
    foreign: 'points are seen with the profile',
  },

  'journal.add': { input: () => ({ title: 'A day', tags: ['rust'] }) },
  'journal.post': { input: () => ({ post: 'A day.' }) },
  'journal.remove': { input: ({ written }) => ({ id: written }), deleted: OF_ACCOUNT },
  'journal.list': { input: ({ user }) => ({ userId: user }) },
  'journal.update': {
    input: ({ written }) => ({
      ...{ id: written, revision: 1, title: 'A day', summary: '', link: null, tags: [] },
      ...{ isPublic: true, day: '2026-01-01' },
    }),
    deleted: OF_ACCOUNT,
  },
  'journal.mine': { input: () => ({ search: 'day' }) },
  'journal.summary': {},

  'events.recent': {},
  'events.projects': {},
  'events.questions': {},
  'events.listPublic': { open: 'everybody may come' },

  'profiles.createEditToken': {},
  'profiles.editPermission': {
    input: ({ user }) => ({ userId: user, editToken: 'token' }),
    ...{ unknown: SAYS_NO, foreign: SAYS_NO, deleted: SAYS_NO, malformed: SAYS_NO },
  },

  'profiles.get': {
    input: ({ user }) => ({ id: user }),
    open: 'a profile is for everybody, until its owner hides it',
    foreign: 'a profile is for everybody, until its owner hides it',
  },
  'profiles.metadata': {
    input: ({ user }) => ({ id: user }),
    open: 'a profile is for everybody, until its owner hides it',
    foreign: 'a profile is for everybody, until its owner hides it',
  },
  'profiles.updateImage': { input: ({ picture }) => ({ id: picture, caption: 'A tool' }), deleted: OF_ACCOUNT },
  'profiles.removeImage': { input: ({ picture }) => ({ id: picture }), deleted: OF_ACCOUNT },
  'profiles.describeLink': {
    input: () => ({ url: 'https://page.example/' }),
    state: 'no page is there in these tests',
  },
  'profiles.writeBio': { input: () => ({ name: 'Jane Doe', languages: ['Go'] }) },
  'profiles.prompt': {},
  'profiles.config': {},
  'profiles.saveConfig': { input: () => ({ hiddenSections: ['jobs' as const] }) },
  'profiles.save': { input: () => ({ name: 'Jane Doe', shortBio: 'Writes tests.' }) },
  'profiles.saveEntry': {
    input: ({ entry }) => ({
      ...{ id: entry, kind: 'job' as const, organization: 'Doe and Daughters', title: 'Lead' },
      ...{ startedIn: '2020-01', endedIn: '2024-06' },
    }),
    deleted: OF_ACCOUNT,
  },
  'profiles.removeEntry': { input: ({ entry }) => ({ id: entry }), deleted: OF_ACCOUNT },
  'profiles.saveBio': { input: () => ({ linkedInText: 'Ten years of tests.' }) },

  'users.sessions': {},
  'users.endSession': { input: ({ session }) => ({ id: session }), deleted: OF_ACCOUNT },
  'users.endSessions': { input: () => ({ which: 'others' as const }) },

  'waitlist.contactUs': {
    input: () => ({ name: 'Jane Doe', email: 'jane@tubli.test', waitlist: 'os' as const }),
    open: 'visitors join waitlists',
  },
  'waitlist.join': {
    input: () => ({ name: 'Jane Doe', email: 'jane@tubli.test', companyName: 'Doe and Daughters' }),
    open: 'visitors join waitlists',
  },
  'waitlist.export': {
    input: () => ({ waitlist: 'os' as const }),
    state: 'only an administrator reads it',
  },

  'internships.saveApplication': { input: () => ({ linkedInUrl: 'https://www.linkedin.com/in/jane-doe' }) },

  'users.savePreferences': { input: () => ({ skipsPlan: true, languages: ['Go'] }) },
  'users.addresses': {},
  'users.createAddress': { input: () => ({ kind: 'feed' as const }) },
  'users.removeAddress': { input: () => ({ kind: 'feed' as const }) },
  'users.update': { input: () => ({ name: 'Jane Doe', location: 'Tartu' }) },
  'users.roles': { open: 'words that everybody may read' },

  'users.get': {
    input: ({ user }) => ({ id: user }),
    open: 'a name stands on whatever somebody shares',
    foreign: 'a name stands on whatever somebody shares',
  },
}
