import { Button } from '@mantine/core'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#client/ui/icons.tsx'

/** To the page one came from; to `fallback` where there is none. */
export function BackButton({ fallback }: { fallback: string }) {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const goBack = () => (canGoBack ? router.history.back() : void navigate({ to: fallback }))
  return (
    <Button variant="subtle" color="gray" size="sm" ml={-12} mb={8} leftSection={<ArrowLeftIcon />} onClick={goBack}>
      Back
    </Button>
  )
}
