import { CohortState } from '#client/features/pathways/cohort-state.tsx'
import { InfoLink } from '#client/features/site/info-link.tsx'
import { ProsePart } from '#client/ui/text/prose.tsx'

/** 3§2.10 */
const WEEKS = [
  {
    title: 'Open Source fundamentals',
    text: 'Licences, issues, branches and pull requests; how to read a contribution guide and ask a good question.',
  },
  {
    title: 'AI as a Software Development Catalyst',
    text: 'Where a model helps you read and change foreign code, and how to check what it says.',
  },
  {
    title: 'Open Source Communities',
    text: 'How maintainers decide, how to be reviewed and to review, and how to stay welcome.',
  },
  {
    title: 'Working with large codebases',
    text: 'Finding the place that matters, a small change with its test, and bringing it to the end.',
  },
] as const

export const Internship = () => (
  <>
    <p>
      A four-week pathway into open source, at your own pace and without a fee. At its end stands a change of yours in a
      project that others use.
    </p>
    <ProsePart title="Four weeks">
      <ol>
        {WEEKS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </ProsePart>
    <ProsePart title="What you need">
      <p>A GitHub account, one programming language that you can read, and some five hours a week.</p>
    </ProsePart>
    <ProsePart title="How to begin">
      <CohortState />
      <p>
        People from our community groups also have the <InfoLink page="ai-internship">AI internship</InfoLink>.
      </p>
    </ProsePart>
  </>
)
