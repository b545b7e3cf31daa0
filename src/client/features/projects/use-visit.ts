import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStored } from '#client/lib/use-stored.ts'
import { useTRPC } from '#client/trpc.ts'

/** Whoever is signed in finds a project again among those that they looked at last (D026); a failure is no matter. */
export function useVisit(projectId: string | undefined): void {
  const { mutate } = useMutation(useTRPC().projects.visit.mutationOptions({ retry: 1 }))
  const isSignedIn = useStored('token') !== null
  useEffect(() => {
    if (projectId && isSignedIn) mutate({ projectId })
  }, [projectId, isSignedIn, mutate])
}
