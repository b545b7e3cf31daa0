import { PersonEntry, PersonList } from '#client/features/connections/person-list.tsx'
import { useAnswer } from '#client/features/connections/use-answer.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { NOT_THIS_KIND, type ReasonKind } from '#shared/connections/rules.ts'
import type { ConnectedPerson, ListedPerson, OpenRequest, RecommendedPerson } from '#shared/connections/schemas.ts'

export const ReceivedRequests = ({ requests }: { requests: readonly OpenRequest[] }) => (
  <PersonList label="Requests for you">
    {requests.map((request) => (
      <Received key={request.userId} request={request} />
    ))}
  </PersonList>
)

function Received({ request }: { request: OpenRequest }) {
  const { accept, decline, block } = useAnswer()
  const { userId, name, askedAt, notificationId } = request
  const isBusy = accept.isPending || decline.isPending || block.isPending
  return (
    <PersonEntry
      person={request}
      userId={userId}
      note={
        <>
          {'Asked '}
          <Ago moment={askedAt} />
        </>
      }
    >
      <Button
        size="sm"
        loading={accept.isPending}
        disabled={isBusy}
        onClick={() => accept.mutate({ userId })}
        aria-label={`Accept ${name}`}
      >
        Accept
      </Button>
      {notificationId && (
        <Button
          {...{ variant: 'default', size: 'sm' }}
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => decline.mutate({ notificationId })}
          aria-label={`Decline ${name}`}
        >
          Decline
        </Button>
      )}
      <Button
        {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
        loading={block.isPending}
        disabled={isBusy}
        onClick={() => block.mutate({ userId })}
        aria-label={`Block ${name}`}
      >
        Block
      </Button>
    </PersonEntry>
  )
}

export const SentRequests = ({ requests }: { requests: readonly OpenRequest[] }) => (
  <PersonList label="Requests of yours">
    {requests.map((request) => (
      <Sent key={request.userId} request={request} />
    ))}
  </PersonList>
)

function Sent({ request }: { request: OpenRequest }) {
  const { withdraw } = useAnswer()
  return (
    <PersonEntry
      person={request}
      note={
        <>
          {'You asked '}
          <Ago moment={request.askedAt} />
        </>
      }
    >
      <Button
        {...{ variant: 'default', size: 'sm' }}
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate({ userId: request.userId })}
        aria-label={`Withdraw the request to ${request.name}`}
      >
        Withdraw
      </Button>
    </PersonEntry>
  )
}

export const ConnectedPeople = ({ people }: { people: readonly ConnectedPerson[] }) => (
  <PersonList label="Your connections">
    {people.map((person) => (
      <Connected key={person.userId} person={person} />
    ))}
  </PersonList>
)

function Connected({ person }: { person: ConnectedPerson }) {
  const { disconnect } = useAnswer()
  return (
    <PersonEntry
      person={person}
      note={
        <>
          {'Connected '}
          <Ago moment={person.connectedAt} />
        </>
      }
    >
      <Button
        {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
        loading={disconnect.isPending}
        onClick={() => disconnect.mutate({ userId: person.userId })}
        aria-label={`Disconnect from ${person.name}`}
      >
        Disconnect
      </Button>
    </PersonEntry>
  )
}

export const RecommendedPeople = ({ people }: { people: readonly RecommendedPerson[] }) => (
  <PersonList label="People you may know">
    {people.map((person) => (
      <Recommended key={person.userId} person={person} />
    ))}
  </PersonList>
)

function Recommended({ person }: { person: RecommendedPerson }) {
  const { request, pass } = useAnswer()
  const [kind] = person.kinds
  return (
    <PersonEntry person={person} userId={person.userId} note={person.reasons.join(' · ')}>
      <Button
        {...{ variant: 'default', size: 'sm' }}
        loading={request.isPending}
        onClick={() => request.mutate({ userId: person.userId })}
        aria-label={`Connect with ${person.name}`}
      >
        Connect
      </Button>
      <Button
        {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
        disabled={pass.isPending}
        onClick={() => pass.mutate({ userId: person.userId, isPassed: true })}
        aria-label={`Not them: ${person.name}`}
      >
        Not them
      </Button>
      {kind && (
        <Button
          {...{ variant: 'subtle', color: 'gray', size: 'sm' }}
          disabled={pass.isPending}
          onClick={() => pass.mutate({ kind, isPassed: true })}
          aria-label={`Not this kind: ${NOT_THIS_KIND[kind]}`}
        >
          Not this kind
        </Button>
      )}
    </PersonEntry>
  )
}

/** What one wants no recommendations by, each with the way back. */
export function PassedKinds({ kinds }: { kinds: readonly ReasonKind[] }) {
  const { pass } = useAnswer()
  return kinds.map((kind) => (
    <Text key={kind}>
      {`Without ${NOT_THIS_KIND[kind]}. `}
      <Button
        {...{ variant: 'subtle', size: 'xs' }}
        disabled={pass.isPending}
        onClick={() => pass.mutate({ kind, isPassed: false })}
        aria-label={`Recommend ${NOT_THIS_KIND[kind]} again`}
      >
        Show them again
      </Button>
    </Text>
  ))
}

export const BlockedPeople = ({ people }: { people: readonly ListedPerson[] }) => (
  <PersonList label="People you blocked">
    {people.map((person) => (
      <Blocked key={person.userId} person={person} />
    ))}
  </PersonList>
)

function Blocked({ person }: { person: ListedPerson }) {
  const { unblock } = useAnswer()
  return (
    <PersonEntry person={person}>
      <Button
        {...{ variant: 'default', size: 'sm' }}
        loading={unblock.isPending}
        onClick={() => unblock.mutate({ userId: person.userId })}
        aria-label={`Unblock ${person.name}`}
      >
        Unblock
      </Button>
    </PersonEntry>
  )
}
