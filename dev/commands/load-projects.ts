import type pg from 'pg'
import { readYaml, yamlFiles } from '#dev/library/read-yaml.ts'
import { ProjectsFile } from '#shared/projects/content.ts'
import { projectTags } from '#shared/projects/rules.ts'

/** The repositories that the product brings, as their files say. @throws Error with file and line of everything that is wrong */
export function readProjects(folder: string) {
  const problems: string[] = []
  const files = yamlFiles(folder).flatMap((file) => readYaml(folder, file, ProjectsFile, problems))
  const seen = new Map<string, string>()
  const projects = files.flatMap(({ content: { category, projects: some }, at }) =>
    some.map(({ name, about, languages, topics, also, isBeginner, thousandStars }, index) => {
      const key = name.toLowerCase()
      const place = at(['projects', index])
      const before = seen.get(key)
      if (before) problems.push(`${place}: ${name} stands at ${before} already.`)
      seen.set(key, place)
      const categories = [category, ...also.filter((other) => other !== category)]
      const tags = projectTags(languages, topics, categories)
      return { name, key, about, languages, topics, categories, tags, isBeginner, stars: thousandStars * 1000 }
    }),
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return projects
}

/**
 * Brings the list of repositories up to date with its files, in one statement. What GitHub has said of one stays: only its
 * categories and its place among the first contributions are ours then.
 */
export async function loadProjects(client: pg.Client, folder: string): Promise<void> {
  await client.query(statement, [JSON.stringify(readProjects(folder))])
}

const statement = `
  with read as (
    select name, key, about, stars, "isBeginner" as is_beginner,
      array(select jsonb_array_elements_text(languages)) as languages, array(select jsonb_array_elements_text(topics)) as topics,
      array(select jsonb_array_elements_text(categories)) as categories, array(select jsonb_array_elements_text(tags)) as tags
    from jsonb_to_recordset($1::jsonb) as read(name text, key text, about text, stars integer, "isBeginner" boolean,
      languages jsonb, topics jsonb, categories jsonb, tags jsonb)
  ), unlisted as (
    update repositories set is_listed = false, is_beginner = false
    where is_listed and name_key not in (select key from read)
  )
  insert into repositories (name, name_key, description, stars, is_listed, is_beginner, languages, topics, categories, tags, keywords)
  select name, key, about, stars, true, is_beginner, languages, topics, categories, tags, array_to_string(tags, ' ') from read
  on conflict (name_key) do update set
    is_listed = true, is_beginner = excluded.is_beginner, categories = excluded.categories,
    description = case when repositories.fetched_at is null then excluded.description else repositories.description end,
    stars = case when repositories.fetched_at is null then excluded.stars else repositories.stars end,
    languages = case when repositories.fetched_at is null then excluded.languages else repositories.languages end,
    topics = case when repositories.fetched_at is null then excluded.topics else repositories.topics end,
    tags = case when repositories.fetched_at is null then excluded.tags
      else array(select distinct unnest(repositories.tags || excluded.tags)) end,
    keywords = case when repositories.fetched_at is null then excluded.keywords
      else repositories.keywords || ' ' || excluded.keywords end
  where (repositories.is_listed, repositories.is_beginner, repositories.categories) is distinct from (true, excluded.is_beginner, excluded.categories)
    or (repositories.fetched_at is null and (repositories.description, repositories.stars, repositories.languages, repositories.topics)
      is distinct from (excluded.description, excluded.stars, excluded.languages, excluded.topics))`
