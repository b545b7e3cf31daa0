import * as z from 'zod'
import { secret, variable } from './setting.ts'

const VerifyingKey = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })
const SigningKeys = z.object({ keys: z.tuple([VerifyingKey.extend({ d: z.string() })], VerifyingKey) })

function hasSigningKey(text: string): boolean {
  try {
    return SigningKeys.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

/** Who signs certificates and with what (G-LRN-20). Older keys still prove what they signed; their public parts suffice. */
export const certificates = {
  CERTIFICATE_KEYS: secret(
    'a JSON Web Key Set, its first key a private RSA key that signs certificates; see below',
    z.string().refine(hasSigningKey, 'must be a JSON Web Key Set whose first key is a private RSA key'),
  ),
  CERT_SIGNER_NAME: variable(
    'who signs certificates: `Tubli` unless set',
    z.string().trim().min(1).max(80).default('Tubli'),
  ),
  CERT_SIGNER_TITLE: variable(
    "the signer's title: `Founder` unless set",
    z.string().trim().min(1).max(80).default('Founder'),
  ),
}
