import {
  IMAGE_TEXTS,
  IMAGE_WIDTHS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
} from '#shared/profiles/image-rules.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { DomainError } from '#worker/errors.ts'
import { type Measured, measureImage } from '#worker/integrations/measure-image.ts'
import { imageKey, keepImage } from './statements.ts'

/**
 * Keeps a picture of something the caller made (C017, SEC-08). Nothing of the file itself is kept: the pictures' worker draws it
 * anew in each size, so that no metadata, no script and no second file in it comes through.
 * @throws DomainError unsupported for what is no picture or too large a one, conflict where there is no room
 */
export async function addImage(ctx: UserContext, bytes: Uint8Array): Promise<PortfolioImage> {
  const { db, env, actor } = ctx
  const { type, width, height } = measure(bytes)
  const id = crypto.randomUUID()
  const keys: string[] = []
  const source = `data:${type};base64,${base64Of(bytes)}`
  for (const most of IMAGE_WIDTHS) {
    const key = imageKey(actor.userId, id, most)
    await env.UPLOADS.put(key, await draw(ctx, source, scaledTo(most, width, height)), PNG)
    keys.push(key)
  }
  const { rows } = await keepImage(db, actor.userId, { id, width, height })
  if (rows.length > 0) return { id, caption: '', width, height }
  await env.UPLOADS.delete(keys)
  throw new DomainError('conflict', IMAGE_TEXTS.full)
}

const PNG = { httpMetadata: { contentType: 'image/png' } }

/** @throws DomainError too_large, unsupported: a picture of more pixels than can be drawn is none, whatever its bytes weigh */
function measure(bytes: Uint8Array): Measured {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new DomainError('too_large', IMAGE_TEXTS.tooLarge)
  const measured = measureImage(bytes)
  const isSane =
    measured !== null &&
    Math.max(measured.width, measured.height) <= MAX_IMAGE_SIDE &&
    measured.width * measured.height <= MAX_IMAGE_PIXELS
  if (!isSane) throw new DomainError('unsupported', IMAGE_TEXTS.noImage)
  return measured
}

function scaledTo(most: number, width: number, height: number) {
  const scale = Math.min(1, most / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

async function draw({ env }: UserContext, source: string, { width, height }: { width: number; height: number }) {
  const size = `width="${width}" height="${height}"`
  const body = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${source}" ${size}/></svg>`
  const drawn = await env.PICTURES.fetch('https://pictures/', { method: 'POST', body })
  if (!drawn.ok) throw new DomainError('upstream', 'The picture could not be kept. Please try again.')
  return drawn.arrayBuffer()
}

/** In parts: all bytes at once are more arguments than a call may have. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
