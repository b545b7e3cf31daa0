import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toJsonResume } from '#shared/profiles/to-json-resume.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createCertificate, createUser, database } from '#tests/support/worker/factories.ts'
import { certificates } from '#worker/db/schema/index.ts'

async function createProved() {
  const user = await createUser()
  const { certificateId } = await createCertificate(user)
  await database()
    .update(certificates)
    .set({ skills: ['Rust', 'SQL'] })
    .where(eq(certificates.id, certificateId))
  const { api } = await callerFor(user.token)
  await api.users.savePreferences({ languages: ['Go'] })
  return { user, api, certificateId }
}

describe('skills with their proof', () => {
  it('each leads to the latest certificate that names it; a word is told apart', async () => {
    const { user, api, certificateId } = await createProved()
    const { certificateId: later } = await createCertificate(user, 'Learn more')
    await database()
      .update(certificates)
      .set({ skills: ['rust'] })
      .where(eq(certificates.id, later))
    const { skills, languages } = await api.profiles.get({ id: user.userId, asVisitor: true })
    expect(languages).toEqual(['Go'])
    expect(new Map(skills.map(({ name, certificateId: id }) => [name.toLowerCase(), id]))).toEqual(
      new Map([
        ['rust', later],
        ['sql', certificateId],
      ]),
    )
    await api.profiles.saveConfig({ hiddenSections: ['skills'] })
    expect(await api.profiles.get({ id: user.userId, asVisitor: true })).toMatchObject({ skills: [], languages: [] })
  })

  it('a certificate that was withdrawn proves nothing', async () => {
    const { user, api, certificateId } = await createProved()
    await database()
      .update(certificates)
      .set({ revokedAt: new Date().toISOString() })
      .where(eq(certificates.id, certificateId))
    expect((await api.profiles.get({ id: user.userId })).skills).toEqual([])
  })

  it('stand in a JSON Resume, which says nothing that nobody said', async () => {
    const { user, api, certificateId } = await createProved()
    await api.profiles.save({
      name: 'Jane Doe',
      roles: ['Backend'],
      sources: { blog: 'https://jane.example', twitter: 'jane' },
    })
    const job = { kind: 'job' as const, organization: 'Doe', title: 'Engineer', startedIn: '2020-01', endedIn: null }
    await api.profiles.saveEntry(job)
    const resume = toJsonResume(await api.profiles.get({ id: user.userId }), 'https://tubli.test')
    expect(resume).toMatchObject({
      basics: { name: 'Jane Doe', label: 'Backend', url: `https://tubli.test/profile/${user.userId}` },
      work: [{ name: 'Doe', position: 'Engineer', startDate: '2020-01' }],
      certificates: [{ url: `https://tubli.test/verify/${certificateId}` }],
    })
    expect(resume.skills.map(({ name }) => name).sort()).toEqual(['Languages', 'Rust', 'SQL'])
    expect(JSON.stringify(resume)).not.toMatch(/summary|endDate|location/)
  })
})

describe('the badge for a README', () => {
  it('says the score of who lets it be seen, and private of everybody else', async () => {
    const user = await createUser()
    const badge = async (id: string) => {
      const response = await send(`/ft/profile/badge/${id}.svg`)
      return { type: response.headers.get('content-type'), text: await response.text() }
    }
    expect(await badge(user.userId)).toMatchObject({ type: 'image/svg+xml', text: expect.stringContaining('>0.00<') })
    await (await callerFor(user.token)).api.profiles.saveConfig({ isPublic: false })
    for (const id of [user.userId, crypto.randomUUID(), '<script>'])
      expect((await badge(encodeURIComponent(id))).text).toMatch(/^<svg[^<]*<title>[^<]*: private</)
  })
})
