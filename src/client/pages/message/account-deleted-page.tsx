import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { MessagePage } from '#client/ui/page/message-page.tsx'

export function AccountDeletedPage() {
  return (
    <MessagePage
      title="Your account is deleted"
      message="You are signed out everywhere, and this browser has forgotten you. What is left on our side is cleared away within minutes. Thank you for having learned with us."
      action={
        <ButtonLink to="/" variant="default">
          Start page
        </ButtonLink>
      }
    />
  )
}
