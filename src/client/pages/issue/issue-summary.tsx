import { useMutation } from '@tanstack/react-query'
import { problemOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Issue } from '#shared/projects/schemas.ts'
import classes from './issue.module.css'

/** What it asks for in a few sentences, for one call of the month (C104); who wrote them stands below. */
export function IssueSummary({ issue: { title, body, projectName } }: { issue: Issue }) {
  const summing = useMutation(useTRPC().issues.sumUp.mutationOptions())
  const { data } = summing
  return (
    <section className={classes.part}>
      {data ? (
        <>
          <Heading as="h2" size="block">
            In short
          </Heading>
          <p className={classes.text} dir="auto">
            {data.summary}
          </p>
          <Text size="caption">
            {data.author === 'builtin'
              ? 'Put together from its own words, without a model.'
              : `Written by ${data.author}.`}
          </Text>
        </>
      ) : (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="sm"
            loading={summing.isPending}
            onClick={() => summing.mutate({ title, body: body.slice(0, 20_000), repo: projectName })}
          >
            Sum it up
          </Button>
          <Text>Takes one of your API quota.</Text>
        </div>
      )}
      <Text tone="danger" role="alert">
        {problemOf(summing.error)}
      </Text>
    </section>
  )
}
