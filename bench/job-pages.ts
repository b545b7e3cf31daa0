import type pg from 'pg'
import { listPersonal, listRemote, listStartup } from '#worker/features/jobs/listing/tabs.ts'
import { measureAmongMany } from './among-many.ts'
import type { Stage } from './stage.ts'

/** The board among many listings. */
export const measureJobs = (stage: Stage) =>
  measureAmongMany(stage, {
    ...{ what: 'jobs', name: 'jobs', fill },
    read: {
      remote: (ctx) => listRemote(ctx, {}),
      everything: (ctx) => listRemote(ctx, { search: '' }),
      startups: (ctx) => listStartup(ctx, {}),
      'for somebody': (ctx) => listPersonal(ctx, {}),
      'a word': (ctx) => listRemote(ctx, { search: 'skill7' }),
      filters: (ctx) => listRemote(ctx, { search: 'engineer', salary: 90_000, seniority: 'senior', timeZone: 1 }),
    },
  })

/** So many listings, a minute apart, of which each nineteenth is a startup's, and somebody with two languages. */
async function fill(client: pg.Client, listings: number, userId: string): Promise<void> {
  await client.query(`insert into sources (code) select 'source' || n from generate_series(0, 9) n`)
  await client.query(
    `insert into job_startups (company_key, name, website, one_liner, batch, source)
     select 'company' || n, 'Company ' || n, 'https://example.com', 'Builds things.', 'W26', 'source0' from generate_series(0, 9) n`,
  )
  await client.query(
    `insert into job_listings (source, external_id, url, title, company, company_key, title_key, description, is_startup, is_remote,
       seniority, salary_min, salary_max, salary_yearly, salary_period, salary_currency, time_zones, posted_at, confirmed_by)
     select 'source' || n % 10, n::text, 'https://example.com/' || n,
       (array['Software Engineer', 'Backend Engineer', 'Junior Developer', 'Data Engineer', 'Designer of software'])[1 + n % 5]
         || case when n % 200 = 0 then ', Rust' else ', team' || n % 2000 end,
       'Company ' || n % 500, 'company' || n % 500, 'title' || n,
       'You know skill' || n % 21 || case when n % 7 = 0 then ' and TypeScript.' else ' and Python.' end || repeat(' We build things for people who build things.', 20),
       n % 19 = 3,
       n % 4 > 0, (array['senior', 'junior', null])[1 + n % 3], v, v, v, case when v is not null then 'year' end,
       case when v is not null then 'EUR' end, case when n % 2 = 0 then array[0, 1, 2]::real[] else '{}' end,
       now() - make_interval(mins => n), 'source'
     from generate_series(1, $1::int) n, lateral (select case when n % 3 = 0 then 40000 + n % 90 * 1000 end as v) pay`,
    [listings],
  )
  await client.query(
    `update users set languages = '{TypeScript,Rust}', selected_languages = '{TypeScript,Rust}' where id = $1`,
    [userId],
  )
  await client.query(
    `insert into job_hidden_companies (user_id, company_key, company) values ($1, 'company3', 'Company 3')`,
    [userId],
  )
}
