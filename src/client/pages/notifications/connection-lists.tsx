import { PersonEntry, PersonList } from '#client/features/connections/person-list.tsx'
import { useAnswer } from '#client/features/connections/use-answer.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import type { ConnectedPerson, OpenRequest, RecommendedPerson } from '#shared/connections/schemas.ts'

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
  const { request } = useAnswer()
  return (
    <PersonEntry person={person} note={person.reasons.join(' · ')}>
      <Button
        {...{ variant: 'default', size: 'sm' }}
        loading={request.isPending}
        onClick={() => request.mutate({ userId: person.userId })}
        aria-label={`Connect with ${person.name}`}
      >
        Connect
      </Button>
    </PersonEntry>
  )
}
