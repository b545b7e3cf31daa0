import { Navigate, useParams } from '@tanstack/react-router'
import { TERMS_PAGES } from '#shared/site/info-pages.ts'
import { InfoText } from './info-text.tsx'
import { TermsDocuments } from './legal/terms-documents.tsx'
import { TermsInShort } from './legal/terms-in-short.tsx'

const TEXTS = { dashboard: TermsInShort, docs: TermsDocuments } as const

/** Terms inside the product's shell (3§2.1). */
export function TermsPage() {
  const { page } = useParams({ from: '/_connected/_app/tos/$page' })
  if (page !== 'dashboard' && page !== 'docs') return <Navigate to="/404" replace />
  const Text = TEXTS[page]
  return (
    <InfoText title={TERMS_PAGES[page].title} isLegal isInShell>
      <Text />
    </InfoText>
  )
}
