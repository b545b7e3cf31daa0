import type { ReactNode } from 'react'
import { IssueCard } from '#client/features/projects/issue-card.tsx'
import listClasses from '#client/features/projects/projects.module.css'
import { CodeBlock } from '#client/ui/text/code-block.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { repositoryUrl } from '#shared/projects/rules.ts'
import type { ProjectIssues } from '#shared/projects/schemas.ts'
import { PROJECT_TEXTS } from '#shared/projects/texts.ts'
import classes from './first-contribution.module.css'

const ISSUES_SHOWN = 3

/** Six steps, each with what this project says of it. */
export function FirstSteps({ found }: { found: ProjectIssues }) {
  const { project, issues } = found
  const { name, setup, keyPoints, contributingUrl, aiPolicy } = project
  const free = issues.filter(({ isFree }) => isFree).slice(0, ISSUES_SHOWN)
  const folder = name.split('/')[1] ?? name
  return (
    <ol className={classes.steps}>
      <Step title="Read what its maintainers ask for">
        <Text>Ten minutes here save a week of waiting: most first changes fail on something that the guide says.</Text>
        {keyPoints.length > 0 && (
          <ul className={classes.points} dir="auto">
            {keyPoints.slice(0, 5).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {aiPolicy && (
          <Text dir="auto">
            On AI it says: “{aiPolicy.quote}”{' '}
            <a href={aiPolicy.url} target="_blank" rel="noreferrer">
              Where it says so
            </a>
          </Text>
        )}
        {contributingUrl ? (
          <a href={contributingUrl} target="_blank" rel="noreferrer">
            Read its guide for contributors
          </a>
        ) : (
          <a href={repositoryUrl(name)} target="_blank" rel="noreferrer">
            Read its README
          </a>
        )}
      </Step>
      <Step title="Get it running on your machine">
        <Text>Fork it on GitHub first, so that you have a copy that you may write to. Then fetch your copy:</Text>
        <CodeBlock label="Fetch your copy" code={`git clone https://github.com/YOUR-NAME/${folder}\ncd ${folder}`} />
        {setup ? (
          <pre className={classes.setup} dir="auto">
            {setup}
          </pre>
        ) : (
          <Text>{PROJECT_TEXTS.noSetup}</Text>
        )}
        <Text>Run its tests once before you change anything: then you know that what fails later is yours.</Text>
      </Step>
      <Step title="Choose an issue that is free">
        {free.length > 0 ? (
          <ul className={listClasses.list} aria-label="Free issues">
            {free.map((issue) => (
              <IssueCard key={issue.issueId} issue={issue} />
            ))}
          </ul>
        ) : (
          <Text>
            None is free at this moment, as far as we have read. A page of its documentation that confused you is a good
            first change as well.
          </Text>
        )}
      </Step>
      <Step title="Say that you take it">
        <Text>
          Write one sentence under the issue, with what you mean to do. Ask now what you don’t know; nobody minds a
          question before the work.
        </Text>
      </Step>
      <Step title="Make one small change">
        <CodeBlock
          label="Make a change"
          code={
            'git switch -c my-first-change\n# change, test\ngit commit -am "Say what changed and why"\ngit push -u origin my-first-change'
          }
        />
        <Text>A test that fails without your change is worth more than a long description.</Text>
      </Step>
      <Step title="Open a pull request, and stay with it">
        <Text>
          Name the issue in its text (“Fixes #123”), so that it closes when your change is merged. Answer every remark,
          also by a question. If nothing happens for a week, one friendly reminder is fine.
        </Text>
      </Step>
    </ol>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={classes.step}>
    <Heading as="h2" size="block">
      {title}
    </Heading>
    {children}
  </li>
)
