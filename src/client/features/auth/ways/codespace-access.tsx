import { Button } from '@mantine/core'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { Text } from '#client/ui/text/text.tsx'
import type { Way } from '#shared/auth/schemas.ts'
import { useRemoveWay } from './use-remove-way.ts'
import classes from './way-list.module.css'

interface CodespaceAccessProps {
  github: Way
  isWaiting: boolean
  onAllow: () => void
}

/** What more we may do at GitHub: asked for by itself, with what it is for, when it was used, and the way back (SEC-03). */
export function CodespaceAccess({ github, isWaiting, onAllow }: CodespaceAccessProps) {
  const { mutate, isPending } = useRemoveWay('revokeAccess')
  const isAllowed = github.scopes.includes('codespace')
  return (
    <div className={classes.access}>
      <div className={classes.words}>
        <span className={classes.name}>Github Codespaces</span>
        <Text as="span">To open a codespace for an issue that you want to work on; only when you ask for one.</Text>
        {isAllowed && (
          <Text as="span">
            {github.askedAt ? `Last used ${formatMoment(github.askedAt)}` : 'Allowed, not used yet'}
          </Text>
        )}
      </div>
      {isAllowed ? (
        <Button variant="default" size="sm" loading={isPending} onClick={() => mutate('github')}>
          Withdraw
        </Button>
      ) : (
        <Button variant="default" size="sm" loading={isWaiting} onClick={onAllow}>
          Allow
        </Button>
      )}
    </div>
  )
}
