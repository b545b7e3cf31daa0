import { useState } from 'react'
import { PersonLinks } from '#client/features/challenges/person-links.tsx'
import { problemOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { Challenge } from '#shared/challenges/schemas.ts'
import classes from './challenge.module.css'
import type { Standing } from './use-standing.ts'

interface TeamPartProps {
  challenge: Challenge
  standing: Standing
}

/** Who is in one's team, the code that others join it by, and the way into another. */
export function TeamPart({ challenge, standing: { joinTeam, leaveTeam } }: TeamPartProps) {
  const { id: challengeId, own, acceptedLicense, teamSize } = challenge
  const [code, setCode] = useState('')
  const leadsNobody = own === null || (own.isCaptain && own.people.length < 2)
  return (
    <section className={classes.part} aria-label="Team">
      {own && own.people.length > 1 && (
        <Text>
          Your team: <PersonLinks people={own.people} />
        </Text>
      )}
      {own?.teamCode && (
        <Text>
          {`Up to ${teamSize} people. Others join your team by this code: `}
          <code className={classes.code}>{own.teamCode}</code>
        </Text>
      )}
      {leadsNobody && !own?.link && acceptedLicense && (
        <form
          className={classes.join}
          onSubmit={(event) => {
            event.preventDefault()
            joinTeam.mutate({ challengeId, teamCode: code }, { onSuccess: () => setCode('') })
          }}
        >
          <TextField
            label="Code of a team that you join"
            maxLength={64}
            value={code}
            problem={problemOf(joinTeam.error)}
            onChange={setCode}
          />
          <Button type="submit" variant="default" disabled={code.trim() === ''} loading={joinTeam.isPending}>
            Join
          </Button>
        </form>
      )}
      {own && !own.isCaptain && own.submittedAt === null && (
        <>
          <Text>Your captain hands in for all of you.</Text>
          <div>
            <Button
              variant="default"
              size="sm"
              loading={leaveTeam.isPending}
              onClick={() => leaveTeam.mutate({ challengeId })}
            >
              Leave the team
            </Button>
          </div>
          <Text tone="danger" role="alert">
            {problemOf(leaveTeam.error)}
          </Text>
        </>
      )}
    </section>
  )
}
