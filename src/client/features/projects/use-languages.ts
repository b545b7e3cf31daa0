import { useSession } from '#client/features/auth/use-session.ts'
import { DEFAULT_LANGUAGES } from '#shared/users/prompts.ts'

/** Whose languages lists go by: those that somebody chose, else the documented ones (G-OSS-01); null until it is known who is here. */
export function useLanguages(): readonly string[] | null {
  const session = useSession()
  if (session.status === 'loading') return null
  const chosen = session.status === 'user' ? session.user.selectedLanguages : []
  return chosen.length > 0 ? chosen : DEFAULT_LANGUAGES
}
