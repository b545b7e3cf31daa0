import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { MessagePage } from '#client/ui/page/message-page.tsx'

export function NoPermissionPage() {
  return (
    <MessagePage
      title="No permission"
      message="Your account does not have access to this page. If you think it should, sign in with another account."
      action={<ButtonLink to="/home">Dashboard</ButtonLink>}
    />
  )
}
