import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { ProfileEntry } from '#shared/profiles/entry-schemas.ts'
import type {
  EditPermissionInput,
  EditPermissionOutput,
  GetProfileInput,
  PortfolioImage,
  Profile,
  ProfileConfig,
  ProvedSkill,
} from '#shared/profiles/schemas.ts'
import { type ProfileSection, SECTION_OF_ENTRY } from '#shared/profiles/section-rules.ts'
import { sha256 } from '#worker/bearer.ts'
import type { Context, UserContext } from '#worker/context.ts'
import type { Database } from '#worker/db/client.ts'
import { prepared, type Slot } from '#worker/db/prepared.ts'
import {
  certificates,
  contributions,
  oauthAccounts,
  profileEditTokens,
  profileEntries,
  profileImages,
  profiles,
  sessions,
  users,
} from '#worker/db/schema/index.ts'
import { asId } from '#worker/db/sql.ts'
import { DomainError } from '#worker/errors.ts'
import { isPro } from '#worker/features/billing/scope.ts'
import { describeProfile } from './rules.ts'
import { visible } from './scope.ts'

/**
 * A token is a second factor, never the only one: it counts for its own person, in the session it was made in (SEC-04).
 * `isOwn` says that it is the caller's, though its day or its session is over (G-PROF-04).
 */
export async function getEditPermission(
  { db, actor }: UserContext,
  { userId, editToken }: z.infer<typeof EditPermissionInput>,
): Promise<z.infer<typeof EditPermissionOutput>> {
  const [found] = await db
    .select({
      isGood: sql<boolean>`${sessions.tokenHash} = ${actor.tokenHash} and ${profileEditTokens.expiresAt} > now()`,
    })
    .from(profileEditTokens)
    .innerJoin(sessions, eq(sessions.id, profileEditTokens.sessionId))
    .where(and(eq(profileEditTokens.tokenHash, await sha256(editToken)), eq(profileEditTokens.userId, actor.userId)))
  const isOwn = found !== undefined && userId === actor.userId
  return { isOwn, isPermitted: isOwn && found.isGood }
}

/** A person's entries as one column, so that a profile is one read. */
const ENTRIES = sql<ProfileEntry[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${profileEntries.id}, 'kind', ${profileEntries.kind}, 'organization', ${profileEntries.organization},
    'title', ${profileEntries.title}, 'startedIn', ${profileEntries.startedIn}, 'endedIn', ${profileEntries.endedIn},
    'description', ${profileEntries.description}, 'url', ${profileEntries.url}
  ) order by ${profileEntries.endedIn} desc nulls first, ${profileEntries.startedIn} desc, ${profileEntries.id}), '[]')
  from ${profileEntries} where ${profileEntries.userId} = ${users.id})`

/** The same with what is proved, each skill once: by the latest certificate that names it, or else by the latest merged work. */
const SKILLS = sql<ProvedSkill[]>`(
  select coalesce(json_agg(proved.skill order by proved.since desc, proved.name), '[]')
  from (
    select distinct on (lower(named.name)) named.name, named.since, named.skill
    from (
      select skill as name, ${certificates.issuedAt} as since, 1 as rank, json_build_object(
        'proof', 'certificate', 'name', skill, 'certificateId', ${certificates.id}, 'title', ${certificates.title}) as skill
      from ${certificates}, unnest(${certificates.skills}) skill
      where ${certificates.userId} = ${users.id} and ${certificates.revokedAt} is null
      union all
      select ${contributions.language}, ${contributions.mergedAt}, 2, json_build_object('proof', 'work', 'name', ${contributions.language},
        'title', ${contributions.title}, 'repository', ${contributions.repository}, 'number', ${contributions.number})
      from ${contributions}
      where ${contributions.userId} = ${users.id} and ${contributions.status} = 'kept' and ${contributions.language} is not null
    ) named
    order by lower(named.name), named.rank, named.since desc
  ) proved)`

/** The same with their pictures. */
const IMAGES = sql<PortfolioImage[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${profileImages.id}, 'caption', ${profileImages.caption}, 'width', ${profileImages.width}, 'height', ${profileImages.height}
  ) order by ${profileImages.createdAt} desc, ${profileImages.id}), '[]')
  from ${profileImages} where ${profileImages.userId} = ${users.id})`

/** Statement: a person's profile as far as the viewer may see it; who has said nothing has the defaults of one. */
export const findProfile = (db: Database, { id, viewerId }: { id: Slot<string>; viewerId: Slot<string | null> }) =>
  db
    .select({
      user: users,
      profile: profiles,
      githubUsername: oauthAccounts.username,
      entries: ENTRIES,
      images: IMAGES,
      skills: SKILLS,
      isPro: sql<boolean>`${isPro(sql`${users.id}`)}`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(oauthAccounts, and(eq(oauthAccounts.userId, users.id), eq(oauthAccounts.provider, 'github')))
    .where(and(eq(users.id, id), visible(viewerId)))

export const readProfile = prepared(['id', 'viewerId'], findProfile)

/**
 * Somebody's profile (C012); what is private comes to its owner alone (SEC-19).
 * @throws DomainError not_found for nobody, and for a profile that the caller may not see (G-PROF-02)
 */
export async function getProfile({ db, actor }: Context, input: z.infer<typeof GetProfileInput>): Promise<Profile> {
  const viewerId = actor.kind === 'user' && !input.asVisitor ? actor.userId : null
  const [row] = await readProfile(db, { id: asId(input.id, 'person'), viewerId })
  if (!row) throw new DomainError('not_found', 'This person does not exist.')
  return toProfile(row, viewerId)
}

type Row = Awaited<ReturnType<typeof findProfile>>[number]

/** Who sees what of the caller's own profile (C015). */
export const getConfig = async (ctx: UserContext): Promise<ProfileConfig> =>
  toConfig(await getProfile(ctx, { id: ctx.actor.userId }))

export const toConfig = ({ pinned, own }: Profile): ProfileConfig => ({
  pinned,
  isPublic: own?.isPublic ?? true,
  hiddenSections: own?.hiddenSections ?? [],
})

/** The caller in one text (C001). */
export async function getPrompt({ db, actor: { userId } }: UserContext): Promise<{ prompt: string }> {
  const [row] = await readProfile(db, { id: userId, viewerId: userId })
  if (!row) throw new DomainError('not_found', 'This person does not exist.')
  return { prompt: describeProfile(toProfile(row, userId), row.user) }
}

/**
 * A list of what is given away, field by field: a new column stays private until it is named here, and what the owner keeps
 * from others is as if it were not there.
 */
export function toProfile(
  { user, profile, githubUsername, entries, images, skills, isPro }: Row,
  viewerId: string | null,
): Profile {
  const shows = (section: ProfileSection) => user.id === viewerId || !profile?.hiddenSections.includes(section)
  return {
    userId: user.id,
    name: user.name,
    avatarUrl: user.avatarUrl,
    shortBio: profile?.shortBio ?? '',
    storySummary: shows('about') ? (profile?.storySummary ?? '') : '',
    roles: user.roles,
    location: shows('location') ? user.location : null,
    githubUsername: shows('places') ? githubUsername : null,
    discord: shows('places') ? user.discord : null,
    sources: shows('places') ? (profile?.sources ?? {}) : {},
    pinned: profile?.pinned ?? [],
    entries: entries.filter(({ kind }) => shows(SECTION_OF_ENTRY[kind])),
    images: shows('portfolio') ? images : [],
    skills: shows('skills') ? skills : [],
    languages: shows('skills') ? user.languages : [],
    createdAt: user.createdAt,
    own:
      user.id === viewerId
        ? {
            email: user.email,
            linkedInText: profile?.linkedInText ?? null,
            bizdev: profile?.bizdev ?? null,
            isPublic: profile?.isPublic ?? true,
            hiddenSections: profile?.hiddenSections ?? [],
            isBlocked: profile?.isBlocked ?? false,
            isPlatformGenerated: profile?.isPlatformGenerated ?? false,
            isPro,
          }
        : null,
  }
}

/** Whose picture this is, where a visitor may see it (G-PROF-02). */
export const readImageOwner = prepared(['id'], (db, { id }) =>
  db
    .select({ userId: users.id })
    .from(profileImages)
    .innerJoin(users, eq(users.id, profileImages.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(eq(profileImages.id, id), visible(null), sql`not coalesce(${profiles.hiddenSections}, '[]') ? 'portfolio'`),
    ),
)
