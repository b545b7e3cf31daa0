import { and, eq, sql } from 'drizzle-orm'
import { base64url } from 'jose'
import { describe, expect, it } from 'vitest'
import { CERTIFICATE_TEXTS, criteriaNarrative, proofWords } from '#shared/certificates/texts.ts'
import type { TestUser } from '#tests/factories/users.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import {
  award,
  completeSections,
  createCertificate,
  createLearnedRoadmap,
  createStoredRoadmap,
  createUser,
  createWrittenRoadmap,
  database,
} from '#tests/support/worker/factories.ts'
import { roadmapPhases, roadmaps } from '#worker/db/schema/index.ts'
import { newCertificateId } from '#worker/features/certificates/statements.ts'

const get = async (user: TestUser | null, id: string) =>
  (await callerFor(user?.token)).api.roadmaps.getCertificate({ id })
const verify = async (id: string) => (await callerFor()).api.certificates.verify({ id })
const revoke = async (user: TestUser, id: string, reason = 'My name was wrong') =>
  (await callerFor(user.token)).api.certificates.revoke({ id, reason })
const issue = async (user: TestUser, id: string) => (await callerFor(user.token)).api.roadmaps.issueCertificate({ id })

const statusOf = async (roadmapId: string) => {
  const [row] = await database().select({ userId: roadmaps.userId }).from(roadmaps).where(eq(roadmaps.id, roadmapId))
  const { api } = await callerFor()
  return (await api.roadmaps.get({ id: roadmapId, ownerName: row?.userId ?? '' })).certificate ? 'complete' : null
}

describe('how it was proved', () => {
  it('is told by the number of sections for each way, on the page and in the signed credential', async () => {
    const user = await createUser()
    const { roadmapId, sectionIds } = await createLearnedRoadmap(user)
    const ways = ['open answers judged by a-model', 'before graded questions']
    for (const [at, by] of ways.entries()) {
      await database().execute(sql`update phase_sections set completed_by = ${by} where id = ${sectionIds[at]}::uuid`)
    }
    const id = (await award(roadmapId)) ?? ''
    const { proof, credential } = await verify(id)
    expect(proof).toEqual([
      { by: 'items', sections: 2 },
      { by: 'before graded questions', sections: 1 },
      { by: 'open answers judged by a-model', sections: 1 },
    ])
    const claims = new TextDecoder().decode(Uint8Array.from(atob(base64Of(credential)), (one) => one.charCodeAt(0)))
    expect(claims).toContain(
      'Proved by graded items (2 sections), before graded questions (1 section), and by open answers judged by a-model (1 section).',
    )
    const { certificate } = await get(user, roadmapId)
    expect(certificate?.proof).toEqual(proof)
  })

  it.each([
    [[{ by: 'items', sections: 3 }], 'Proved by graded questions.'],
    [[{ by: 'before graded questions', sections: 3 }], 'Proved before graded questions.'],
    [
      [{ by: 'items and open answers judged by m', sections: 3 }],
      'Proved by graded questions and open answers judged by m.',
    ],
  ])('%j in words', (proof, words) => {
    expect(proofWords(proof)).toBe(words)
  })
})

describe('what had to be done, in words', () => {
  const phases = [{ title: 'Phase 1', sections: ['Tables', 'Joins'] }]
  const proof = [{ by: 'items', sections: 2 }]

  it('of a certificate from before skills and hours is what was signed then, letter by letter', () => {
    expect(criteriaNarrative({ phases, proof, skills: [], minutes: null })).toBe(
      'At least two answers were accepted in each of these sections. Proved by graded items.\n\nPhase 1\n- Tables\n- Joins',
    )
  })

  it('names them since', () => {
    expect(criteriaNarrative({ phases, proof, skills: ['joins', 'keys'], minutes: 95 })).toContain(
      'Proved by graded items.\n\nSkills: joins, keys.\n\nAbout 2 hours of learning.\n\nPhase 1',
    )
  })
})

/** Each phase's, in order. */
async function setTags(roadmapId: string, tags: string[][]): Promise<void> {
  for (const [at, own] of tags.entries()) {
    const isPhase = and(eq(roadmapPhases.roadmapId, roadmapId), eq(roadmapPhases.position, at + 1))
    await database().update(roadmapPhases).set({ tags: own }).where(isPhase)
  }
}

/** @returns how many minutes the sections take then */
async function linkWithLibrary(sectionIds: string[]): Promise<number> {
  const { rows } = await database().execute<{ minutes: number }>(sql`
    update phase_sections set library_section_id = lib.id
    from (select id, minutes, row_number() over (order by id) as n from library_sections) lib
    where phase_sections.id = (${`{${sectionIds.join(',')}}`}::uuid[])[lib.n] returning lib.minutes`)
  return rows.reduce((sum, row) => sum + row.minutes, 0)
}

const base64Of = (credential: string | null) =>
  credential?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''

describe('2§2.3: a certificate is available only when the roadmap status is set', () => {
  it('none while a section is missing: status null, cert null', async () => {
    const user = await createUser()
    const { roadmapId } = await createLearnedRoadmap(user, { completed: 3 })
    expect(await award(roadmapId)).toBeNull()
    expect(await statusOf(roadmapId)).toBeNull()
    expect(await get(user, roadmapId)).toEqual({ roadmapId, certificate: null, completedSections: 3, totalSections: 4 })
  })

  it('issued with the last section: status, id, date, text and the titles as they stand', async () => {
    const user = await createUser({ name: 'Ada Lovelace' })
    const { roadmapId, sectionIds } = await createLearnedRoadmap(user, { completed: 3, prompt: 'Learn SQL' })
    await completeSections(sectionIds.slice(3))
    const id = await award(roadmapId)
    expect(id).toMatch(/^TB-[A-HJ-NP-Z2-9]{16}$/)
    expect(await statusOf(roadmapId)).toBe('complete')
    const { certificate } = await get(user, roadmapId)
    expect(certificate).toEqual({
      id,
      issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      text: 'Ada Lovelace has completed the roadmap Learn SQL',
      recipientName: 'Ada Lovelace',
      title: 'Learn SQL',
      skills: [],
      minutes: null,
      phases: [
        { title: 'Phase 1', sections: ['Section 1.1', 'Section 1.2'] },
        { title: 'Phase 2', sections: ['Section 2.1', 'Section 2.2'] },
      ],
      proof: [{ by: 'items', sections: 4 }],
      level: 'completed',
      signerName: 'Tubli',
      signerTitle: 'Founder',
    })
    const page = await verify(id ?? '')
    expect(page).toMatchObject(certificate ?? {})
    const documented = { id, date: certificate?.issuedAt, learningPrompt: 'Learn SQL', signerTitle: 'Founder' }
    const read = async (path: string) => (await send(`/ft/learning/${path}`, { token: user.token })).json()
    expect(await read(`roadmap/certificate/${roadmapId}`)).toMatchObject({ cert: documented, totalSections: 4 })
    expect(await read(`certificate/${id}`)).toMatchObject(documented)
    expect(await read(`roadmap/get/${roadmapId}/${user.userId}`)).toMatchObject({ cert: { date: documented.date } })
    expect(page).toMatchObject({ revokedAt: null, expiresAt: null })
  })

  it('it certifies what was planned, with the skills that its phases name', async () => {
    const user = await createUser({ name: 'Ada' })
    const named = { title: 'Types that help', ownTitle: 'Doctor of types', prompt: 'I want a new job' }
    const { roadmapId, phases } = await createWrittenRoadmap(user, named)
    await setTags(roadmapId, [
      ['unions', 'narrowing', 'guards'],
      ['generics', 'unions', 'inference'],
    ])
    const sectionIds = phases.flatMap((phase) => phase.sectionIds)
    await completeSections(sectionIds)
    await award(roadmapId)
    const { certificate } = await get(user, roadmapId)
    expect(certificate).toMatchObject({
      ...{ title: 'Types that help', text: 'Ada has completed the roadmap Types that help' },
      ...{ skills: ['unions', 'generics', 'narrowing', 'guards', 'inference'], minutes: null },
    })
    const page = await verify(certificate?.id ?? '')
    const signed = JSON.parse(new TextDecoder().decode(base64url.decode(page.credential?.split('.')[1] ?? '')))
    expect(JSON.stringify(signed)).not.toMatch(/Doctor|new job/)
    expect(signed.credentialSubject.achievement).toMatchObject({
      ...{ name: 'Types that help', tag: certificate?.skills },
      criteria: { narrative: expect.stringContaining('Skills: unions, generics, narrowing, guards, inference.') },
    })
  })

  it("it says about how long it takes, where all of its sections are the library's", async () => {
    const user = await createUser()
    const { roadmapId, phases } = await createWrittenRoadmap(user)
    const sectionIds = phases.flatMap((phase) => phase.sectionIds)
    const minutes = await linkWithLibrary(sectionIds)
    await completeSections(sectionIds)
    await award(roadmapId)
    expect((await get(user, roadmapId)).certificate).toMatchObject({ minutes })
  })

  it('one, however often and however many at once it is awarded', async () => {
    const user = await createUser()
    const { roadmapId } = await createLearnedRoadmap(user)
    const ids = await Promise.all(Array.from({ length: 8 }, () => award(roadmapId)))
    expect(ids.filter((id) => id !== null)).toHaveLength(1)
    expect(await award(roadmapId)).toBeNull()
  })

  it('none for a roadmap without sections, an unfinished or a deleted one', async () => {
    const user = await createUser()
    expect(await award(await createStoredRoadmap(user))).toBeNull()
    const [failed, deleted] = [await createLearnedRoadmap(user), await createLearnedRoadmap(user)]
    await database().execute(sql`update roadmaps set state = 'failure' where id = ${failed.roadmapId}::uuid`)
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${deleted.roadmapId}::uuid`)
    expect(await award(failed.roadmapId)).toBeNull()
    expect(await award(deleted.roadmapId)).toBeNull()
  })

  it('it has the titles under which the sections were completed, whatever they are called when it is issued', async () => {
    const user = await createUser()
    const { roadmapId, sectionIds } = await createLearnedRoadmap(user, { completed: 3 })
    await database().execute(sql`update phase_sections set title = 'Quantum physics' where id = ${sectionIds[0]}::uuid`)
    await completeSections(sectionIds.slice(3))
    await award(roadmapId)
    const { certificate } = await get(user, roadmapId)
    expect(certificate?.phases[0]?.sections).toEqual(['Section 1.1', 'Section 1.2'])
  })

  it('later edits of the roadmap and of the name change nothing on it', async () => {
    const user = await createUser({ name: 'Ada' })
    const { roadmapId, sectionIds, certificateId } = await createCertificate(user)
    const before = await verify(certificateId)
    await database().execute(sql`update phase_sections set title = 'Other' where id = ${sectionIds[0]}::uuid`)
    await database().execute(sql`update users set name = 'Eve' where id = ${user.userId}::uuid`)
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${roadmapId}::uuid`)
    expect(await verify(certificateId)).toEqual(before)
  })
})

describe('who may see a certificate', () => {
  it('with the roadmap’s link: the certificate, but nothing of the progress', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId, certificateId } = await createCertificate(user)
    for (const viewer of [null, other]) {
      const seen = await get(viewer, roadmapId)
      expect(seen).toMatchObject({ completedSections: 0, totalSections: 0, certificate: { id: certificateId } })
    }
    expect(await get(user, roadmapId)).toMatchObject({ completedSections: 4, totalSections: 4 })
  })

  it('not of a roadmap that is not shared, deleted, unknown or malformed', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const hidden = await createCertificate(user)
    await database().execute(sql`update roadmaps set is_link_shared = false where id = ${hidden.roadmapId}::uuid`)
    await expect(get(other, hidden.roadmapId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await get(user, hidden.roadmapId)).toMatchObject({ certificate: { id: hidden.certificateId } })
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${hidden.roadmapId}::uuid`)
    for (const id of [hidden.roadmapId, crypto.randomUUID(), 'nonsense', "' or 1=1 --"]) {
      await expect(get(user, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('an unknown certificate does not exist, nor does one of a deleted account', async () => {
    const user = await createUser()
    const { certificateId } = await createCertificate(user)
    for (const id of [newCertificateId(), 'x', '%', 'tb-../../']) {
      await expect(verify(id)).rejects.toMatchObject({ code: 'NOT_FOUND', message: CERTIFICATE_TEXTS.unknown })
    }
    await expect(verify('a\u0000b')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await database().execute(sql`update users set deleted_at = now() where id = ${user.userId}::uuid`)
    await expect(verify(certificateId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('withdrawing a certificate and issuing it anew', () => {
  it('clears the status, says why, and keeps the first reason', async () => {
    const user = await createUser()
    const { roadmapId, certificateId } = await createCertificate(user)
    expect(await revoke(user, certificateId)).toEqual({ status: 'ok' })
    expect(await revoke(user, certificateId, 'Another reason')).toEqual({ status: 'ok' })
    expect(await statusOf(roadmapId)).toBeNull()
    expect(await get(user, roadmapId)).toMatchObject({ certificate: null, completedSections: 4 })
    const page = await verify(certificateId)
    expect(page).toMatchObject({ revokedReason: 'My name was wrong', revokedAt: expect.any(String) })
  })

  it('issues a new one with the name as it is now; the old one stays withdrawn', async () => {
    const user = await createUser({ name: 'Ada' })
    const { roadmapId, certificateId } = await createCertificate(user)
    await revoke(user, certificateId)
    await database().execute(sql`update users set name = 'Ada Lovelace' where id = ${user.userId}::uuid`)
    const { id } = await issue(user, roadmapId)
    expect(id).not.toBe(certificateId)
    expect(await issue(user, roadmapId)).toEqual({ status: 'ok', id })
    expect(await statusOf(roadmapId)).toBe('complete')
    expect(await verify(id)).toMatchObject({ recipientName: 'Ada Lovelace', revokedAt: null })
    const { api } = await callerFor(user.token)
    const old = await api.certificates.verify({ id: certificateId })
    expect(old).toMatchObject({ recipientName: 'Ada', revokedAt: expect.any(String) })
  })

  it('only the owner reads what stood on it; everybody else when and why it was withdrawn', async () => {
    const [user, other] = await Promise.all([createUser({ name: 'Ada Lovelace' }), createUser()])
    const { certificateId: id } = await createCertificate(user, 'Learn SQL')
    await revoke(user, id)
    for (const viewer of [undefined, other.token]) {
      const { api } = await callerFor(viewer)
      expect(await api.certificates.verify({ id })).toEqual({
        ...{
          id,
          isOwn: false,
          revokedAt: expect.any(String),
          revokedReason: 'My name was wrong',
          expiresAt: null,
          credential: null,
        },
        ...{
          issuedAt: '',
          text: '',
          recipientName: '',
          title: '',
          skills: [],
          minutes: null,
          phases: [],
          proof: [],
          level: 'completed',
          signerName: '',
          signerTitle: '',
        },
      })
      expect((await send(`/ft/learning/certificate/credential/${id}`, { token: viewer })).status).toBe(409)
    }
  })

  it('its owner reads it while the session lives, and no longer with a bearer that was signed out', async () => {
    const user = await createUser()
    const { certificateId: id } = await createCertificate(user, 'Learn SQL')
    await revoke(user, id)
    const path = `/ft/learning/certificate/credential/${id}`
    expect((await send(path, { token: user.token })).status).toBe(200)
    expect((await send('/auth/logout', { token: user.token, method: 'POST' })).status).toBe(200)
    expect((await send(path, { token: user.token })).status).toBe(401)
    expect((await send(path, { token: 'forged' })).status).toBe(401)
  })

  it('at most five for a roadmap, and none unasked once one was withdrawn', async () => {
    const user = await createUser()
    const { roadmapId, certificateId } = await createCertificate(user)
    await revoke(user, certificateId)
    expect(await award(roadmapId)).toBeNull()
    for (const _ of [2, 3, 4, 5]) await revoke(user, (await issue(user, roadmapId)).id)
    const refused = { code: 'CONFLICT', message: CERTIFICATE_TEXTS.tooMany }
    await expect(issue(user, roadmapId)).rejects.toMatchObject(refused)
  })

  it('withdrawing waits for whoever issues, and neither stands in the other’s way', async () => {
    const user = await createUser()
    const { roadmapId, certificateId } = await createCertificate(user)
    // the roadmap is locked, as an answer does it, and then its certificate is wanted
    const issuing = database().batch([
      database().execute(sql`select id from roadmaps where id = ${roadmapId}::uuid for update`),
      database().execute(sql`select pg_sleep(0.6)`),
      database().execute(sql`select id from certificates where id = ${certificateId} for update`),
    ])
    await new Promise((resolve) => setTimeout(resolve, 200))
    const revoking = revoke(user, certificateId)
    await issuing
    expect(await revoking).toEqual({ status: 'ok' })
  })

  it('a withdrawal of an old one leaves the status of the new one', async () => {
    const user = await createUser()
    const { roadmapId, certificateId } = await createCertificate(user)
    await revoke(user, certificateId)
    await issue(user, roadmapId)
    await revoke(user, certificateId)
    expect(await statusOf(roadmapId)).toBe('complete')
  })

  it('issues nothing while a section is missing', async () => {
    const user = await createUser()
    const { roadmapId } = await createLearnedRoadmap(user, { completed: 3 })
    await expect(issue(user, roadmapId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: CERTIFICATE_TEXTS.unfinished,
    })
  })

  it('is for the owner only', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId, certificateId } = await createCertificate(user)
    await expect(revoke(other, certificateId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(issue(other, roadmapId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await verify(certificateId)).toMatchObject({ revokedAt: null })
    const { api } = await callerFor()
    await expect(api.certificates.revoke({ id: certificateId, reason: 'because' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await expect(api.roadmaps.issueCertificate({ id: roadmapId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('refuses unknown, malformed and deleted ids and a missing reason', async () => {
    const user = await createUser()
    const { roadmapId, certificateId } = await createCertificate(user)
    await expect(revoke(user, newCertificateId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(revoke(user, certificateId, ' a ')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(revoke(user, certificateId, 'x'.repeat(201))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    for (const id of [crypto.randomUUID(), 'nonsense']) {
      await expect(issue(user, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await database().execute(sql`update roadmaps set deleted_at = now() where id = ${roadmapId}::uuid`)
    await expect(issue(user, roadmapId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('2§5: Certificate download is allowed only when status is set.', () => {
  it('what the PDF is drawn from is there while the certificate holds; afterwards it says that it was withdrawn', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    const { roadmapId, certificateId } = await createCertificate(user)
    const read = async (by: TestUser) => (await callerFor(by.token)).api.certificates.verify({ id: certificateId })
    expect(await statusOf(roadmapId)).toBe('complete')
    expect(await read(user)).toMatchObject({ id: certificateId, recipientName: 'Test Person', revokedAt: null })
    await revoke(user, certificateId)
    expect(await statusOf(roadmapId)).toBeNull()
    expect(await read(user)).toMatchObject({ id: certificateId, revokedAt: expect.any(String) })
    expect(await read(other)).toMatchObject({ recipientName: '', text: '', phases: [], revokedAt: expect.any(String) })
  })

  it('the credential of an unknown or withdrawn one is refused as JSON', async () => {
    const user = await createUser()
    const { certificateId } = await createCertificate(user)
    const credential = (id: string) => send(`/ft/learning/certificate/credential/${id}`)
    expect((await credential(newCertificateId())).status).toBe(404)
    expect((await credential(certificateId)).status).toBe(200)
    await revoke(user, certificateId)
    const refused = await credential(certificateId)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ error: CERTIFICATE_TEXTS.revoked })
  })
})
