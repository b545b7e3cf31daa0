import { useSession } from '#client/features/auth/use-session.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'

const Standing = lazyPart(async () => (await import('./standing.tsx')).Standing)

/** How a signed-in person stands to the one they look at; visitors don't load what they cannot do. */
export function MeetPerson({ userId, name }: { userId: string; name: string }) {
  const session = useSession()
  // one's own profile, seen as a visitor
  if (session.status !== 'user' || session.user.userId === userId) return null
  return <Standing userId={userId} name={name} />
}
