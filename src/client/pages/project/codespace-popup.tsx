import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemOf, refusalOf, useTRPC } from '#client/trpc.ts'
import { ButtonAnchor } from '#client/ui/button/button-link.tsx'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'

interface CodespacePopupProps {
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Asks once before a codespace is opened, since GitHub counts its hours (SEC-24). */
export function CodespacePopup({ name, isOpen, onClose }: CodespacePopupProps) {
  const starting = useMutation(useTRPC().projects.startCodespace.mutationOptions())
  const isNotAllowed = refusalOf(starting.error)?.code === 'conflict'
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Open a codespace?"
      closeLabel={starting.data ? 'Done' : 'Not now'}
      {...(!starting.data && {
        confirm: {
          label: 'Open it',
          isWaiting: starting.isPending,
          onConfirm: () => starting.mutate({ name }),
        },
      })}
    >
      {starting.data ? (
        <>
          <Text>It is being made ready. GitHub counts its hours until you stop it there.</Text>
          <ButtonAnchor href={starting.data.url} target="_blank" rel="noreferrer" variant="filled">
            Go to the codespace
          </ButtonAnchor>
        </>
      ) : (
        <Text>
          GitHub makes a machine with <bdi>{name}</bdi> on it, in your name. Its hours count against your own allowance
          there.
        </Text>
      )}
      <Text tone="danger" role="alert">
        {problemOf(starting.error)} {isNotAllowed && <Link to="/settings">To the settings</Link>}
      </Text>
    </Popup>
  )
}
