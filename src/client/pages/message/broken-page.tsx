import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router'
import { CrashPage } from '#client/ui/page/crash-page.tsx'

/** Stands in the place of what broke: of a page within its layout (`…/_app/…`), or of everything. */
export function BrokenPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  return (
    <CrashPage
      error={error}
      isInShell={/\/_(app|public|guest)\//.test(routeId ?? '')}
      onRetry={() => void router.invalidate()}
    />
  )
}
