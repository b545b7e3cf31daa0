/** C017, SEC-08 */
export const IMAGE_UPLOAD_PATH = '/ft/profile/upload/portfolio/image'
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
export const MAX_IMAGE_SIDE = 6000
/** What a picture may take when it is drawn, whatever its bytes say. */
export const MAX_IMAGE_PIXELS = 24_000_000
export const MOST_IMAGES = 50

/** Widths in which each is kept, where it is that wide. */
export const IMAGE_WIDTHS = [320, 1200] as const

export const IMAGE_TEXTS = {
  tooLarge: 'The picture is too large: at most 5 MB.',
  noImage: 'This is no picture that can be shown here: it must be a PNG, JPEG or GIF of at most 6000 pixels a side.',
  full: `There is room for ${MOST_IMAGES} pictures. Remove one first.`,
  noFile: 'Choose a picture.',
} as const

/** Where one of its sizes is read. */
export const imageSizePath = (id: string, width: (typeof IMAGE_WIDTHS)[number]): string =>
  `/ft/profile/image/${id}/${width}.png`
