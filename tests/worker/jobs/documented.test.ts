import { describe, expect, it } from 'vitest'
import { send, UNLIMITED } from '#tests/support/worker/app.ts'
import { createListings, createUser } from '#tests/support/worker/factories.ts'

const ownWord = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}x`
const get = async (path: string, token?: string) => {
  const response = await send(path, { env: UNLIMITED, ...(token && { token }) })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, string>[] & Record<string, unknown>,
  }
}

describe('the documented calls of the board', () => {
  it.each([
    ['C044', '/ft/jobs/search/remote?filter='],
    ['C045', '/ft/jobs/search/yc?filter='],
    ['C047', '/ft/jobs/search/google?ip=203.0.113.7&location=Berlin&query='],
  ])('%s answers a visitor with a bare list of title, description and jobId', async (row, path) => {
    const word = ownWord()
    const [jobId] = await createListings([{ title: `${word} engineer`, description: 'Build things.' }])
    const { status, body } = await get(`${path}${word}`)
    expect(status).toBe(200)
    expect(body).toEqual(
      row === 'C045'
        ? []
        : [expect.objectContaining({ jobId, title: `${word} engineer`, description: 'Build things.' })],
    )
  })

  it('C046 is for oneself alone', async () => {
    const [user, other] = [await createUser(), await createUser()]
    const path = `/ft/jobs/search/personalized?userId=${user.userId}`
    expect((await get(path)).status).toBe(401)
    expect((await get(path, other.token)).status).toBe(403)
    expect((await get(path, user.token)).body).toBeInstanceOf(Array)
    expect((await get('/ft/jobs/search/personalized', user.token)).status).toBe(400)
  })

  it('C048 is one job whole, and 404 for none', async () => {
    const [jobId = ''] = await createListings([{ title: 'Engineer', description: `All ${'of it. '.repeat(100)}` }])
    const { body } = await get(`/ft/google/job/listing?jobId=${jobId}`)
    expect(body).toMatchObject({ jobId, title: 'Engineer' })
    expect(String(body.description).length).toBeGreaterThan(500)
    expect((await get('/ft/google/job/listing?jobId=nothing')).status).toBe(404)
    expect((await get('/ft/google/job/listing')).status).toBe(400)
  })
})
