/** What a page says of itself to whoever reads no more than its HTML: a search engine, the preview of a link. */
export interface PageHead {
  /** Where this page is, of all the addresses that lead to it. */
  path: string
  /** Without these it is called and described like the product. */
  title?: string
  description?: string
  /** Whether search engines may list it; what was only shared by its link they may not. */
  isIndexed: boolean
  /** There is nothing at the address that was asked for: the page comes, with the status of that. */
  isMissing?: boolean
  /** The path of the picture that previews show, a PNG of preview.ts's size; without one, the product's. */
  picture?: string | undefined
  /** The same in the words of schema.org (JSON-LD); its address and description are added. */
  data?: Readonly<Record<string, unknown>>
  /** What it tells, for who runs no script: headings with what stands below each. The fixed pages have their text in the HTML. */
  outline?: readonly { title: string; items: readonly string[] }[]
}
