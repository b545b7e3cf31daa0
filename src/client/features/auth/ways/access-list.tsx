import { formatMoment } from '#client/lib/dates/format-moment.ts'
import type { StartConnectionInput, Way, WaysOutput } from '#shared/auth/ways-schemas.ts'
import { AccessLine } from './access-line.tsx'
import { useRemoveDiscord } from './use-remove-discord.ts'
import { useRemoveWay } from './use-remove-way.ts'

interface AccessListProps extends Pick<WaysOutput, 'ways' | 'discord'> {
  waitingFor: Pick<StartConnectionInput, 'type'> | null
  onAllow: (asked: StartConnectionInput) => void
}

/** What providers let us do beyond a sign-in, and the community chat. */
export function AccessList({ ways, discord, waitingFor, onAllow }: AccessListProps) {
  const withdraw = useRemoveWay('revokeAccess')
  const forget = useRemoveDiscord()
  const github = ways.find(({ provider }) => provider === 'github')
  const twitter = ways.find(({ provider, scopes }) => provider === 'twitter' && scopes.includes('write'))
  return (
    <>
      {github && (
        <AccessLine
          name="Github Codespaces"
          purpose="To open a codespace for an issue that you want to work on; only when you ask for one."
          use={github.scopes.includes('codespace') ? lastUseOf(github) : null}
          isWaiting={waitingFor?.type === 'addCodespaces' || (withdraw.isPending && withdraw.variables === 'github')}
          onAllow={() => onAllow({ provider: 'github', type: 'addCodespaces' })}
          onWithdraw={() => withdraw.mutate('github')}
        />
      )}
      {twitter && (
        <AccessLine
          name="Posts at X"
          purpose="To post what you send yourself, ten times a day at most."
          use={lastUseOf(twitter)}
          isWaiting={withdraw.isPending && withdraw.variables === 'twitter'}
          onAllow={() => onAllow({ provider: 'twitter', type: 'addPosts' })}
          onWithdraw={() => withdraw.mutate('twitter')}
        />
      )}
      {(discord.isAvailable || discord.handle !== null) && (
        <AccessLine
          name="Community chat"
          purpose="So that we know you in our community on Discord; your name there is all that we see."
          use={discord.handle && nameThere(discord.handle, discord.askedAt)}
          isWaiting={waitingFor?.type === 'connectDiscord' || forget.isPending}
          onAllow={() => onAllow({ provider: 'discord', type: 'connectDiscord' })}
          onWithdraw={() => forget.mutate()}
        />
      )}
    </>
  )
}

const lastUseOf = ({ askedAt }: Way) => (askedAt ? `Last used ${formatMoment(askedAt)}` : 'Allowed, not used yet')

const nameThere = (handle: string, askedAt: string | null) =>
  askedAt ? `@${handle} · last used ${formatMoment(askedAt)}` : `@${handle} · as you told us`
