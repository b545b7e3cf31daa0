import { Popup } from '#client/ui/dialog/popup.tsx'
import { Text } from '#client/ui/text/text.tsx'
import type { RoadmapKind, RoadmapState } from '#shared/roadmaps/schemas.ts'
import { deleteHint } from './delete-hint.ts'
import classes from './remove-roadmap-popup.module.css'
import { useRemoveRoadmap } from './use-remove-roadmap.ts'

interface RemoveRoadmapPopupProps {
  isOpen: boolean
  /** The one that is asked about. */
  roadmap: {
    id: string
    state: RoadmapState
    createdAt: string
    title: string
    isUsed?: boolean | undefined
    kind?: RoadmapKind
    phases?: readonly unknown[]
  } | null
  onClose: () => void
  /** On the roadmap's own page: the popup waits for the deletion and then leaves. */
  onRemoved?: () => void
}

/** Asks once, then deletes; a failure brings the roadmap back and is told in the error dialog (2§4, 2§8). */
export function RemoveRoadmapPopup({ isOpen, roadmap, onClose, onRemoved }: RemoveRoadmapPopupProps) {
  const remove = useRemoveRoadmap()

  const confirm = (id: string) => {
    remove.mutate({ id }, onRemoved && { onSuccess: onRemoved, onError: onClose })
    if (!onRemoved) onClose()
  }

  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title="Delete this roadmap?"
      closeLabel="Keep it"
      confirm={{
        label: 'Delete',
        isDestructive: true,
        isWaiting: Boolean(onRemoved) && remove.isPending,
        onConfirm: () => roadmap && confirm(roadmap.id),
      }}
    >
      {roadmap && (
        <>
          <Text size="body" lines={2} className={classes.title} dir="auto">
            {roadmap.title}
          </Text>
          It cannot be brought back. {deleteHint(roadmap, new Date())}
        </>
      )}
    </Popup>
  )
}
