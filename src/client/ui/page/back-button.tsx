import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from '#client/ui/button/button.tsx'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'

/** To the page one came from; to `fallback` where there is none. */
export function BackButton({ fallback }: { fallback: string }) {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const goBack = () => (canGoBack ? router.history.back() : void navigate({ to: fallback }))
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      style={{ margin: '0 0 8px -12px' }}
      leftSection={<ArrowLeftIcon />}
      onClick={goBack}
    >
      Back
    </Button>
  )
}
