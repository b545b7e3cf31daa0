import type { Env } from '#worker/env.ts'
import { DomainError } from '#worker/errors.ts'
import { boundedFetch } from './bounded-fetch.ts'

export interface Picture {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  bytes: ArrayBuffer
}

const BOUNDS = { timeoutMs: 4000, maxBytes: 200_000 }

/**
 * The small picture of a video, 320 by 180, from YouTube's host for pictures; null for a video that is gone. Its own first
 * bytes say what it is, whatever the answer claims, and no redirect is followed.
 * @param videoId eleven characters, as `youtubeIdOf` reads them
 * @throws DomainError upstream when it does not come in time, is too large or is no picture
 */
export async function fetchYoutubeImage(env: Env, videoId: string): Promise<Picture | null> {
  const address = `${env.YOUTUBE_IMAGE_URL}/vi/${encodeURIComponent(videoId)}/mqdefault.jpg`
  const asked = {
    redirect: 'manual',
    headers: { accept: 'image/jpeg,image/webp,image/png', 'user-agent': 'tubli' },
  } as const
  const response = await boundedFetch(address, asked, BOUNDS).catch((cause) => {
    throw unreachable('did not answer as we read', cause)
  })
  if (response.status === 404) return null
  if (response.status !== 200) throw unreachable(`answered ${response.status}`)
  const bytes = await response.arrayBuffer()
  const type = typeOf(new Uint8Array(bytes))
  if (type === null) throw unreachable('answered with no picture')
  return { type, bytes }
}

function typeOf(bytes: Uint8Array): Picture['type'] | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return /^RIFF.{4}WEBP/s.test(head) ? 'image/webp' : null
}

const unreachable = (what: string, cause?: unknown) =>
  new DomainError('upstream', 'This picture could not be loaded.', {
    cause: new Error(`the host for pictures ${what}`, { cause }),
  })
