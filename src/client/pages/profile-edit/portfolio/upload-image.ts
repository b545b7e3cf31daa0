import { uploadFile } from '#client/features/profiles/upload-file.ts'
import { IMAGE_TEXTS, IMAGE_UPLOAD_PATH, MAX_IMAGE_BYTES } from '#shared/profiles/image-rules.ts'
import type { PortfolioImage } from '#shared/profiles/schemas.ts'

const NOT_UPLOADED = 'The picture was not uploaded. Please check your connection and try again.'

/** Sends a picture to the portfolio (C017). @throws Error with a sentence for the person */
export async function uploadImage(file: File): Promise<PortfolioImage> {
  if (file.size > MAX_IMAGE_BYTES) throw new Error(IMAGE_TEXTS.tooLarge)
  return uploadFile(IMAGE_UPLOAD_PATH, 'image', await asKnownType(file), NOT_UPLOADED)
}

/** What the server can't draw, such as WebP, is a PNG before it leaves; what the browser can't read goes as it is, and is refused. */
async function asKnownType(file: File): Promise<Blob> {
  if (/^image\/(png|jpeg|gif)$/.test(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/png'))
}
