import type { PageHead } from '../page-head.ts'
import { PRODUCT_NAME } from '../product.ts'
import { INFO_PAGES, OPERATING_SYSTEM_PAGE, OWN_PAGES, TERMS_PAGES } from './info-pages.ts'

/** A public page whose text is the same for everybody: the build writes it into the page's HTML, the worker its head. */
export interface FixedPage {
  path: string
  /** Without it the page is called like the product. */
  title?: string
  description: string
}

const below = (root: string, pages: Readonly<Record<string, { title: string; description: string }>>): FixedPage[] =>
  Object.entries(pages).map(([name, { title, description }]) => ({ path: `${root}${name}`, title, description }))

const { name: osName, ...operatingSystem } = OPERATING_SYSTEM_PAGE

/** All of them, as the sitemap lists them. */
export const FIXED_PAGES: readonly FixedPage[] = [
  {
    path: '/',
    description:
      'Type what you want to learn and get a roadmap made for you: phases, sections and objectives you can tick off.',
  },
  {
    path: '/pricing',
    title: 'Pricing',
    description: 'What Free and Pro bring and cost by month and year, what is not there yet, and answers to questions.',
  },
  ...below('/', OWN_PAGES),
  { path: `/${osName}`, ...operatingSystem },
  ...below('/', INFO_PAGES),
  ...below('/tos/', TERMS_PAGES),
  {
    path: '/bizdev/guide',
    title: 'Business-development guide',
    description: 'How to find, price, propose and deliver freelance work, in five steps that need no tool.',
  },
]

/** The name of its file in the build, below `pages/`. */
export const fileOf = ({ path }: FixedPage): string => path.slice(1).replaceAll('/', '-') || 'start'

/** What it says of itself. The start page tells of the whole site and who makes it. */
export function headOf(page: FixedPage): PageHead {
  const { path, title, description } = page
  const data =
    path === '/'
      ? { '@type': 'WebSite', name: PRODUCT_NAME, publisher: { '@type': 'Organization', name: PRODUCT_NAME } }
      : { '@type': 'WebPage', name: title, isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME } }
  return { path, ...(title !== undefined && { title }), description, isIndexed: true, data }
}
