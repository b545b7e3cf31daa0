import { TERMS_PAGES } from '#shared/site/info-pages.ts'
import { InfoText } from './info-text.tsx'
import { Licence } from './legal/licence.tsx'

/** Where the box of a bounty leads (3§2.4). */
export const LicencePage = () => (
  <InfoText title={TERMS_PAGES.license.title} isLegal>
    <Licence />
  </InfoText>
)
