import * as z from 'zod'
import {
  AUTHOR_ROLES,
  MOST_IDS,
  PROJECT_CATEGORIES,
  type ProjectCategory,
  REPOSITORY_NAME,
  SEARCH_MAX_LENGTH,
} from './rules.ts'

/** What a project says of contributions made with AI, in its own words. */
const AiPolicy = z.object({ quote: z.string(), url: z.string() })
export type AiPolicy = z.infer<typeof AiPolicy>

const Contributor = z.object({ login: z.string(), avatarUrl: z.string().nullable(), contributions: z.int() })
export type Contributor = z.infer<typeof Contributor>

/** A repository in a list. */
export const ListedProject = z.object({
  ...{ projectId: z.string(), name: z.string(), description: z.string(), avatarUrl: z.string().nullable() },
  ...{ topics: z.array(z.string()), languages: z.array(z.string()), categories: z.array(z.string()) },
  ...{ stars: z.int(), health: z.int().nullable(), weeklyActivity: z.number().nullable(), isArchived: z.boolean() },
  /** Open issues that nobody has taken. */
  freeIssues: z.int(),
  /** When GitHub last told of it; null where only our own list does, whose stars are about right. */
  fetchedAt: z.string().nullable(),
})
export type ListedProject = z.infer<typeof ListedProject>

/** A page of a list, and where the next one begins. */
export const ProjectPage = z.object({ projects: z.array(ListedProject), next: z.int().nullable() })
export type ProjectPage = z.infer<typeof ProjectPage>

export const RecentIds = z.object({ projectIds: z.array(z.string()) })

/** 3§3: all of one. */
export const Project = ListedProject.extend({
  ...{ size: z.int().nullable(), growthRate: z.number().nullable(), license: z.string().nullable() },
  ...{ contributingUrl: z.string().nullable(), documentationUrl: z.string().nullable() },
  ...{ prTemplateUrl: z.string().nullable(), readmeUrl: z.string().nullable(), readmeSummary: z.string().nullable() },
  ...{ keyPoints: z.array(z.string()), setup: z.string().nullable(), aiPolicy: AiPolicy.nullable() },
  contributors: z.array(Contributor),
  ...{ medianAnswerHours: z.number().nullable(), pushedAt: z.string().nullable() },
  /** Of the caller; no for a visitor. */
  isFollowed: z.boolean(),
  /** GitHub says that it is gone. */
  isMissing: z.boolean(),
})
export type Project = z.infer<typeof Project>

const PickPart = z.object({
  name: z.enum(['unassigned', 'unlinked', 'unclaimed', 'alive', 'answers', 'guide', 'setup', 'size']),
  outcome: z.enum(['yes', 'partly', 'no', 'unknown']),
  ...{ points: z.int(), most: z.int(), text: z.string() },
})

/** An issue in a list, with whether it is free. */
export const ListedIssue = z.object({
  ...{ issueId: z.string(), projectId: z.string(), projectName: z.string(), number: z.int(), title: z.string() },
  ...{ labels: z.array(z.string()), authorRole: z.enum(AUTHOR_ROLES), comments: z.int() },
  ...{ openedAt: z.string(), lastUpdatedAt: z.string(), fetchedAt: z.string() },
  estimatedCred: z.number(),
  ...{ isFree: z.boolean(), score: z.int(), takenBecause: z.string().nullable(), parts: z.array(PickPart) },
})
export type ListedIssue = z.infer<typeof ListedIssue>

/** Of whoever claims it here: only the caller's own claim says when it ends. */
const Claim = z.object({ isOwn: z.boolean(), expiresAt: z.string().nullable() })

export const Issue = ListedIssue.extend({ body: z.string(), project: Project, claim: Claim.nullable() })
export type Issue = z.infer<typeof Issue>

export const IssueList = z.object({ issues: z.array(ListedIssue) })
export type IssueList = z.infer<typeof IssueList>

/** C023, C024: a repository's issues; where it has none, those of like ones stand beside (R-OSS-03). */
export const ProjectIssues = z.object({
  project: Project,
  issues: z.array(ListedIssue),
  next: z.int().nullable(),
  showRelatedIssues: z.boolean(),
  relatedIssues: z.array(ListedIssue),
})
export type ProjectIssues = z.infer<typeof ProjectIssues>

const Id = z.string().min(1).max(120)
const Words = z.array(z.string().trim().min(1).max(60)).max(20)
/** Spelled with or without capitals (G-OSS-06). */
const Category = z
  .string()
  .max(60)
  .transform((name) => PROJECT_CATEGORIES.find((known) => known.toLowerCase() === name.trim().toLowerCase()))
  .refine((known): known is ProjectCategory => known !== undefined, 'There is no such category.')
const search = z.string().trim().max(SEARCH_MAX_LENGTH, `Use ${SEARCH_MAX_LENGTH} characters or fewer.`)
const cursor = z.int().min(0).max(100_000).nullish()

export const ProjectInput = z.object({ projectId: Id })
export const ListByIdsInput = z.object({ projectIds: z.array(Id).max(MOST_IDS, `Ask for ${MOST_IDS} at most.`) })
export const ListByLanguagesInput = z.object({ languages: Words, cursor })
/** D027: languages put those first that have one of them. */
export const ListByCategoriesInput = z.object({
  categories: z.array(Category).min(1, 'Name a category.').max(PROJECT_CATEGORIES.length),
  languages: Words.default([]),
  cursor,
})
export type ListByCategoriesInput = z.output<typeof ListByCategoriesInput>

/** C026, C114 */
export const SearchProjectsInput = z.object({
  search: search.default(''),
  topics: Words.default([]),
  languages: Words.default([]),
  cursor,
})
export type SearchProjectsInput = z.output<typeof SearchProjectsInput>

export const FindProjectInput = z.object({
  name: z.string().max(150).regex(REPOSITORY_NAME, 'Expected a repository as owner/name.'),
})

/** C038 */
export const Codespace = z.object({ name: z.string(), url: z.string(), state: z.string() })

export const ListIssuesInput = ProjectInput.extend({ cursor })
export const IssueInput = z.object({ issueId: Id })

/** C027, D009 */
export const SearchIssuesInput = z.object({
  category: Category.optional(),
  topics: Words.default([]),
  languages: Words.default([]),
  search: search.default(''),
  limit: z.int().min(1).max(50).default(20),
})
export type SearchIssuesInput = z.output<typeof SearchIssuesInput>

export const FollowProjectInput = ProjectInput.extend({ isFollowed: z.boolean() })

export const WorkStatusInput = FindProjectInput.extend({ number: z.int().min(1).max(2_000_000_000) })
export const WorkStatus = z.object({ status: z.enum(['none', 'claimed', 'released']) })
export type WorkStatus = z.infer<typeof WorkStatus>

export const ClaimedIssues = z.object({
  claims: z.array(
    z.object({
      ...{ issueId: z.string(), projectId: z.string(), projectName: z.string(), number: z.int(), title: z.string() },
      expiresAt: z.string(),
    }),
  ),
})
export type ClaimedIssues = z.infer<typeof ClaimedIssues>

/** C104: an issue's own words, which are data and nothing else. */
export const SumUpInput = z.object({
  title: z.string().trim().min(1).max(500),
  body: z.string().max(20_000).default(''),
  repo: z.string().max(200).default(''),
})
export type SumUpInput = z.output<typeof SumUpInput>

export const IssueSummary = z.object({ summary: z.string(), author: z.string(), isFallback: z.boolean() })

/** One free issue a day of what somebody follows. */
export const DailyIssue = z.object({ issue: ListedIssue.nullable(), follows: z.int() })
export type DailyIssue = z.infer<typeof DailyIssue>
