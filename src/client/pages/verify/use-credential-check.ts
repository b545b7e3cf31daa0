import { useQuery } from '@tanstack/react-query'
import { loadIssuerDocuments } from './issuer-documents.ts'
import { type Outcome, type ShownCertificate, verifyCredential } from './verify-credential.ts'

/** Checks a credential in this browser; a lost connection is an outcome, too. Without a text there is nothing to check. */
export function useCredentialCheck(jwt: string | null, shown?: ShownCertificate) {
  return useQuery({
    queryKey: ['credential-check', jwt, shown],
    queryFn: (): Promise<Outcome> => check(jwt ?? '', shown),
    enabled: jwt !== null,
    // what was withdrawn a minute ago must not look valid
    staleTime: 0,
    gcTime: 0,
  })
}

async function check(jwt: string, shown: ShownCertificate | undefined): Promise<Outcome> {
  // away from https a browser has no means to check signatures
  if (!globalThis.crypto?.subtle) return { kind: 'unchecked' }
  try {
    return await verifyCredential(jwt, await loadIssuerDocuments(), { shown })
  } catch {
    return { kind: 'unchecked' }
  }
}
