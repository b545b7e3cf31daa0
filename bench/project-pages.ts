import type pg from 'pg'
import { getIssue, listIssues, searchIssues } from '#worker/features/projects/issues/queries.ts'
import { listByCategories, listSaying } from '#worker/features/projects/queries.ts'
import { measureAmongMany } from './among-many.ts'
import type { Stage } from './stage.ts'

const PROJECT = 'f0000000-0000-7000-8000-000000000001'
const ISSUE = '90000000-0000-7000-8000-000000000001'
const SEARCH = { topics: [], languages: ['Zig'], search: '', limit: 20 }

/** Open source, among a hundred thousand issues of ten thousand repositories, against five thousand, which fill a page as well. */
export const measureProjects = (stage: Stage) =>
  measureAmongMany(stage, {
    ...{ what: 'issues', name: 'projects', fill, few: 5000, many: 100_000 },
    read: {
      'free issues in a language': (ctx) => searchIssues(ctx, SEARCH),
      'issues by a word': (ctx) => searchIssues(ctx, { ...SEARCH, languages: [], search: 'whistle' }),
      'projects of a category': (ctx) => listByCategories(ctx, { categories: ['rust'], languages: [] }),
      'projects by words': (ctx) => listSaying(ctx.db, 'engine', [], 0),
      "a repository's page": (ctx) => listIssues(ctx, { projectId: PROJECT }),
      'an issue': (ctx) => getIssue(ctx, { issueId: ISSUE }),
    },
  })

/** So many issues, ten of a repository, most of them free; each fiftieth repository is in Zig, each word in each hundredth title. */
async function fill(client: pg.Client, issues: number): Promise<void> {
  await client.query(
    `insert into repositories (id, name, name_key, description, languages, tags, keywords, stars, best_score, pushed_at, fetched_at)
     select ('f0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'owner/r' || n, 'owner/r' || n,
       case when n % 100 = 1 then 'An engine of trains' else 'Something else of use' end,
       case when n % 50 = 1 then '{Zig}' else '{Go}' end::text[], case when n % 50 = 1 then '{zig}' else '{go}' end::text[],
       case when n % 50 = 1 then 'zig' else 'go' end, n, 90, now(), now()
     from generate_series(1, $1::int / 10) n`,
    [issues],
  )
  await client.query(
    `insert into issues (id, repository_id, number, title, body, is_linked, score, opened_at, last_updated_at)
     select ('90000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
       ('f0000000-0000-7000-8000-' || lpad((1 + (n - 1) / 10)::text, 12, '0'))::uuid, n,
       case when n % 100 = 1 then 'The whistle is silent ' else 'Something is wrong ' end || n, 'It is wrong.', false,
       case when n % 4 = 0 then 0 else 40 + n % 60 end, now(), now()
     from generate_series(1, $1::int) n`,
    [issues],
  )
}
