import { GithubIcon } from '#client/ui/github-icon.tsx'
import type { ProviderName } from '#shared/auth/texts.ts'

/** The mark of a provider, in the text's colour, beside its name. */
export function ProviderIcon({ provider }: { provider: ProviderName }) {
  if (provider === 'github') return <GithubIcon />
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={provider === 'google' ? GOOGLE : X} />
    </svg>
  )
}

const GOOGLE =
  'M12.2 10.4v3.3h5.5c-.2 1.4-1.7 4.2-5.5 4.2a5.9 5.9 0 0 1 0-11.8c1.9 0 3.1.8 3.8 1.5l2.6-2.5A9.2 9.2 0 0 0 12.2 2.6a9.4 9.4 0 0 0 0 18.8c5.4 0 9-3.8 9-9.1 0-.6-.1-1.1-.2-1.6z'
const X = 'M18.2 3h3L14.5 10.6 22.3 21h-6.1l-4.8-6.3L5.9 21h-3l7.1-8.1L2.5 3h6.3l4.3 5.7zm-1 16.2h1.6L7.8 4.7H6z'
