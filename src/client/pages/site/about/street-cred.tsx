import { Link } from '@tanstack/react-router'
import { ProsePart } from '#client/ui/text/prose.tsx'
import { ENTRY_SHARE, PLACE_SHARES } from '#shared/challenges/rewards.ts'
import {
  CONTRIBUTION_POINTS,
  FEWEST_STARS,
  MOST_BY_MERGER,
  MOST_MERGED_A_WEEK,
  MOST_OF_REPOSITORY,
} from '#shared/contributions/rules.ts'
import { MOST_A_WEEK, MOST_WITH_SAME_PERSON, PAIRING_POINTS, SAME_PERSON_DAYS } from '#shared/pairing/rules.ts'
import { ANSWERS_TO_COMPLETE, SECTION_STREETCRED } from '#shared/progress/rules.ts'
import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'

export const StreetCred = () => (
  <>
    <p>
      StreetCred is short for street credibility: points for what you proved here. It stands on your dashboard, with
      what earned each point.
    </p>
    <ProsePart title="What earns it">
      <ul>
        <li>
          A completed section earns <strong>{SECTION_STREETCRED.toFixed(2)}</strong>. A section is completed by{' '}
          {ANSWERS_TO_COMPLETE} accepted answers, or by testing out of it.
        </li>
        <li>
          A phase earns for {MAX_SECTIONS_PER_PHASE} sections at most, so that a whole phase brings up to{' '}
          {(SECTION_STREETCRED * MAX_SECTIONS_PER_PHASE).toFixed(2)}.
        </li>
        <li>The same objectives earn once a person, in whichever roadmap they stand.</li>
      </ul>
      <p>
        A <Link to="/challenge">bounty</Link> says what it is worth: all of it for the first place, {PLACE_SHARES[1]} of
        it for the second, {PLACE_SHARES[2]} for the third, and {ENTRY_SHARE} for every other entry that gets half of
        the points. Judges see entries without names, and a team shares.
      </p>
      <p>
        A pairing on an <Link to="/projects">issue</Link> that both say happened earns each of the two{' '}
        <strong>{PAIRING_POINTS.toFixed(2)}</strong>: with the same person once in {SAME_PERSON_DAYS} days and{' '}
        {MOST_WITH_SAME_PERSON} times in all, with anybody {MOST_A_WEEK} times a week.
      </p>
      <p>
        A pull request that others merged into a project of theirs earns its author and each co-author{' '}
        <strong>{CONTRIBUTION_POINTS.toFixed(2)}</strong>: {MOST_MERGED_A_WEEK} a week, {MOST_OF_REPOSITORY} of one
        project and {MOST_BY_MERGER} merged by one person; a project has {FEWEST_STARS} stars or more.
      </p>
    </ProsePart>
    <ProsePart title="What never earns it">
      <ul>
        <li>money, plans and credits,</li>
        <li>copying a roadmap, ticking cards, opening pages, time spent,</li>
        <li>removing sections and adding them again,</li>
        <li>a score that a browser or a program sends: the server decides by the answers alone.</li>
      </ul>
    </ProsePart>
    <ProsePart title="Can it shrink?">
      <p>
        No. It is a book in which rows are only added. A section that was completed stays completed when its text
        changes later, and deleting a roadmap takes nothing back.
      </p>
    </ProsePart>
    <ProsePart title="Who sees it">
      <p>
        You. A certificate is what you show to others: it names the sections, how they were proved and when, and anybody
        can verify it. <Link to="/8020">Find a roadmap to begin with</Link>.
      </p>
    </ProsePart>
  </>
)
