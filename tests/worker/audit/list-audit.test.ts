import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callerFor } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'

it('administrators read what was done, by whom, to whom and what, page after page', async () => {
  const [admin, person] = [await createUser({ isAdmin: true, name: 'Ada' }), await createUser({ name: 'Mari' })]
  const { api } = await callerFor(admin.token)
  await database().execute(sql`
    insert into audit_log (admin_id, person_id, action, reason)
    select ${admin.userId}::uuid, ${person.userId}::uuid, case when n % 2 = 0 then 'admin.endSession' else 'credits.change' end, 'No. ' || n
    from generate_series(1, 60) n`)
  const first = await api.audit.list({ personId: person.userId })
  expect(first.lines).toHaveLength(50)
  expect(first.lines[0]).toMatchObject({ adminName: 'Ada', personName: 'Mari', reason: 'No. 60' })
  const rest = await api.audit.list({ personId: person.userId, before: first.next ?? 0 })
  expect(rest.lines.map(({ reason }) => reason)).toEqual(Array.from({ length: 10 }, (_, at) => `No. ${10 - at}`))
  expect(rest.next).toBeNull()
  const some = await api.audit.list({ adminId: admin.userId, action: 'credits.change' })
  expect(some.lines).toHaveLength(30)
  expect(some.actions).toEqual(expect.arrayContaining(['admin.endSession', 'credits.change']))
  await expect(api.audit.list({ personId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
