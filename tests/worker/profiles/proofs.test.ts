import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { toJsonResume } from '#shared/profiles/to-json-resume.ts'
import { callerFor, send } from '#tests/support/worker/app.ts'
import { createCertificate, createUser, database } from '#tests/support/worker/factories.ts'
import { certificates, contributions } from '#worker/db/schema/index.ts'

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
    expect(
      new Map(skills.map((skill) => [skill.name.toLowerCase(), 'certificateId' in skill && skill.certificateId])),
    ).toEqual(
      new Map([
        ['rust', later],
        ['sql', certificateId],
      ]),
    )
    await api.profiles.saveConfig({ hiddenSections: ['skills'] })
    expect(await api.profiles.get({ id: user.userId, asVisitor: true })).toMatchObject({ skills: [], languages: [] })
  })

  it('merged work proves its language where no certificate does, once it is kept as a receipt', async () => {
    const { user, api } = await createProved()
    const work = (language: string | null, status: 'found' | 'kept', number: number) => ({
      ...{ userId: user.userId, repository: 'Who/Any', repositoryKey: 'who/any', number, title: `Mend ${number}` },
      ...{ mergedAt: `2026-11-0${number}T10:00:00Z`, role: 'author' as const, isSelfMerged: false, stars: 100 },
      ...{ language, status },
    })
    await database()
      .insert(contributions)
      .values([
        ...[work('Zig', 'kept', 1), work('zig', 'kept', 2), work('Rust', 'kept', 3), work(null, 'kept', 4)],
        work('Elm', 'found', 5),
      ])
    const { skills } = await api.profiles.get({ id: user.userId, asVisitor: true })
    expect(skills.filter(({ proof }) => proof === 'work')).toEqual([
      { proof: 'work', name: 'zig', title: 'Mend 2', repository: 'Who/Any', number: 2 },
    ])
    expect(skills.map(({ name }) => name).sort()).toEqual(['Rust', 'SQL', 'zig'])
    const resume = toJsonResume(await api.profiles.get({ id: user.userId }), 'https://tubli.test')
    expect(resume.certificates).toHaveLength(1)
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
