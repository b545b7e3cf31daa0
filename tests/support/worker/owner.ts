import { sql } from 'drizzle-orm'
import { phaseOf, sectionOf } from '#tests/factories/progress.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { keepImage } from '#worker/features/profiles/statements.ts'
import { callerFor } from './app.ts'
import { addQuestions, createCertificate, createStudy, database, opened } from './factories.ts'
import { beginPurchase } from './stripe.ts'

/** Of everything that has an id and belongs to somebody, one. */
export interface Ids {
  user: string
  roadmap: string
  phase: string
  section: string
  objective: string
  card: string
  bonus: string
  question: string
  certified: string
  certificate: string
  code: string
  intent: string
  session: string
  entry: string
  written: string
  picture: string
}

export interface Owner {
  user: TestUser
  ids: Ids
}

/** A person with something of everything, none of it shared. */
export async function createOwner(): Promise<Owner> {
  const study = await createStudy()
  const { user } = study
  const { progress } = await opened(study)
  const [question = ''] = await addQuestions(sectionOf(study))
  const { roadmapId: certified, certificateId } = await createCertificate(user)
  const { api } = await callerFor(user.token)
  const { inviteLink } = await api.invites.friendLink()
  const { intentId } = await beginPurchase(user)
  const entry = await api.profiles.saveEntry({
    ...{ kind: 'job', organization: 'Doe and Daughters', title: 'Engineer', startedIn: '2020-01', endedIn: null },
  })
  const written = await api.journal.post({ post: 'A day.' })
  const picture = crypto.randomUUID()
  await keepImage(database(), user.userId, { id: picture, width: 640, height: 480 })
  const { sessions } = await api.users.sessions()
  await database().execute(sql`update roadmaps set is_link_shared = false where user_id = ${user.userId}::uuid`)
  const ids = {
    user: user.userId,
    roadmap: study.roadmapId,
    phase: phaseOf(study),
    section: sectionOf(study),
    objective: progress.sections[0]?.objectives[0] ?? '',
    card: progress.sections[0]?.cards[0]?.id ?? '',
    bonus: progress.sections[0]?.bonusCards[0]?.id ?? '',
    question,
    certified,
    certificate: certificateId,
    code: inviteLink.split('/').at(-1) ?? '',
    intent: intentId,
    session: sessions[0]?.id ?? '',
    entry: entry.id,
    written: written.id,
    picture,
  }
  return { user, ids }
}

/** Every row that belongs to one of these people, as it stands. */
export async function rowsOf(...users: TestUser[]) {
  const isTheirs = sql`= any(${`{${users.map(({ userId }) => userId).join()}}`}::uuid[])`
  const own = sql`select id from roadmaps where user_id ${isTheirs}`
  const phases = sql`select id from roadmap_phases where roadmap_id in (${own})`
  const sections = sql`select id from phase_sections where phase_id in (${phases})`
  const questions = sql`select id from section_questions where section_id in (${sections})`
  const all = (table: string, where: ReturnType<typeof sql>) =>
    sql`(select coalesce(json_agg(t order by t::text), '[]') from ${sql.identifier(table)} t where ${where})`
  const ofUser = sql`user_id ${isTheirs}`
  const { rows } = await database().execute(sql`select
    ${all('users', sql`id ${isTheirs}`)} as users,
    ${all('sessions', ofUser)} as sessions,
    ${all('profile_entries', ofUser)} as entries,
    ${all('profile_images', ofUser)} as pictures,
    ${all('journal_entries', ofUser)} as journal,
    ${all('roadmaps', ofUser)} as roadmaps,
    ${all('roadmap_phases', sql`roadmap_id in (${own})`)} as phases,
    ${all('phase_sections', sql`phase_id in (${phases})`)} as sections,
    ${all('phase_progress', sql`phase_id in (${phases})`)} as phase_progress,
    ${all('section_progress', sql`section_id in (${sections})`)} as section_progress,
    ${all('section_notes', sql`section_id in (${sections})`)} as notes,
    ${all('section_content', sql`section_id in (${sections})`)} as content,
    ${all('section_questions', sql`section_id in (${sections})`)} as questions,
    ${all('section_tries', sql`question_id in (${questions})`)} as tries,
    ${all('certificates', sql`roadmap_id in (${own})`)} as certificates,
    ${all('credit_ledger', ofUser)} as ledger,
    ${all('credit_balances', ofUser)} as balances,
    ${all('payments', ofUser)} as payments,
    ${all('subscriptions', ofUser)} as subscriptions,
    ${all('reputation_events', ofUser)} as reputation,
    ${all('user_events', ofUser)} as events,
    ${all('invite_redemptions', ofUser)} as redemptions`)
  return rows[0]
}
