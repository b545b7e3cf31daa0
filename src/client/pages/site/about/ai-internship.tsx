import { Link } from '@tanstack/react-router'
import { CohortState } from '#client/features/pathways/cohort-state.tsx'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'
import { INTERNSHIP_GUIDE_URL } from '#shared/product.ts'

export const AiInternship = () => (
  <>
    <p>
      Open source around AI in four weeks, in a language of your choice: a roadmap with exactly four sections a week,
      each with material, graded questions and StreetCred.
    </p>
    <ProsePart title="For whom">
      <p>
        For people whose account came by one of our two community groups. They find it on{' '}
        <Link to="/learn">Learn Anything</Link>, choose a language and have it written for one credit. Everybody else
        has the <InfoLink page="internship">open-source internship</InfoLink>, which covers the same four weeks.
      </p>
    </ProsePart>
    <ProsePart title="Without a group">
      <CohortState />
    </ProsePart>
    <ProsePart title="If it can’t be written">
      <p>An internship has all four weeks or none: where one is missing, the credit comes back.</p>
    </ProsePart>
    <ProsePart title="Read before you begin">
      <p>
        <a href={INTERNSHIP_GUIDE_URL} target="_blank" rel="noopener">
          How to contribute to open source
        </a>
        , by the people of the Open Source Guides.
      </p>
    </ProsePart>
  </>
)
