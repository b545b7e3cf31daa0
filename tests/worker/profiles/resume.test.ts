import { describe, expect, it } from 'vitest'
import { createPdf } from '#tests/factories/pdf.ts'
import { send } from '#tests/support/worker/app.ts'
import { createUser } from '#tests/support/worker/factories.ts'

function upload(bytes: Uint8Array<ArrayBuffer> | string | null, token?: string, field = 'file') {
  const body = new FormData()
  if (bytes !== null) body.append(field, new File([bytes], 'resume.pdf', { type: 'application/pdf' }))
  return send('/gpt/linkedin/pdf/upload', { method: 'POST', ...(token && { token }), body })
}
const statusOf = async (answer: ReturnType<typeof upload>) => (await answer).status

const resume = () =>
  createPdf([
    { text: 'Mari Kask', size: 24 },
    { text: 'Experience', size: 16 },
    { text: 'Founder of everything', hidden: 'white' },
    { text: 'Wise', size: 12 },
    { text: 'Software Engineer', size: 12 },
    { text: 'January 2022 - Present' },
    { text: 'Moved the ledger.' },
  ])

describe('a resume that is read (C105, SEC-08)', () => {
  it('says its text and what may become entries, without what no reader sees', async () => {
    const response = await upload(await resume(), (await createUser()).token)
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        linkedIn: 'Mari Kask\nExperience\nWise\nSoftware Engineer\nJanuary 2022 - Present\nMoved the ledger.',
        proposals: {
          summary: '',
          entries: [
            {
              ...{ kind: 'job', title: 'Software Engineer', organization: 'Wise' },
              ...{ startedIn: '2022-01', endedIn: null, description: 'Moved the ledger.' },
            },
          ],
        },
      },
    ])
  })

  it('may be some megabytes large, as those with pictures are', async () => {
    const small = await resume()
    const bytes = new Uint8Array(3 * 1024 * 1024)
    bytes.set(small)
    expect(await statusOf(upload(bytes, (await createUser()).token))).toBe(200)
  })

  it('refuses visitors, what is no PDF, what is empty, too large or too long', async () => {
    const { token } = await createUser()
    expect(await statusOf(upload(await resume()))).toBe(401)
    expect(await statusOf(upload('<script>', token))).toBe(415)
    expect(await statusOf(upload('%PDF-1.7 broken', token))).toBe(415)
    expect(await statusOf(upload(null, token))).toBe(400)
    expect(await statusOf(upload(await createPdf([]), token))).toBe(400)
    expect(await statusOf(upload(await createPdf([{ text: 'Page' }], { pages: 21 }), token))).toBe(415)
    const large = new Uint8Array(5 * 1024 * 1024 + 1)
    large.set(new TextEncoder().encode('%PDF-1.7'))
    expect(await statusOf(upload(large, token))).toBe(413)
  })
})
