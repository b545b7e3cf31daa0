import { useState } from 'react'
import { useWork } from '#client/features/projects/use-work.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonAnchor } from '#client/ui/button/button-link.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { repositoryUrl } from '#shared/projects/rules.ts'
import type { Project } from '#shared/projects/schemas.ts'
import classes from './project.module.css'

const CodespacePopup = lazyDialog(async () => (await import('./codespace-popup.tsx')).CodespacePopup)

/** To the repository itself, and whether one is told of its free issues. */
export function FollowButton({ project: { projectId, name, isFollowed } }: { project: Project }) {
  const { follow } = useWork()
  const [isAsking, setIsAsking] = useState(false)
  const isSignedIn = useStored('token') !== null
  return (
    <div className={classes.buttons}>
      {isSignedIn && (
        <Button
          variant={isFollowed ? 'default' : 'filled'}
          size="sm"
          aria-pressed={isFollowed}
          loading={follow.isPending}
          onClick={() => follow.mutate({ projectId, isFollowed: !isFollowed })}
        >
          {isFollowed ? 'Following' : 'Follow its free issues'}
        </Button>
      )}
      <ButtonAnchor href={repositoryUrl(name)} target="_blank" rel="noreferrer" variant="default" size="sm">
        Open on GitHub
      </ButtonAnchor>
      {isSignedIn && (
        <>
          <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
            Open a codespace
          </Button>
          <CodespacePopup name={name} isOpen={isAsking} onClose={() => setIsAsking(false)} />
        </>
      )}
    </div>
  )
}
