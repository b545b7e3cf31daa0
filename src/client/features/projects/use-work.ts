import { useMutation } from '@tanstack/react-query'
import { tellResult } from '#client/tell-result.ts'
import { useChanged, useTRPC } from '#client/trpc.ts'

/** What somebody does about a project or an issue; whatever shows it is read again. */
export function useWork() {
  const { projects, issues } = useTRPC()
  const changed = useChanged()
  const answers = (done?: string) => ({ ...tellResult(done), onSettled: () => changed('projects') })
  return {
    follow: useMutation(projects.follow.mutationOptions(answers())),
    claim: useMutation(issues.claim.mutationOptions(answers('It is yours for seven days.'))),
    endClaim: useMutation(issues.endClaim.mutationOptions(answers('It is free for others again.'))),
  }
}
