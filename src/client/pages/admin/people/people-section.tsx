import { Link } from '@tanstack/react-router'
import { Records } from '#client/features/admin/records.tsx'
import { SearchField, useSearch } from '#client/features/admin/search-field.tsx'
import { usePages } from '#client/features/admin/use-pages.ts'
import { formatDay } from '#client/lib/dates/format-day.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Cell, State } from '#client/ui/table/table.tsx'
import type { FoundPerson } from '#shared/admin/people-schemas.ts'
import classes from '../admin.module.css'

/** Everybody, or who was looked for. */
export function PeopleSection() {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const { typed, setTyped, search } = useSearch()
  const { list, rows } = usePages(
    trpc.admin.people.queryKey({ search }),
    (offset) => api.admin.people.query({ search, offset }),
    (page) => page.people,
  )
  return (
    <section className={classes.section} aria-label="People">
      <div className={classes.search}>
        <SearchField label="Login, name, address or id" value={typed} onChange={setTyped} />
      </div>
      <Records
        label="Found people"
        columns={['Name', 'Login', 'Address', 'Role', 'Since']}
        rows={rows}
        list={list}
        empty={search ? `Nobody is called “${search}”.` : 'Nobody has signed up yet.'}
        row={(person) => <PersonRow key={person.userId} person={person} />}
      />
    </section>
  )
}

const PersonRow = ({
  person: { userId, name, avatarUrl, login, email, isAdmin, isDummy, blockedAt, createdAt },
}: PersonRowProps) => (
  <tr>
    <Cell>
      <Link to="/admin/people/$userId" params={{ userId }} className={classes.person}>
        <Avatar name={name} src={avatarUrl} />
        <span dir="auto">{name}</span>
      </Link>
    </Cell>
    <Cell kind="code">{login ?? '–'}</Cell>
    <Cell>{email ?? '–'}</Cell>
    <Cell>
      <State tone={blockedAt ? 'bad' : isAdmin ? 'good' : isDummy ? 'waiting' : 'none'}>
        {blockedAt ? 'Blocked' : isAdmin ? 'Administrator' : isDummy ? 'Dummy' : 'Person'}
      </State>
    </Cell>
    <Cell kind="date">{formatDay(createdAt)}</Cell>
  </tr>
)

interface PersonRowProps {
  person: FoundPerson
}
