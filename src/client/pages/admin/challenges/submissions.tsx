import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Records } from '#client/features/admin/records.tsx'
import { useTRPC } from '#client/trpc.ts'
import { Cell } from '#client/ui/table/table.tsx'
import { Ago } from '#client/ui/text/ago.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import type { AdminChallenge } from '#shared/challenges/schemas.ts'

/** What was handed in to one; links are told as text, nobody follows them by accident (SEC-21). */
export function Submissions({ challenge: { id, title } }: { challenge: AdminChallenge }) {
  const submissions = useQuery(useTRPC().challenges.submissions.queryOptions({ challengeId: id }))
  return (
    <>
      <Heading as="h2" size="block">
        {title}
      </Heading>
      <Records
        label="Submissions"
        columns={['By', 'Link', 'Details', 'When']}
        rows={submissions.data?.submissions}
        list={submissions}
        empty="Nothing was handed in yet."
        row={({ userId, name, link, details, submittedAt }) => (
          <tr key={userId}>
            <Cell>
              <Link to="/admin/people/$userId" params={{ userId }}>
                {name}
              </Link>
            </Cell>
            <Cell kind="code">{link}</Cell>
            <Cell>{details ?? '–'}</Cell>
            <Cell kind="date">
              <Ago moment={submittedAt} />
            </Cell>
          </tr>
        )}
      />
    </>
  )
}
