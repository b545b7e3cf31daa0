import { Text } from '#client/ui/text/text.tsx'
import type { Project } from '#shared/projects/schemas.ts'
import classes from './projects.module.css'

/** What a project says of contributions made with AI, in its own words and with where it says so. */
export function AiPolicyQuote({ policy }: { policy: Project['aiPolicy'] }) {
  if (!policy) {
    return (
      <Text>Unknown: nothing in its README or guide speaks of it. Ask before you send something that AI wrote.</Text>
    )
  }
  return (
    <figure className={classes.quote}>
      <blockquote dir="auto">{policy.quote}</blockquote>
      <Text as="figcaption" size="caption">
        <a href={policy.url} target="_blank" rel="noreferrer">
          Where it says so
        </a>
      </Text>
    </figure>
  )
}
