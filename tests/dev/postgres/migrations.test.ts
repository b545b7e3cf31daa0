import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '#dev/commands/migrate.ts'
import { startPostgres } from '#dev/postgres/postgres.ts'
import { root } from '#dev/run/project.ts'

/** A database as it was before the ledgers took any subject (0007), filled, and then brought up to date. */

const uuid = (letter: string, n = 1) => `${letter.repeat(8)}-0000-7000-8000-${String(n).padStart(12, '0')}`
const ANN = uuid('a')
const BEN = uuid('b')
const [FIRST, SECOND, DEEP, THIRD] = [uuid('c'), uuid('c', 2), uuid('c', 3), uuid('c', 4)]
const LONG_PROMPT =
  'I have kept servers  alive for ten years and now I want to learn how databases, of all things, store their rows'
const [PAID, TAKEN_BACK] = [uuid('d'), uuid('d', 2)]
const [PHASE, PHASE_2] = [uuid('e'), uuid('e', 2)]
const [SECTION, SECTION_2, SECTION_3] = [uuid('f'), uuid('f', 2), uuid('f', 3)]
const [QUESTION, QUESTION_2, QUESTION_3, QUESTION_4] = [uuid('7'), uuid('7', 2), uuid('7', 3), uuid('7', 4)]
const CERTIFIED = JSON.stringify([
  { title: 'One', sections: ['A', 'B'] },
  { title: 'Two', sections: ['C'] },
])
const TEXT = '0123456789abcdef0123456789abcdef'

type Row = [userId: string, delta: number, kind: string, roadmap: string | null, payment: string | null, key: string]

/** In the order of booking; Ben's payment went back when only one of its five credits was left. */
const LEDGER: Row[] = [
  [ANN, 3, 'grant', null, null, `grant:signup:${ANN}`],
  [BEN, 3, 'grant', null, null, `grant:signup:${BEN}`],
  [ANN, -1, 'reserve', FIRST, null, `reserve:${FIRST}`],
  [ANN, 1, 'return', FIRST, null, `return:${FIRST}`],
  [ANN, -1, 'reserve', FIRST, null, `reserve:${FIRST}:1`],
  [ANN, 0, 'settle', FIRST, null, `settle:${FIRST}:1`],
  [ANN, -1, 'reserve', SECOND, null, `reserve:${SECOND}`],
  [ANN, 0, 'settle', SECOND, null, `settle:${SECOND}`],
  [ANN, 1, 'refund', SECOND, null, `refund:${SECOND}`],
  [ANN, 5, 'purchase', null, PAID, `payment:${PAID}:1`],
  [ANN, -5, 'reversal', null, PAID, `payment:${PAID}:2`],
  [ANN, 5, 'restore', null, PAID, `payment:${PAID}:3`],
  [ANN, -1, 'sync', null, null, 'sync:1'],
  [BEN, 5, 'purchase', null, TAKEN_BACK, `payment:${TAKEN_BACK}:1`],
  [BEN, -7, 'sync', null, null, 'sync:2'],
  [BEN, -1, 'reversal', null, TAKEN_BACK, `payment:${TAKEN_BACK}:2`],
]

const values = (rows: unknown[][]) =>
  rows.map((row) => `(${row.map((one) => (one === null ? 'null' : `'${one}'`)).join(', ')})`).join(', ')

function filled(): string {
  const balances = new Map<string, number>()
  const booked = LEDGER.map(([userId, delta, ...rest]) => {
    const after = (balances.get(userId) ?? 0) + delta
    balances.set(userId, after)
    return [userId, delta, after, ...rest]
  })
  return `
    insert into users (id, name) values ${values([
      [ANN, 'Ann'],
      [BEN, 'Ben'],
    ])};
    insert into credit_balances (user_id, balance) values ${values([...balances])};
    insert into roadmaps (id, user_id, roadmap_type, query_type, learning_prompt, internal_learning_prompt, state, status)
    values ${values([
      [FIRST, ANN, 'normal', 'user', 'Learn Postgres', 'I know SQL', 'success', 'completed'],
      [SECOND, ANN, 'ai', 'ai', 'Learn Rust', null, 'success', null],
      [THIRD, BEN, 'normal', 'user', LONG_PROMPT, null, 'success', null],
    ])};
    insert into roadmap_phases (id, roadmap_id, position, title, overview) values ${values([
      [PHASE, FIRST, 1, 'Basics', 'All of them'],
      [PHASE_2, FIRST, 2, 'More', 'The rest'],
    ])};
    insert into phase_sections (id, phase_id, section_number, title, description, aim, category, objectives)
    values ${values([
      [SECTION, PHASE, 1, 'Tables now', 'd', 'a', 'c', '{one}'],
      [SECTION_2, PHASE, 2, 'Rows', 'd', 'a', 'c', '{one}'],
      [SECTION_3, PHASE, 3, 'Untouched', 'd', 'a', 'c', '{one}'],
    ])};
    insert into certificates (id, roadmap_id, user_id, recipient_name, learning_prompt, phases, text)
    values ('TB-OLD', '${SECOND}', '${ANN}', 'Ann', 'Learn Rust', '${CERTIFIED}', 'Ann has completed the roadmap Learn Rust');
    insert into section_questions (id, section_id, position, question, objective, key_points, author)
    values ${values([
      [QUESTION, SECTION, 1, 'What is a table?', 'one', '{rows}', 'builtin'],
      [QUESTION_2, SECTION_2, 1, 'What is a row?', 'one', '{columns}', 'a-model'],
      [QUESTION_3, SECTION_2, 2, 'What is a column?', 'one', '{values}', 'builtin'],
      [QUESTION_4, SECTION_3, 1, 'What is an alias?', 'one', '{names}', 'a-model'],
    ])};
    insert into section_answers (question_id, answer, is_accepted, feedback, judge, updated_at) values ${values([
      [QUESTION, 'Rows of one kind', true, 'Well said.', 'builtin', '2026-05-02T10:00:00Z'],
      [QUESTION_2, 'Columns in one line', true, 'Well said.', 'builtin', '2026-05-03T10:00:00Z'],
      [QUESTION_3, 'Values of one kind', true, 'Well said.', 'builtin', '2026-05-03T10:00:00Z'],
      [QUESTION_4, 'A name for a value', true, 'Well said.', 'a-model', '2026-05-03T10:00:00Z'],
    ])};
    insert into roadmaps (id, user_id, roadmap_type, learning_prompt, state, parent_roadmap_id, parent_section_id)
    values ${values([[DEEP, ANN, 'godeeper', 'Tables, deeper', 'success', FIRST, SECTION]])};
    insert into phase_progress (phase_id, status, version, last_section_id, updated_at)
    values ${values([[PHASE, 'in progress', 7, SECTION, '2026-05-01T10:00:00Z']])};
    insert into section_progress (section_id, status, completed_at, completed_title, is_content_populated)
    values ${values([
      [SECTION, 'completed', '2026-05-02T10:00:00Z', 'Tables', true],
      [SECTION_2, null, null, null, true],
    ])};
    insert into payments (id, user_id, intent_id, package_id, credits, amount, currency, status, credits_due,
      credits_missing, adjustments)
    values ${values([
      [PAID, ANN, 'pi_1', 'credits_5', 5, 500, 'usd', 'succeeded', 5, 0, 3],
      [TAKEN_BACK, BEN, 'pi_2', 'credits_5', 5, 500, 'usd', 'refunded', 0, 4, 2],
    ])};
    insert into credit_ledger (user_id, delta, balance_after, kind, roadmap_id, payment_id, idempotency_key)
    values ${values(booked)};
    insert into reputation_events (user_id, source, source_id, points) values ${values([
      [ANN, 'section', `${PHASE}:${TEXT}`, '2.50'],
      [ANN, 'section', `${PHASE_2}:${TEXT.replace('0', 'f')}`, '1.25'],
      [BEN, 'section', `${uuid('9')}:${TEXT}`, '3.00'],
    ])};
    insert into resources (link, title, author, kind, summary, source, topics) values ${values([
      ['https://example.com/own', 'Found for a section', 'a', 'article', 's', 'web', `{section:${SECTION}}`],
      ['https://example.com/all', 'Found for everybody', 'a', 'article', 's', 'web', '{docker}'],
    ])};`
}

/** How many rows every table has, by its name; terms are worked out anew. */
const COUNTS = `
  select relname as name, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || relname, true, true, '')))[1]::text::int as n
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'resource_terms' order by 1`

const SUMS = `
  select b.user_id, b.balance, (select sum(delta)::int from credit_ledger l where l.user_id = b.user_id) as sum,
    (select sum(points)::float from reputation_events e where e.user_id = b.user_id) as points
  from credit_balances b order by 1`

let folder: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let client: pg.Client
let before: { counts: unknown[]; sums: unknown[] }

const rowsOf = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows

/** One that Ann handed in to, and that Ben only agreed to the terms of; of the other there was no row. */
const BOUNTIES = `
  insert into challenges (id, status, is_listed) values (604, 'Open', false);
  insert into challenge_participations (challenge_id, user_id, license_version, licensed_at, started_at, submitted_at, link, details)
  values (604, '${ANN}', '1', now(), now(), now(), 'https://github.com/ann/app', 'Us'),
    (604, '${BEN}', '1', now(), null, null, null, null), (601, '${BEN}', '1', now(), now(), null, null, null)`

/** The migrations up to a number, without what `migrate` loads after them. */
async function migrationsUpTo(last: number): Promise<string> {
  const target = join(folder, `migrations-${last}`)
  await cp(join(root, 'drizzle'), target, {
    recursive: true,
    filter: (path) => !/catalogue|library\/|library$|drizzle\/(?:challenges|projects|pathways)/.test(path),
  })
  const journal = join(target, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] }
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }))
  return target
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-migrations-'))
  postgres = await startPostgres({ dataDir: join(folder, 'data') })
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await migrate(postgres.url, await migrationsUpTo(7))
  await client.query(filled())
  before = { counts: await rowsOf(COUNTS), sums: await rowsOf(SUMS) }
  await migrate(postgres.url, await migrationsUpTo(76))
  await client.query(BOUNTIES)
  await migrate(postgres.url, await migrationsUpTo(Number.POSITIVE_INFINITY))
})

afterAll(async () => {
  await client?.end()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('a database from before the ledgers took any subject, brought up to date', () => {
  it('every balance is the sum of its ledger, before and after, and no StreetCred is lost', async () => {
    expect(before.sums).toEqual([
      { user_id: ANN, balance: 6, sum: 6, points: 3.75 },
      { user_id: BEN, balance: 0, sum: 0, points: 3 },
    ])
    expect(await rowsOf(SUMS)).toEqual(before.sums)
  })

  it('no table has lost a row; only what is owed has become rows of its own', async () => {
    const counts = (await rowsOf(COUNTS)).filter(({ name }) => name !== 'credit_debts')
    const judged = ['section_questions', 'section_answers']
    const kept = (before.counts as { name: string }[]).filter(({ name }) => !judged.includes(name))
    expect(counts).toEqual(expect.arrayContaining(kept))
    expect(await rowsOf('select subject_kind, subject_id, user_id, credits from credit_debts')).toEqual([
      { subject_kind: 'payment', subject_id: TAKEN_BACK, user_id: BEN, credits: 4 },
    ])
  })

  it('every ledger row is about what it was about, under its own key', async () => {
    const rows = await rowsOf(`
      select user_id, delta, kind, subject_kind, subject_id, key from credit_ledger order by id`)
    expect(rows).toEqual(
      LEDGER.map(([userId, delta, kind, roadmap, payment, key]) => ({
        ...{ user_id: userId, delta, kind, key },
        subject_kind: roadmap ? 'roadmap' : payment ? 'payment' : 'account',
        subject_id: roadmap ?? payment ?? userId,
      })),
    )
  })

  it('a payment brings what it brought, and owes what it could not take back', async () => {
    const rows = await rowsOf(`
      select p.id, p.credits_due + coalesce((
        select credits from credit_debts where subject_kind = 'payment' and subject_id = p.id::text
      ), 0) as brought, (select sum(delta)::int from credit_ledger where subject_id = p.id::text) as booked
      from payments p order by p.id`)
    expect(rows).toEqual([
      { id: PAID, brought: 5, booked: 5 },
      { id: TAKEN_BACK, brought: 4, booked: 4 },
    ])
  })

  it('StreetCred is about its phase, and the same text earns no second time', async () => {
    expect(
      await rowsOf('select user_id, kind, subject_kind, subject_id, key from reputation_events order by id'),
    ).toEqual([
      ...[PHASE, PHASE_2].map((phase, at) => ({
        ...{ user_id: ANN, kind: 'section', subject_kind: 'phase', subject_id: phase },
        key: `section:${at === 0 ? TEXT : TEXT.replace('0', 'f')}`,
      })),
      { user_id: BEN, kind: 'section', subject_kind: 'phase', subject_id: uuid('9'), key: `section:${TEXT}` },
    ])
    const again = `insert into reputation_events (user_id, kind, subject_kind, subject_id, key, points)
      values ('${ANN}', 'section', 'phase', '${uuid('8')}', 'section:${TEXT}', 1)`
    await expect(client.query(again)).rejects.toThrow('reputation_events_key_uq')
  })

  it('versions, beginnings and completed sections stand with the roadmap', async () => {
    expect(await rowsOf('select id, version, started_at from roadmap_phases order by position')).toEqual([
      { id: PHASE, version: 7, started_at: new Date('2026-05-01T10:00:00Z') },
      { id: PHASE_2, version: 1, started_at: null },
    ])
    expect(await rowsOf('select id, position, completed_at, completed_title from phase_sections order by id')).toEqual([
      { id: SECTION, position: 1, completed_at: new Date('2026-05-02T10:00:00Z'), completed_title: 'Tables' },
      { id: SECTION_2, position: 2, completed_at: null, completed_title: null },
      { id: SECTION_3, position: 3, completed_at: null, completed_title: null },
    ])
  })

  it('a roadmap is called as its prompt, a long one by its beginning, and a deep dive after its section', async () => {
    expect(await rowsOf('select id, title, own_title from roadmaps order by id')).toEqual(
      [
        { id: FIRST, title: 'Learn Postgres' },
        { id: SECOND, title: 'Learn Rust' },
        { id: THIRD, title: 'I have kept servers alive for ten years and now I want to learn how databases…' },
        { id: DEEP, title: 'Tables now, in depth' },
      ]
        .map((row) => ({ ...row, own_title: null }))
        .sort((one, other) => one.id.localeCompare(other.id)),
    )
  })

  it('a certificate says that it was earned before graded questions', async () => {
    expect(await rowsOf('select proof from certificates')).toEqual([
      { proof: [{ by: 'before graded questions', sections: 3 }] },
    ])
  })

  it('a section that the old judge completed stays so, marked; what else it accepted counts no more', async () => {
    expect(await rowsOf('select id, completed_by from phase_sections order by id')).toEqual([
      { id: SECTION, completed_by: 'before graded questions' },
      { id: SECTION_2, completed_by: null },
      { id: SECTION_3, completed_by: null },
    ])
    expect(await rowsOf('select id, section_id, kind from section_questions order by id')).toEqual([
      { id: QUESTION, section_id: SECTION, kind: 'open' },
      { id: QUESTION_4, section_id: SECTION_3, kind: 'open' },
    ])
    const tries = 'select question_id, answer, is_right, is_accepted, judge, created_at from section_tries order by 1'
    const accepted = { is_right: true, is_accepted: true }
    expect(await rowsOf(tries)).toEqual([
      {
        ...{ question_id: QUESTION, answer: 'Rows of one kind', ...accepted, judge: 'builtin' },
        created_at: new Date('2026-05-02T10:00:00Z'),
      },
      {
        ...{ question_id: QUESTION_4, answer: 'A name for a value', ...accepted, judge: 'a-model' },
        created_at: new Date('2026-05-03T10:00:00Z'),
      },
    ])
  })

  it('roadmaps keep their prompts and kinds, deep dives their parents', async () => {
    expect(
      await rowsOf('select id, kind, prompted_by, prompt, about_learner, parent_section_id from roadmaps order by id'),
    ).toEqual([
      {
        ...{ id: FIRST, kind: 'normal', prompted_by: 'user', prompt: 'Learn Postgres' },
        ...{ about_learner: 'I know SQL', parent_section_id: null },
      },
      {
        ...{ id: SECOND, kind: 'ai', prompted_by: 'ai', prompt: 'Learn Rust' },
        ...{ about_learner: null, parent_section_id: null },
      },
      {
        ...{ id: DEEP, kind: 'deep_dive', prompted_by: 'user', prompt: 'Tables, deeper' },
        ...{ about_learner: null, parent_section_id: SECTION },
      },
      {
        ...{ id: THIRD, kind: 'normal', prompted_by: 'user', prompt: LONG_PROMPT },
        ...{ about_learner: null, parent_section_id: null },
      },
    ])
  })

  it('what a search found stays with the section it was found for, and is nobody else’s until it is reviewed', async () => {
    expect(await rowsOf('select section_id, user_id, is_host_named from resource_finds')).toEqual([
      { section_id: SECTION, user_id: ANN, is_host_named: true },
    ])
    const terms = `select r.title, r.topics, array_agg(term) as terms
      from resources r join resource_terms on resource_id = r.id group by r.id order by r.title`
    expect(await rowsOf(terms)).toEqual([
      { title: 'Found for a section', topics: [], terms: ['*'] },
      { title: 'Found for everybody', topics: ['docker'], terms: ['*'] },
    ])
  })

  it('the ledgers refuse changes as before', async () => {
    await expect(client.query('update credit_ledger set delta = 1')).rejects.toThrow('append-only')
    await expect(client.query('delete from reputation_events')).rejects.toThrow('append-only')
  })
})

it('what was handed in to bounties is an entry, and how they stood stays', async () => {
  expect(
    await rowsOf(`select p.challenge_id, p.user_id, e.owner_id = p.user_id as owns, e.link, e.details
      from challenge_participations p left join challenge_entries e on e.id = p.entry_id order by 1, 2`),
  ).toEqual([
    { challenge_id: 601, user_id: BEN, owns: true, link: null, details: null },
    { challenge_id: 604, user_id: ANN, owns: true, link: 'https://github.com/ann/app', details: 'Us' },
    { challenge_id: 604, user_id: BEN, owns: null, link: null, details: null },
  ])
  expect(await rowsOf('select id, status, is_listed from challenges order by id')).toEqual([
    { id: 601, status: 'Closed', is_listed: true },
    { id: 604, status: 'Open', is_listed: false },
  ])
})
