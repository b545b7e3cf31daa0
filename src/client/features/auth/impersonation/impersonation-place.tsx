import { lazy, Suspense } from 'react'
import { useStored } from '#client/lib/use-stored.ts'

/** Where its code does not come, it is said all the same: Sign Out leads back. */
const Unloaded = () => <strong role="alert">You are looking as somebody else. Sign out to stop.</strong>

const ImpersonationBar = lazy(() =>
  import('./impersonation-bar.tsx').then(
    (part) => ({ default: part.ImpersonationBar }),
    () => ({ default: Unloaded }),
  ),
)

/** Where it is said that an administrator looks as somebody; nothing is loaded for anybody else. */
export const ImpersonationPlace = () =>
  useStored('provider') === 'dummy' && (
    <Suspense>
      <ImpersonationBar />
    </Suspense>
  )
