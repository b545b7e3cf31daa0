import type { ReactNode } from 'react'
import { Icon } from '#client/ui/icons.tsx'
import type { ContentItem } from '#shared/resources/schemas.ts'
import classes from './source-icon.module.css'

/** What waits behind a link, in the house's own strokes. */
const MARKS: Readonly<Record<ContentItem['kind'] | 'repository', ReactNode>> = {
  video: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="2.5" />
      <path d="M8.5 7.8v4.4l3.6-2.2z" fill="currentColor" />
    </>
  ),
  docs: (
    <>
      <path d="M5 2.8h6.5L15.5 7v10.2H5z" />
      <path d="M11.2 3v4.2h4M7.8 10.5h5M7.8 13.5h5" />
    </>
  ),
  article: (
    <>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <path d="M6 7h8M6 10.2h8M6 13.4h4.5" />
    </>
  ),
  course: (
    <>
      <path d="m10 4 8 3.7-8 3.7-8-3.7z" />
      <path d="M5.2 9.5v4c2.6 2.4 7 2.4 9.6 0v-4" />
    </>
  ),
  book: (
    <>
      <path d="M10 5.5C8 4 5.5 3.7 2.8 4v11.2c2.7-.3 5.2 0 7.2 1.5 2-1.5 4.5-1.8 7.2-1.5V4C14.5 3.7 12 4 10 5.5z" />
      <path d="M10 5.5v11" />
    </>
  ),
  interactive: (
    <>
      <rect x="2.5" y="3.5" width="15" height="13" rx="2" />
      <path d="m6 8 2.5 2L6 12.2M10.5 12.5h3.5" />
    </>
  ),
  repository: (
    <>
      <circle cx="6" cy="5" r="2" />
      <circle cx="6" cy="15" r="2" />
      <circle cx="14" cy="7" r="2" />
      <path d="M6 7v6M14 9c0 2.5-3 2.5-6 3.5" />
    </>
  ),
}

const HOSTS_OF_CODE = ['github.com', 'gitlab.com', 'codeberg.org']

/** Drawn here: a card asks nobody else for a picture. The kind is said in words beneath. */
export function SourceIcon({ kind, site }: { kind: ContentItem['kind']; site: string }) {
  return (
    <span className={classes.icon} aria-hidden>
      <Icon>{MARKS[HOSTS_OF_CODE.includes(site) ? 'repository' : kind]}</Icon>
    </span>
  )
}
