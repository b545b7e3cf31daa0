import { BusinessGuide } from './about/business-guide.tsx'
import { InfoText } from './info-text.tsx'

/** G-BIZ-02: whatever mode is asked for, this is the guide. */
export const GuidePage = () => (
  <InfoText title="Business-development guide" isInShell>
    <BusinessGuide />
  </InfoText>
)
