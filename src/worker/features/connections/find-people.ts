import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { RECOMMENDED_PEOPLE, type ReasonKind } from '#shared/connections/rules.ts'
import type { RecommendedPerson } from '#shared/connections/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { prepared } from '#worker/db/prepared.ts'
import { connectionPasses, connections, profiles, roadmaps, users } from '#worker/db/schema/index.ts'
import { PERSON } from './queries.ts'
import { isBetween, isMet } from './scope.ts'

const viewer = alias(users, 'viewer')
const peer = alias(users, 'peer')
const own = alias(roadmaps, 'own')

/** Whether the viewer wants nobody by this kind of reason. */
const isPassed = (kind: ReasonKind): SQL => sql`exists (
  select from ${connectionPasses} where ${connectionPasses.userId} = ${viewer.id} and ${connectionPasses.kind} = ${sql.raw(`'${kind}'`)})`

const PASSED = sql<ReasonKind[]>`array(
  select ${connectionPasses.kind} from ${connectionPasses}
  where ${connectionPasses.userId} = ${users.id} and ${connectionPasses.personId} is null order by 1)`

/** A roadmap that both learn, and that the other one shows to everybody. */
const SAME_ROADMAP = sql<string | null>`(
  select ${roadmaps.title} from ${roadmaps} join ${roadmaps} ${own} on lower(${own.title}) = lower(${roadmaps.title})
  where not ${isPassed('roadmap')} and ${roadmaps.userId} = ${users.id} and ${roadmaps.isListed} and ${roadmaps.state} = 'success'
    and ${own.userId} = ${viewer.id} and ${own.state} = 'success' limit 1)`

const asTexts = (list: unknown) => sql<string[]>`array(select jsonb_array_elements_text(${list}::jsonb))`

/** What both say they do, or what the other one does of what the viewer named. */
const sharedRoles = (named: unknown) =>
  sql<string[]>`array(
    select unnest(${users.roles}) intersect select unnest(${viewer.roles} || ${asTexts(named)}) where not ${isPassed('roles')})`

/** Among so many of each kind the best are looked for. */
const CANDIDATES = 200

const readPeople = prepared(['userId', 'interests'], (db, { userId, interests }) => {
  const shared = sharedRoles(interests)
  const ofRoadmaps = db
    .select({ id: roadmaps.userId })
    .from(roadmaps)
    .innerJoin(own, sql`lower(${own.title}) = lower(${roadmaps.title})`)
    .where(and(sql`${own.userId} = ${userId}::uuid`, eq(own.state, 'success'), eq(roadmaps.isListed, true)))
    .limit(CANDIDATES)
  const ofRoles = db
    .select({ id: peer.id })
    .from(peer)
    .innerJoin(viewer, sql`${viewer.id} = ${userId}::uuid`)
    .where(sql`${peer.roles} && (${viewer.roles} || ${asTexts(interests)})`)
    .orderBy(desc(peer.id))
    .limit(CANDIDATES)
  return db
    .select({ ...PERSON, roadmap: SAME_ROADMAP.as('roadmap'), shared: shared.as('shared') })
    .from(users)
    .innerJoin(viewer, sql`${viewer.id} = ${userId}::uuid`)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(connections, isBetween(userId, sql`${users.id}`))
    .where(
      and(
        sql`${users.id} in ((${ofRoadmaps}) union (${ofRoles}))`,
        isMet(userId),
        sql`${users.id} <> ${userId}::uuid and not ${users.isDummy} and ${connections.id} is null`,
        sql`not exists (select from ${connectionPasses} where ${connectionPasses.userId} = ${userId}::uuid and ${connectionPasses.personId} = ${users.id})`,
        sql`(${SAME_ROADMAP} is not null or cardinality(${shared}) > 0)`,
      ),
    )
    .orderBy(sql`${SAME_ROADMAP} is null`, desc(sql`cardinality(${shared})`), desc(users.id))
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
    people: rows.map(({ roadmap, shared, ...person }) => ({
      ...person,
      reasons: [
        ...(roadmap ? [`Also learns ${roadmap}`] : []),
        ...(shared.length > 0 ? [`Also in ${shared.join(', ')}`] : []),
      ],
      kinds: [...(roadmap ? (['roadmap'] as const) : []), ...(shared.length > 0 ? (['roles'] as const) : [])],
    })),
  }
}
