import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { send } from '#tests/support/worker/app.ts'
import { createChallenge, createListings, database } from '#tests/support/worker/factories.ts'
import { anIssue, type Someone, someone } from '#tests/support/worker/pairing.ts'
import { pairingRequests } from '#worker/db/schema/index.ts'

const read = async (address: string) => {
  const response = await send(new URL(address).pathname)
  const text = await response.text()
  // long lines go on in the next one (RFC 5545, 3.1)
  return { status: response.status, type: response.headers.get('content-type'), text: text.replaceAll('\r\n ', '') }
}
const START = '2026-12-24T16:30:00.000Z'

/** Two who agreed on a time. */
async function agreed(one: Someone, other: Someone) {
  const { issueId, name } = await anIssue()
  const { requestId } = await one.api.pairing.create({ issueId, goal: 'Find; it, \n together' })
  await other.api.pairing.interested({ requestId })
  await one.api.pairing.accept({ requestId, partnerId: other.userId })
  await database().update(pairingRequests).set({ chosenSlot: START }).where(eq(pairingRequests.id, requestId))
  return { requestId, name, issueId }
}

it('a private calendar has agreed pairings, reminders and ends of bounties that were started, until it is ended', async () => {
  const [one, other] = [await someone('Ida Berg'), await someone('Noor; Aziz')]
  const { address } = await one.api.users.createAddress({ kind: 'calendar' })
  expect(address).toMatch(/\/ft\/private\/calendar\/[\w-]+\.ics$/)
  const empty = await read(address)
  expect([empty.status, empty.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(empty.text).not.toContain('BEGIN:VEVENT')

  const { requestId, name, issueId } = await agreed(one, other)
  const [listingId = ''] = await createListings([{ title: 'Engineer', company: 'Acme' }])
  const { applicationId } = await one.api.applications.add({ listingId })
  await one.api.applications.save({ applicationId, remindOn: '2026-12-30' })
  const challengeId = await createChallenge()
  await one.api.challenges.updateLicense({ challengeId, acceptedLicense: true })
  await one.api.challenges.start({ challengeId })

  const { text } = await read(address)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(text).toContain(`UID:${requestId}`)
  expect(text).toContain('DTSTART:20261224T163000Z')
  expect(text).toContain(`SUMMARY:Pair with Noor\\; Aziz on ${name}#1: The whistle is silent`)
  expect(text).toMatch(new RegExp(`URL;VALUE=URI:https?://\\S+/project/[\\w-]+/${issueId}`))
  expect(text).toContain('SUMMARY:Ask again: Engineer\\, Acme')
  expect(text).toContain('DTSTART;VALUE=DATE:20261230')
  expect(text).toContain('SUMMARY:Last hour of the bounty: ')
  expect(text.split('\r\n').filter((line) => /^(BEGIN|END):/.test(line)).length % 2).toBe(0)

  // it is one person's own: the other has the pairing alone, by the first one's name
  const own = await other.api.users.createAddress({ kind: 'calendar' })
  const others = (await read(own.address)).text
  expect(others.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(others).toContain('Pair with Ida Berg')

  await one.api.users.removeAddress({ kind: 'calendar' })
  expect((await read(address)).status).toBe(404)
})

it('the address of another kind reads no calendar', async () => {
  const { api } = await someone()
  const { address } = await api.users.createAddress({ kind: 'feed' })
  expect((await read(address.replace('/feed/', '/calendar/').replace('.atom', '.ics'))).status).toBe(404)
})
