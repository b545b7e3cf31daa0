import { ButtonLink } from '#client/ui/button/button-link.tsx'
import { MessagePage } from '#client/ui/page/message-page.tsx'

export function PersonNotFoundPage() {
  return (
    <MessagePage
      title="Person not found"
      message="Nobody here has this profile, or its owner keeps it hidden."
      action={<ButtonLink to="/">Start page</ButtonLink>}
    />
  )
}
