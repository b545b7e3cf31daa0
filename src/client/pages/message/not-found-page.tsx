import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { MessagePage } from '#client/ui/page/message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      title="Page not found"
      message="This address leads nowhere. It may be mistyped, or what it showed has been deleted."
      action={<ButtonLink to="/">Start page</ButtonLink>}
    />
  )
}
