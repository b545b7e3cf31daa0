import { Button } from '@mantine/core'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { EventRecorder } from '#client/features/analytics/event-recorder.tsx'
import { ProfileMenu } from '#client/features/auth/profile-menu.tsx'
import { type Session, useSession } from '#client/features/auth/use-session.ts'
import { PlanBadge } from '#client/features/billing/plans/plan-badge.tsx'
import { CreditsLine } from '#client/features/credits/credits-line.tsx'
import { ConnectionPlace } from '#client/features/offline/connection-place.tsx'
import { QuotaLine } from '#client/features/quotas/quota-line.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { DashboardIcon, LearnIcon } from '#client/ui/icons.tsx'
import { AppShell, type NavigationEntry } from '#client/ui/page/app-shell.tsx'
import { useKeptScroll } from '#client/ui/page/use-kept-scroll.ts'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { UserAccount } from '#shared/users/schemas.ts'

/** 1§2 "Side navigation", as far as the places exist. */
const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/home', label: 'Dashboard', icon: <DashboardIcon /> },
  { to: '/learn', label: 'Learn Anything', icon: <LearnIcon /> },
]

/** The shell of the product: where one can go, what one has left to spend, who is here. */
export function AppLayout() {
  useKeptScroll()
  const session = useSession()
  const allowance = session.status === 'user' ? <Allowance user={session.user} /> : null
  return (
    <EventRecorder isSignedIn={session.status === 'user'}>
      <AppShell
        name={PRODUCT_NAME}
        navigation={NAVIGATION}
        allowance={allowance}
        account={<Account session={session} />}
        notice={<ConnectionPlace />}
      >
        <Outlet />
      </AppShell>
      <ToastOutlet />
      <ErrorDialogOutlet />
    </EventRecorder>
  )
}

function Allowance({ user, isInMenu }: { user: UserAccount; isInMenu?: boolean }) {
  return (
    <>
      <CreditsLine credits={user.credits} />
      <QuotaLine />
      <PlanBadge isPro={user.isPro} isInMenu={isInMenu} />
    </>
  )
}

/** The profile block; in public mode a way to sign in that leads back here. */
function Account({ session }: { session: Session }) {
  const navigate = useNavigate()
  const { href } = useLocation()
  switch (session.status) {
    case 'user':
      return (
        <ProfileMenu
          user={session.user}
          details={<Allowance user={session.user} isInMenu />}
          onSignedOut={() => void navigate({ to: '/login', replace: true })}
        />
      )
    case 'visitor':
      return (
        <ButtonLink to="/login" search={{ redirect: href }} size="sm" px={8}>
          Sign in
        </ButtonLink>
      )
    case 'failed':
      return (
        <Button variant="default" size="sm" onClick={session.retry} loading={session.isRetrying}>
          Retry account
        </Button>
      )
    case 'loading':
      return <div style={{ height: 48 }} />
  }
}
