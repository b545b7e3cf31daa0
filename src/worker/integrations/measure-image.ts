import { imageSize } from 'image-size'

/** What can be drawn anew; by a file's first bytes, never by its name. */
const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' }

export interface Measured {
  type: string
  /** Pixels. */
  width: number
  height: number
}

/** Reads a picture's kind and size without drawing it; null for what is no picture of a kind that we draw. */
export function measureImage(bytes: Uint8Array): Measured | null {
  try {
    const { type: kind = '', width, height } = imageSize(bytes)
    const type = TYPES[kind]
    return type && width > 0 && height > 0 ? { type, width, height } : null
  } catch {
    return null
  }
}
