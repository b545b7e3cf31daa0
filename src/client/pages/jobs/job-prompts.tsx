import { useState } from 'react'
import { useSession } from '#client/features/auth/use-session.ts'
import { SearchPrompts } from '#client/ui/form/search-prompts.tsx'
import { jobPrompts } from '#shared/jobs/prompts.ts'

/** Searches to begin with, of the languages that somebody chose (R-JOBS-05). */
export function JobPrompts({ onPick }: { onPick: (prompt: string) => void }) {
  const session = useSession()
  // they wait for who is here, so that nothing changes under the hand
  if (session.status === 'loading') return null
  const languages = session.status === 'user' ? session.user.selectedLanguages : []
  return <Prompts key={languages.join()} languages={languages} onPick={onPick} />
}

function Prompts({ languages, onPick }: { languages: readonly string[]; onPick: (prompt: string) => void }) {
  const [prompts] = useState(() => jobPrompts(languages))
  return <SearchPrompts prompts={prompts} onPick={onPick} />
}
