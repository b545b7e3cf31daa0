import type pg from 'pg'
import * as z from 'zod'
import { QuizContent, Slug, text } from '#dev/library/content.ts'
import { itemRows } from '#dev/library/item-rows.ts'
import { itemProblems, twice } from '#dev/library/library-problems.ts'
import { readYaml, type YamlFile, yamlFiles } from '#dev/library/read-yaml.ts'
import { PATHWAY_WEEKS } from '#shared/pathways/rules.ts'

/** Three to five things to read, watch or try (G-PATH-03), and what is asked about them. */
const Week = z.strictObject({
  ...{ title: text(60), header: text(80), category: z.enum(['Concept', 'Practice', 'Project']), theme: text(60) },
  ...{ aim: text(160), text: text(320), prompt: text(80), objectives: z.array(text(180)).min(3).max(5) },
  resources: z
    .array(z.strictObject({ id: Slug, link: z.url({ protocol: /^https$/ }), reason: text(160) }))
    .min(3)
    .max(5),
  quiz: z.array(QuizContent).min(4).max(8),
})
const PathwayFile = z.strictObject({ pathway: Slug, weeks: z.array(Week).length(PATHWAY_WEEKS) })
type Pathway = z.output<typeof PathwayFile>

/** The pathways that the product brings. @throws Error with file and line of everything that is wrong */
export function readPathways(folder: string, links: ReadonlySet<string>): Pathway[] {
  const problems: string[] = []
  const files = yamlFiles(folder).flatMap((file) => readYaml(folder, file, PathwayFile, problems))
  problems.push(...files.flatMap((file) => pathwayProblems(file, links)))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return files.map(({ content }) => content)
}

function pathwayProblems({ content, file, at }: YamlFile<Pathway>, links: ReadonlySet<string>): string[] {
  const { pathway, weeks } = content
  const ids = weeks.flatMap(({ resources }) => resources.map(({ id }) => id))
  return [
    ...(file === `${pathway}.yaml` ? [] : [`${at(['pathway'])}: the file is not ${pathway}.yaml.`]),
    ...twice(ids).map((problem) => `${at(['weeks'])}: ${problem}`),
    ...weeks.flatMap(({ resources, quiz, objectives }, week) => [
      ...resources.flatMap(({ link }, n) =>
        links.has(link) ? [] : [`${at(['weeks', week, 'resources', n])}: the catalogue does not have ${link}.`],
      ),
      ...objectives.flatMap((_, n) =>
        quiz.some(({ objective }) => objective === n + 1)
          ? []
          : [`${at(['weeks', week, 'objectives', n])}: no question is about it.`],
      ),
      ...quiz.flatMap((item, n) =>
        itemProblems(item, objectives.length).map((problem) => `${at(['weeks', week, 'quiz', n])}: ${problem}`),
      ),
    ]),
  ]
}

/**
 * Brings the pathways up to date with their files, in one transaction; twice changes nothing. What vanished goes, with the marks of
 * those who had read it. The catalogue has to be loaded before.
 */
export async function loadPathways(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ link: string }>("select link from resources where source = 'catalogue'")
  const pathways = readPathways(folder, new Set(rows.map(({ link }) => link)))
  const weeks = pathways.flatMap(({ pathway, weeks }) =>
    weeks.map((content, index) => ({ ...content, pathway, week: index + 1, place: `${pathway}/${index + 1}` })),
  )
  const parts = {
    weeks,
    resources: weeks.flatMap(({ pathway, week, resources }) =>
      resources.map(({ id, ...read }, index) => ({
        ...{ ...read, pathway, week, id: `${pathway}/${id}`, position: index + 1 },
      })),
    ),
    items: weeks.flatMap(({ pathway, week, place, quiz }) =>
      itemRows(place, quiz).map((row) => ({ ...row, pathway, week })),
    ),
  }
  await client.query('begin')
  try {
    await client.query(WEEKS, [JSON.stringify(parts.weeks)])
    await client.query(RESOURCES, [JSON.stringify(parts.resources)])
    await client.query(ITEMS, [JSON.stringify(parts.items)])
    await client.query('commit')
  } catch (failure) {
    await client.query('rollback')
    throw failure
  }
}

const WEEKS = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(pathway text, week smallint, title text, header text, category text,
      theme text, aim text, "text" text, prompt text, objectives text[])
  ), gone as (
    delete from pathway_weeks where (pathway_id, week) not in (select pathway, week from read)
  )
  insert into pathway_weeks (pathway_id, week, title, header, category, theme, aim, description, prompt, objectives)
  select * from read
  on conflict (pathway_id, week) do update set (title, header, category, theme, aim, description, prompt, objectives) =
    (excluded.title, excluded.header, excluded.category, excluded.theme, excluded.aim, excluded.description,
     excluded.prompt, excluded.objectives)`

const RESOURCES = `
  with read as (
    select read.id, pathway, week, position, resources.id as resource_id, reason
    from jsonb_to_recordset($1::jsonb) as read(id text, pathway text, week smallint, position smallint, link text, reason text)
    join resources on resources.link = read.link
  ), gone as (
    delete from pathway_resources where id not in (select id from read)
  )
  insert into pathway_resources (id, pathway_id, week, position, resource_id, reason) select * from read
  on conflict (id) do update set (pathway_id, week, position, resource_id, reason) =
    (excluded.pathway_id, excluded.week, excluded.position, excluded.resource_id, excluded.reason)`

const ITEMS = `
  with read as (
    select * from jsonb_to_recordset($1::jsonb) as read(id text, pathway text, week smallint, position smallint, kind text,
      objective smallint, content jsonb)
  ), gone as (
    delete from pathway_items where id not in (select id from read)
  )
  insert into pathway_items (id, pathway_id, week, position, kind, objective, content) select * from read
  on conflict (id) do update set (pathway_id, week, position, kind, objective, content) =
    (excluded.pathway_id, excluded.week, excluded.position, excluded.kind, excluded.objective, excluded.content)`
