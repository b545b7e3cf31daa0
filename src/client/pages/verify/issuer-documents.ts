import { CERTIFICATE_PATHS } from '#shared/certificates/texts.ts'

/** What the issuer publishes and a check needs: who it is, its keys, and what it withdrew. Nothing in it is trusted yet. */
export interface IssuerDocuments {
  issuer: unknown
  keys: unknown
  revocations: unknown
}

/** From this site only, never from an address that a credential names. @throws where one of them can't be read */
export async function loadIssuerDocuments(): Promise<IssuerDocuments> {
  const [issuer, keys, revocations] = await Promise.all(
    [CERTIFICATE_PATHS.issuer, CERTIFICATE_PATHS.keys, CERTIFICATE_PATHS.revocations].map(readJson),
  )
  return { issuer, keys, revocations }
}

async function readJson(path: string): Promise<unknown> {
  // keys may have changed, and something withdrawn, since they were last read
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
