/** The product's letters, in the two weights that pictures have: a data URL a file. */
const FILES = import.meta.glob<string>(
  ['/node_modules/@fontsource/inter/files/inter-{latin,latin-ext,cyrillic,greek,vietnamese}-{600,400}-normal.woff2'],
  { query: '?inline', import: 'default', eager: true },
)

/** The files' bytes. A letter that the first file lacks is taken from any that has it: of the title's weight. */
export const fonts = (): Uint8Array[] =>
  Object.entries(FILES)
    .toSorted(([one], [other]) => Number(other.includes('-600-')) - Number(one.includes('-600-')))
    .map(([, url]) => Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (sign) => sign.charCodeAt(0)))
