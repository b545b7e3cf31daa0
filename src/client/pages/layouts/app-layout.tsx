import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { EventRecorder } from '#client/features/analytics/event-recorder.tsx'
import { ProfileMenu } from '#client/features/auth/profile-menu.tsx'
import { type Session, useSession } from '#client/features/auth/use-session.ts'
import { PlanBadge } from '#client/features/billing/plans/plan-badge.tsx'
import { CreditsLine } from '#client/features/credits/credits-line.tsx'
import { useHasNews } from '#client/features/notifications/use-has-news.ts'
import { ConnectionPlace } from '#client/features/offline/connection-place.tsx'
import { useKeptForOffline } from '#client/features/offline/use-kept-for-offline.ts'
import { WaitingChanges } from '#client/features/offline/waiting-changes.tsx'
import { QuotaLine } from '#client/features/quotas/quota-line.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { ErrorDialogOutlet } from '#client/ui/dialog/error-dialog-outlet.tsx'
import { AppShell } from '#client/ui/page/app-shell.tsx'
import { useKeptScroll } from '#client/ui/page/use-kept-scroll.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { ToastOutlet } from '#client/ui/toast/toast-outlet.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import { OPERATOR } from '#shared/site/operator.ts'
import type { UserAccount } from '#shared/users/schemas.ts'
import { accountLinks, navigation } from './navigation.tsx'

const ChatWidget = lazyPart(
  async () => (await import('#client/features/chat/panel/chat-widget.tsx')).ChatWidget,
  null,
  // it is missed by nobody who came for the page
  () => {},
)
const OperatorNotice = lazyPart(async () => (await import('#client/features/site/operator-notice.tsx')).OperatorNotice)

/** The shell of the product: where one can go, what one has left to spend, who is here. */
export function AppLayout() {
  useKeptScroll()
  useKeptForOffline()
  const session = useSession()
  const hasNews = useHasNews(session.status === 'user')
  const allowance = session.status === 'user' ? <Allowance user={session.user} /> : null
  return (
    <EventRecorder isSignedIn={session.status === 'user'}>
      <AppShell
        name={PRODUCT_NAME}
        navigation={navigation(hasNews)}
        allowance={allowance}
        account={<Account session={session} />}
        notice={
          <>
            <ConnectionPlace waiting={<WaitingChanges />} />
            {OPERATOR.notice && <OperatorNotice notice={OPERATOR.notice} />}
          </>
        }
      >
        <Outlet />
      </AppShell>
      {session.status === 'user' && <ChatWidget />}
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
  const { href } = useLocation()
  switch (session.status) {
    case 'user':
      return <OwnAccount user={session.user} />
    case 'visitor':
      return (
        <ButtonLink to="/login" search={{ redirect: href }} size="sm" style={{ paddingInline: 8 }}>
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

function OwnAccount({ user }: { user: UserAccount }) {
  const navigate = useNavigate()
  return (
    <ProfileMenu
      user={user}
      links={accountLinks(user)}
      details={<Allowance user={user} isInMenu />}
      onSignedOut={(to) => void navigate({ to, replace: true })}
    />
  )
}
