import { deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callerFor, envWith, send } from '#tests/support/worker/app.ts'
import { createUser, database } from '#tests/support/worker/factories.ts'
import { keepImage } from '#worker/features/profiles/statements.ts'

/** A PNG of one colour, with whatever else is to be in it. */
function png(width: number, height: number, extra: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(4 + body.length + 4)
    frame.writeUInt32BE(data.length, 0)
    body.copy(frame, 4)
    frame.writeUInt32BE(crc32(body), 4 + body.length)
    return frame
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((1 + width * 3) * Math.min(height, 2000)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const text = chunk('tEXt', Buffer.from('GPS\0Tartu, 58.38 N', 'latin1'))
  const parts = [signature, chunk('IHDR', head), text, chunk('IDAT', rows), chunk('IEND', new Uint8Array()), extra]
  return new Uint8Array(Buffer.concat(parts))
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const upload = (
  token: string | undefined,
  bytes: Uint8Array<ArrayBuffer> | string,
  fields: Record<string, string> = {},
  name = 'a.png',
) => {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('image', new File([bytes], name, { type: 'image/png' }))
  return send('/ft/profile/upload/portfolio/image', { method: 'POST', ...(token && { token }), body })
}

interface Uploaded {
  id: string
  url: string
  width: number
}

const keysOf = async (userId: string) =>
  (await envWith().UPLOADS.list({ prefix: `profiles/${userId}/` })).objects.map(({ key }) => key)

describe('pictures of a portfolio (C017, SEC-08)', () => {
  it('are drawn anew in two sizes, without what else stood in the file, and read as pictures and nothing else', async () => {
    const user = await createUser()
    const script = Buffer.from('<script>alert(1)</script>', 'latin1')
    const answer = await upload(user.token, png(1600, 800, script), { userId: user.userId })
    const { id, url, width } = (await answer.json()) as Uploaded
    expect([answer.status, width]).toEqual([200, 1600])
    const read = await send(new URL(url).pathname)
    const bytes = Buffer.from(await read.arrayBuffer())
    expect(Object.fromEntries(read.headers)).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 600])
    expect(bytes.toString('latin1')).not.toMatch(/script|Tartu/)
    const small = Buffer.from(await (await send(`/ft/profile/image/${id}/320.png`)).arrayBuffer())
    expect(small.readUInt32BE(16)).toBe(320)
    expect((await send(`/ft/profile/image/${id}/640.png`)).status).toBe(404)
  })

  it('what is no picture, too large or a bomb is refused, whatever it is called', async () => {
    const user = await createUser()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const refused: [Uint8Array<ArrayBuffer> | string, number][] = [
      [svg, 415],
      ['<html><script>alert(1)</script>', 415],
      ['', 415],
      [png(6001, 10), 415],
      [png(6000, 6000), 415],
      [new Uint8Array(6 * 1024 * 1024), 413],
    ]
    for (const [bytes, status] of refused) expect((await upload(user.token, bytes)).status).toBe(status)
    expect((await send('/ft/profile/upload/portfolio/image', { token: user.token, body: {} })).status).toBe(400)
    expect(await keysOf(user.userId)).toEqual([])
  })

  it('are their owner’s to add, to caption and to remove, bytes and all', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()])
    expect((await upload(undefined, png(10, 10))).status).toBe(401)
    expect((await upload(other.token, png(10, 10), { userId: user.userId })).status).toBe(403)
    const { id } = (await (await upload(user.token, png(10, 10))).json()) as Uploaded
    const { api } = await callerFor(user.token)
    await api.profiles.updateImage({ id, caption: 'A clock' })
    expect((await api.profiles.get({ id: user.userId })).images).toEqual([
      { id, caption: 'A clock', width: 10, height: 10 },
    ])
    await api.profiles.removeImage({ id })
    expect([await keysOf(user.userId), (await send(`/ft/profile/image/${id}/320.png`)).status]).toEqual([[], 404])
  })

  it('are seen as long as their profile and its portfolio are', async () => {
    const user = await createUser()
    const { id } = (await (await upload(user.token, png(10, 10))).json()) as Uploaded
    const { api } = await callerFor(user.token)
    const status = async () => (await send(`/ft/profile/image/${id}/320.png`)).status
    expect(await status()).toBe(200)
    for (const config of [{ hiddenSections: ['portfolio' as const] }, { hiddenSections: [], isPublic: false }]) {
      await api.profiles.saveConfig(config)
      expect(await status()).toBe(404)
    }
  })

  it('fifty have room, however many come at once', async () => {
    const { userId, token } = await createUser()
    const one = () => keepImage(database(), userId, { id: crypto.randomUUID(), width: 1, height: 1 })
    for (let i = 0; i < 48; i += 1) await one()
    await Promise.all(Array.from({ length: 8 }, one))
    for (let i = 0; i < 4; i += 1) await one()
    const { rows } = await database().execute(
      sql`select count(*)::int n from profile_images where user_id = ${userId}::uuid`,
    )
    expect(rows).toEqual([{ n: 50 }])
    const full = await upload(token, png(10, 10))
    expect([full.status, await keysOf(userId)]).toEqual([409, []])
  })

  it('go with the account', async () => {
    const { userId, token } = await createUser()
    await upload(token, png(10, 10))
    expect(await keysOf(userId)).toHaveLength(2)
    const { api } = await callerFor(token)
    const { login } = await api.auth.previewRemoval()
    expect((await send('/trpc/auth.removeAccount', { token, body: { login } })).status).toBe(200)
    expect(await keysOf(userId)).toEqual([])
  })
})
