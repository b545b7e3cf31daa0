import { AiPolicyQuote } from '#client/features/projects/ai-policy-quote.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Project } from '#shared/projects/schemas.ts'
import { PROJECT_TEXTS } from '#shared/projects/texts.ts'
import classes from './project.module.css'

/** What a repository says of itself, how it is set up, and what it asks for, in its own words (3§3). */
export function ProjectGuide({ project }: { project: Project }) {
  const { readmeSummary, keyPoints, setup, contributingUrl, aiPolicy } = project
  return (
    <>
      {readmeSummary && (
        <Part title="From its README">
          <p className={classes.text} dir="auto">
            {readmeSummary}
          </p>
        </Part>
      )}
      <Part title="Setup">
        {setup ? (
          <pre className={classes.setup} dir="auto">
            {setup}
          </pre>
        ) : (
          <Text>{PROJECT_TEXTS.noSetup}</Text>
        )}
      </Part>
      <Part title="Contributing">
        {keyPoints.length > 0 && (
          <ul className={classes.points} dir="auto">
            {keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {contributingUrl ? (
          <a href={contributingUrl} target="_blank" rel="noreferrer">
            Read its guide for contributors
          </a>
        ) : (
          <Text>No guide for contributors was found.</Text>
        )}
      </Part>
      <Part title="Contributions with AI">
        <AiPolicyQuote policy={aiPolicy} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.part}>
      <Heading as="h2" size="block">
        {title}
      </Heading>
      {children}
    </section>
  )
}
