import * as z from 'zod'
import type { Env } from '#worker/env.ts'
import { askInTheirName } from '../provider.ts'

const CodespaceBody = z.object({ name: z.string(), web_url: z.url({ protocol: /^https$/ }), state: z.string() })

/**
 * Opens a codespace of a repository in the person's name, which GitHub may charge them for. @param name `owner/name`
 * @throws DomainError conflict where GitHub no longer lets us, upstream
 */
export async function openCodespace(env: Env, accessToken: string, name: string) {
  const init = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
    },
    body: '{}',
  }
  const { told } = await askInTheirName('GitHub', `${env.GITHUB_API_URL}/repos/${name}/codespaces`, init, CodespaceBody)
  return { name: told.name, url: told.web_url, state: told.state }
}
