import { Button } from '@mantine/core'
import { useCanGoBack, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './back-to-learn.module.css'

/** To /learn; it works only where the browser has a page to go back to (2§2.3). */
export function BackToLearn({ leftSection }: { leftSection: ReactNode }) {
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      className={classes.back}
      leftSection={leftSection}
      disabled={!canGoBack}
      onClick={() => void navigate({ to: '/learn' })}
    >
      Back
    </Button>
  )
}
