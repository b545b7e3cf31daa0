import type pg from 'pg'
import * as z from 'zod'
import { readYaml, yamlFiles } from '#dev/library/read-yaml.ts'
import { ChallengeContent } from '#shared/challenges/content.ts'

const ChallengeFile = ChallengeContent.extend({ id: z.int().min(1).max(1000), position: z.int().min(1) })

/** The bounties that the product brings, as their files say. @throws Error with file and line of everything that is wrong */
export function readChallenges(folder: string): z.output<typeof ChallengeFile>[] {
  const problems: string[] = []
  const files = yamlFiles(folder).flatMap((file) => readYaml(folder, file, ChallengeFile, problems))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return files.map(({ content }) => content)
}

/**
 * Brings the bounties of the product up to date with their files, in one statement. A new one is closed; how one stands, and what an
 * administrator has edited, stays.
 */
export async function loadChallenges(client: pg.Client, folder: string): Promise<void> {
  const rows = readChallenges(folder).map(({ id, position, ...content }) => ({ id, position, content }))
  await client.query(statement, [JSON.stringify(rows)])
}

const statement = `
  insert into challenges (id, position, content)
  select id, position, content from jsonb_to_recordset($1::jsonb) as read(id integer, position integer, content jsonb)
  on conflict (id) do update set position = excluded.position, content = excluded.content
  where challenges.edited_at is null
    and (challenges.position, challenges.content) is distinct from (excluded.position, excluded.content)`
