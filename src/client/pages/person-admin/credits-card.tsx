import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { useTRPC } from '#client/trpc.ts'
import { Card } from '#client/ui/card/card.tsx'
import { EmptyLine } from '#client/ui/list/empty-line.tsx'
import { Cell, Table } from '#client/ui/table/table.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import type { PersonPage } from '#shared/admin/people-schemas.ts'
import { CREDITS_AT_ONCE } from '#shared/admin/rules.ts'
import classes from './person-admin.module.css'
import { ReasonedForm } from './reasoned-form.tsx'
import { usePersonChanged } from './use-person-changed.ts'

/** What they have, the latest of their ledger, and a way to add or take some. */
export const CreditsCard = ({ person }: { person: PersonPage }) => (
  <div className={classes.column}>
    <Card as="section" padding="large" aria-labelledby="credits">
      <Heading as="h2" size="block" id="credits">
        Credits
      </Heading>
      <span className={classes.balance}>{person.credits}</span>
    </Card>
    <ChangeCredits person={person} />
    {person.ledger.length === 0 ? (
      <EmptyLine>No credits have been added or spent yet.</EmptyLine>
    ) : (
      <Table caption="The latest of the ledger" columns={['When', 'Kind', 'Credits #', 'Balance #']}>
        {person.ledger.map(({ id, kind, delta, balanceAfter, createdAt }) => (
          <tr key={id}>
            <Cell kind="date">{formatMoment(createdAt)}</Cell>
            <Cell>{kind}</Cell>
            <Cell kind="number">{delta > 0 ? `+${delta}` : delta}</Cell>
            <Cell kind="number">{balanceAfter}</Cell>
          </tr>
        ))}
      </Table>
    )}
  </div>
)

function ChangeCredits({ person: { userId } }: { person: PersonPage }) {
  const trpc = useTRPC()
  const changed = usePersonChanged(userId)
  const [text, setText] = useState('')
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  const delta = Number(text)
  const isNumber = text.trim() !== '' && Number.isInteger(delta) && delta !== 0
  const { mutate, isPending, error, data } = useMutation(
    trpc.credits.change.mutationOptions({
      onSuccess: () => {
        setText('')
        setRequestKey(crypto.randomUUID())
        return changed()
      },
    }),
  )
  return (
    <ReasonedForm
      title="Add or take credits"
      hint="It is noted; their statement shows the credits."
      label={isNumber && delta < 0 ? `Take ${-delta}` : isNumber ? `Add ${delta}` : 'Add or take'}
      isDisabled={!isNumber}
      isWaiting={isPending}
      error={error}
      done={data ? `They have ${data.balance} now.` : null}
      onSubmit={(reason) => mutate({ userId, delta, reason, requestKey })}
    >
      <TextInput
        label="How many"
        description="Less than zero takes some away"
        type="number"
        step={1}
        min={-CREDITS_AT_ONCE}
        max={CREDITS_AT_ONCE}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </ReasonedForm>
  )
}
