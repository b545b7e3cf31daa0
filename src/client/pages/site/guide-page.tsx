import { useStored } from '#client/lib/use-stored.ts'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import { BusinessGuide } from './about/business-guide.tsx'
import { InfoText } from './info-text.tsx'

const SearchCriteria = lazyPart(() =>
  import('#client/features/copilot/search-criteria.tsx').then((module) => module.SearchCriteria),
)

/** G-BIZ-02: whatever mode is asked for, this is the guide; who is signed in gets their own words to search with (RT-67). */
export function GuidePage() {
  const isSignedIn = useStored('token') !== null
  return (
    <InfoText title="Business-development guide" isInShell>
      <BusinessGuide />
      {isSignedIn && <SearchCriteria />}
    </InfoText>
  )
}
