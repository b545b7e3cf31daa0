import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { readGithub } from '../ask-github.ts'
import { type RepositoryBase, RepositoryBody, toBase } from './read-repository.ts'

const FoundBody = z.object({ items: z.array(RepositoryBody) })

/** Repositories that GitHub's search finds for words, the most starred first. @throws DomainError upstream */
export async function searchRepositories(env: Env, words: string, most: number): Promise<RepositoryBase[]> {
  // what would narrow a search, or point it elsewhere, is no word
  const plain = words.replaceAll(/[^\p{L}\p{N}\s+#._-]/gu, ' ').trim()
  const query = encodeURIComponent(`${plain} in:name,description,topics archived:false is:public`)
  const found = await readGithub(env, `/search/repositories?q=${query}&sort=stars&per_page=${most}`, FoundBody)
  return (found?.items ?? []).filter((one) => !one.private).map(toBase)
}
