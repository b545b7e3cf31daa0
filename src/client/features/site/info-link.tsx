import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { InfoPageName, OPERATING_SYSTEM_PAGE, OwnPageName } from '#shared/site/info-pages.ts'

interface InfoLinkProps {
  page: InfoPageName | OwnPageName | (typeof OPERATING_SYSTEM_PAGE)['name']
  children: ReactNode
  className?: string | undefined
}

/** A link to one of the public pages that share a route. */
export const InfoLink = ({ page, children, className }: InfoLinkProps) => (
  <Link to="/$page" params={{ page }} className={className}>
    {children}
  </Link>
)
