import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { RECOMMENDED_PEOPLE, type ReasonKind } from '#shared/connections/rules.ts'
import type { RecommendedPerson } from '#shared/connections/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import { connectionPasses, connections, contributions, profiles, roadmaps, users } from '#worker/db/schema/index.ts'
import { PERSON } from './queries.ts'
import { isBetween, isMet } from './scope.ts'

const viewer = alias(users, 'viewer')
const peer = alias(users, 'peer')
const own = alias(roadmaps, 'own')
const ownWork = alias(contributions, 'own_work')

/** Whether the viewer wants somebody by this kind of reason. */
const isWanted = (kind: ReasonKind): SQL => sql`not exists (
  select from ${connectionPasses} where ${connectionPasses.userId} = ${viewer.id} and ${connectionPasses.kind} = ${sql.raw(`'${kind}'`)})`

const PASSED = sql<ReasonKind[]>`array(
  select ${connectionPasses.kind} from ${connectionPasses}
  where ${connectionPasses.userId} = ${users.id} and ${connectionPasses.personId} is null order by 1)`

/** A roadmap that both learn, and that the other one shows to everybody. */
const SAME_ROADMAP = sql<string | null>`(
  select ${roadmaps.title} from ${roadmaps} join ${roadmaps} ${own} on lower(${own.title}) = lower(${roadmaps.title})
  where ${isWanted('roadmap')} and ${roadmaps.userId} = ${users.id} and ${roadmaps.isListed} and ${roadmaps.state} = 'success'
    and ${own.userId} = ${viewer.id} and ${own.state} = 'success' limit 1)`

/** A repository that both have a receipt from, which everybody may read. */
const SAME_PROJECT = sql<string | null>`(
  select ${contributions.repository} from ${contributions}
    join ${contributions} ${ownWork} on ${ownWork.repositoryKey} = ${contributions.repositoryKey}
  where ${isWanted('project')} and ${contributions.userId} = ${users.id} and ${contributions.status} = 'kept'
    and ${ownWork.userId} = ${viewer.id} and ${ownWork.status} = 'kept'
  order by ${contributions.mergedAt} desc limit 1)`

const asTexts = (list: unknown) => sql<string[]>`array(select jsonb_array_elements_text(${list}::jsonb))`

/** What both say they do, or what the other one does of what the viewer named. */
const sharedRoles = (named: unknown) =>
  sql<string[]>`array(
    select unnest(${users.roles}) intersect select unnest(${viewer.roles} || ${asTexts(named)}) where ${isWanted('roles')})`

/** What both say they write, where the other one shows it. */
const SHARED_LANGUAGES = sql<string[]>`array(
  select unnest(${users.languages}) intersect select unnest(${viewer.languages})
  where ${isWanted('languages')} and not coalesce(${profiles.hiddenSections} @> '["skills"]', false)
  order by 1)`

/** Among so many of each kind, the newest here, the best are looked for. */
const CANDIDATES = 100

/** Statements: who may have each kind of reason. */
function candidatesOf(db: Database, { userId, interests }: Record<'userId' | 'interests', Slot<string>>) {
  const alike = (isAlike: SQL) =>
    db
      .select({ id: peer.id })
      .from(peer)
      .innerJoin(viewer, sql`${viewer.id} = ${userId}::uuid`)
      .where(isAlike)
      .orderBy(desc(peer.id))
      .limit(CANDIDATES)
  return {
    ofRoadmaps: db
      .select({ id: roadmaps.userId })
      .from(roadmaps)
      .innerJoin(own, sql`lower(${own.title}) = lower(${roadmaps.title})`)
      .where(and(sql`${own.userId} = ${userId}::uuid`, eq(own.state, 'success'), eq(roadmaps.isListed, true)))
      .limit(CANDIDATES),
    ofProjects: db
      .select({ id: contributions.userId })
      .from(contributions)
      .innerJoin(ownWork, eq(ownWork.repositoryKey, contributions.repositoryKey))
      .where(
        and(sql`${ownWork.userId} = ${userId}::uuid`, eq(ownWork.status, 'kept'), eq(contributions.status, 'kept')),
      )
      .limit(CANDIDATES),
    ofRoles: alike(sql`${peer.roles} && (${viewer.roles} || ${asTexts(interests)})`),
    ofLanguages: alike(sql`${peer.languages} && ${viewer.languages}`),
  }
}

const readPeople = prepared(['userId', 'interests'], (db, { userId, interests }) => {
  const { ofRoadmaps, ofProjects, ofRoles, ofLanguages } = candidatesOf(db, { userId, interests })
  const met = db
    .select({
      ...PERSON,
      shortBio: PERSON.shortBio.as('bio'),
      roadmap: SAME_ROADMAP.as('roadmap'),
      project: SAME_PROJECT.as('project'),
      sharedRoles: sharedRoles(interests).as('shared_roles'),
      sharedLanguages: SHARED_LANGUAGES.as('shared_languages'),
    })
    .from(users)
    .innerJoin(viewer, sql`${viewer.id} = ${userId}::uuid`)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(connections, isBetween(userId, sql`${users.id}`))
    .where(
      and(
        sql`${users.id} in ((${ofRoadmaps}) union (${ofProjects}) union (${ofRoles}) union (${ofLanguages}))`,
        isMet(userId),
        sql`${users.id} <> ${userId}::uuid and not ${users.isDummy} and ${connections.id} is null`,
        sql`not exists (select from ${connectionPasses} where ${connectionPasses.userId} = ${userId}::uuid and ${connectionPasses.personId} = ${users.id})`,
      ),
    )
    // a fence: each reason is found once, and not again where it is asked for
    .offset(0)
    .as('met')
  const others = sql`cardinality(${met.sharedRoles}) + cardinality(${met.sharedLanguages})`
  return db
    .select()
    .from(met)
    .where(or(isNotNull(met.roadmap), isNotNull(met.project), sql`${others} > 0`))
    .orderBy(sql`${met.roadmap} is null`, sql`${met.project} is null`, desc(others), desc(met.userId))
    .limit(RECOMMENDED_PEOPLE)
})

const readPassed = prepared(['userId'], (db, { userId }) =>
  db
    .select({ without: PASSED.as('without') })
    .from(users)
    .where(sql`${users.id} = ${userId}::uuid`),
)

/** Whom the caller might ask, each with the reasons (C072); for newcomers also by what they are interested in (C073). */
export async function findPeople(
  { db, actor: { userId } }: UserContext,
  { interests = [] }: { interests?: string[] | undefined },
): Promise<{ people: RecommendedPerson[]; without: ReasonKind[] }> {
  const { rows, passed } = await batch(db, {
    rows: readPeople(db, { userId, interests: JSON.stringify(interests) }),
    passed: readPassed(db, { userId }),
  })
  return {
    without: passed[0]?.without ?? [],
    people: rows.map(({ roadmap, project, sharedRoles: roles, sharedLanguages: languages, ...person }) => {
      const reasons = [
        ...(roadmap ? [{ kind: 'roadmap' as const, says: `Also learns ${roadmap}` }] : []),
        ...(project ? [{ kind: 'project' as const, says: `Also contributed to ${project}` }] : []),
        ...(roles.length > 0 ? [{ kind: 'roles' as const, says: `Also in ${roles.join(', ')}` }] : []),
        ...(languages.length > 0 ? [{ kind: 'languages' as const, says: `Also writes ${languages.join(', ')}` }] : []),
      ]
      return { ...person, reasons: reasons.map(({ says }) => says), kinds: reasons.map(({ kind }) => kind) }
    }),
  }
}
