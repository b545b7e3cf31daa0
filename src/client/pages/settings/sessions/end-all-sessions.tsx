import { useNavigate } from '@tanstack/react-router'
import { Button } from '#client/ui/button/button.tsx'
import classes from '../settings.module.css'
import { useEndSessions } from './use-end-session.ts'

/** @param others how many sessions there are besides this one */
export function EndAllSessions({ others }: { others: number }) {
  const navigate = useNavigate()
  const end = useEndSessions(() => void navigate({ to: '/login', replace: true }))
  const ending = end.isPending ? end.variables.which : null
  return (
    <div className={classes.actions}>
      {others > 0 && (
        <Button
          variant="default"
          loading={ending === 'others'}
          disabled={ending !== null}
          onClick={() => end.mutate({ which: 'others' })}
        >
          {others === 1 ? 'End the other one' : `End all ${others} others`}
        </Button>
      )}
      <Button
        variant="default"
        loading={ending === 'all'}
        disabled={ending !== null}
        onClick={() => end.mutate({ which: 'all' })}
      >
        Sign out everywhere
      </Button>
    </div>
  )
}
