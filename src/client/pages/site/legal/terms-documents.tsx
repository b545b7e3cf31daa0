import { Link } from '@tanstack/react-router'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { INFO_PAGES, TERMS_PAGES } from '#shared/site/info-pages.ts'

const OWN_PAGES = ['terms', 'privacy', 'bizdev-privacy'] as const

export const TermsDocuments = () => (
  <ul>
    {OWN_PAGES.map((page) => (
      <li key={page}>
        <InfoLink page={page}>{INFO_PAGES[page].title}</InfoLink>: {INFO_PAGES[page].description}
      </li>
    ))}
    <li>
      <Link to="/tos/license">{TERMS_PAGES.license.title}</Link>: {TERMS_PAGES.license.description}
    </li>
    <li>
      <Link to="/tos/$page" params={{ page: 'dashboard' }}>
        {TERMS_PAGES.dashboard.title}
      </Link>
      : {TERMS_PAGES.dashboard.description}
    </li>
  </ul>
)
