/** A title as a file's name, without its ending: words joined by hyphens. */
export const fileNameOf = (title: string, otherwise: string): string =>
  title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || otherwise
