import { useQuery } from '@tanstack/react-query'
import { Records } from '#client/features/admin/records.tsx'
import { useImpersonate } from '#client/features/auth/impersonation/use-impersonate.ts'
import { problemOf, useTRPC } from '#client/trpc.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Cell } from '#client/ui/table/table.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import type { Person } from '#shared/users/schemas.ts'
import classes from '../admin.module.css'

/** The accounts that belong to nobody: their place is taken at once, nothing has to be explained to anybody. */
export function DummyTable() {
  const trpc = useTRPC()
  const list = useQuery(trpc.admin.dummies.queryOptions())
  return (
    <section className={classes.section} aria-labelledby="dummies">
      <Heading as="h2" id="dummies">
        Dummies
      </Heading>
      <Records
        label="Dummies"
        columns={['Name', 'Id', 'Actions']}
        rows={list.data}
        list={list}
        empty="There are no dummies. Somebody with access to the database makes an account one."
        row={(dummy) => <DummyRow key={dummy.userId} dummy={dummy} />}
      />
    </section>
  )
}

function DummyRow({ dummy: { userId, name, avatarUrl } }: { dummy: Person }) {
  const { mutate, isPending, isSuccess } = useImpersonate()
  const tellFailure = (error: unknown) =>
    showToast({
      title: `You cannot look as ${name} just now`,
      message: problemOf(error),
      variant: 'error',
    })
  return (
    <tr>
      <Cell>
        <span className={classes.person}>
          <Avatar name={name} src={avatarUrl} />
          {name}
        </span>
      </Cell>
      <Cell kind="code">{userId}</Cell>
      <Cell kind="buttons">
        <Button
          variant="default"
          size="xs"
          aria-label={`Impersonate ${name}`}
          loading={isPending || isSuccess}
          onClick={() => mutate({ userId }, { onError: tellFailure })}
        >
          Impersonate
        </Button>
      </Cell>
    </tr>
  )
}
