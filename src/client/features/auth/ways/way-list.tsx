import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { problemOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PROVIDER_NAMES } from '#shared/auth/texts.ts'
import type { Way, WaysOutput } from '#shared/auth/ways-schemas.ts'
import { ProviderIcon } from '../provider-icon.tsx'
import { AccessList } from './access-list.tsx'
import { useConnect } from './use-connect.ts'
import { useRemoveWay } from './use-remove-way.ts'
import classes from './way-list.module.css'

/** One's ways to sign in, what is allowed beyond that, and what can be added (1§4). */
export function WayList({ ways, providers, discord }: WaysOutput) {
  const { start, waitingFor, error } = useConnect()
  const addable = providers.filter((provider) => ways.every((way) => way.provider !== provider))
  return (
    <>
      <Card as="ul" className={classes.list} aria-label="Ways to sign in">
        {ways.map((way) => (
          <Entry key={way.provider} way={way} isLast={ways.length === 1} />
        ))}
      </Card>
      {error && <Text role="alert">{problemOf(error)}</Text>}
      {addable.length > 0 && (
        <div className={classes.actions}>
          {addable.map((provider) => (
            <Button
              key={provider}
              variant="default"
              leftSection={<ProviderIcon provider={provider} />}
              loading={waitingFor?.provider === provider}
              disabled={waitingFor !== null}
              onClick={() => start({ provider, type: provider === 'github' ? 'connectGithub' : 'link' })}
            >
              Add {PROVIDER_NAMES[provider]}
            </Button>
          ))}
        </div>
      )}
      <AccessList ways={ways} discord={discord} waitingFor={waitingFor} onAllow={start} />
    </>
  )
}

function Entry({ way, isLast }: { way: Way; isLast: boolean }) {
  const { mutate, isPending } = useRemoveWay('removeWay')
  const name = PROVIDER_NAMES[way.provider]
  const last = way.signedInAt
  return (
    <li className={classes.entry}>
      <ProviderIcon provider={way.provider} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <Text as="span">{way.email ? `${way.username} · ${way.email}` : way.username}</Text>
        <Text as="span">
          {last ? 'Last sign-in ' : 'Added '}
          <time dateTime={last ?? way.linkedAt}>{formatMoment(last ?? way.linkedAt)}</time>
        </Text>
      </div>
      {isLast ? (
        <Text as="span">Your only way in</Text>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={isPending}
          aria-label={`Remove ${name}`}
          onClick={() => mutate(way.provider)}
        >
          Remove
        </Button>
      )}
    </li>
  )
}
