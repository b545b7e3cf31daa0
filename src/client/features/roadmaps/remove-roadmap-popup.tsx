import { useState } from 'react'
import { Popup } from '#client/ui/dialog/popup.tsx'
import type { RoadmapState, RoadmapType } from '#shared/roadmaps/schemas.ts'
import { deleteHint } from './delete-hint.ts'
import classes from './remove-roadmap-popup.module.css'
import { useRemoveRoadmap } from './use-remove-roadmap.ts'

interface RemoveRoadmapPopupProps {
  /** The one that is asked about; null closes the question. */
  roadmap: {
    roadmapId: string
    roadmapState: RoadmapState
    createdAt: string
    roadmap: { learningPrompt: string; roadmapType: RoadmapType }
  } | null
  onClose: () => void
  /** On the roadmap's own page: the popup waits for the deletion and then leaves. */
  onRemoved?: () => void
}

/** Asks once, then deletes; a failure brings the roadmap back and is told in the error dialog (2§4, 2§8). */
export function RemoveRoadmapPopup({ roadmap, onClose, onRemoved }: RemoveRoadmapPopupProps) {
  const [asked, setAsked] = useState(roadmap)
  const remove = useRemoveRoadmap()
  // the words stay while the popup fades out
  if (roadmap && roadmap !== asked) setAsked(roadmap)

  const confirm = (id: string) => {
    remove.mutate({ id }, onRemoved && { onSuccess: onRemoved, onError: onClose })
    if (!onRemoved) onClose()
  }

  return (
    <Popup
      isOpen={roadmap !== null}
      onClose={onClose}
      title="Delete this roadmap?"
      closeLabel="Keep it"
      confirm={{
        label: 'Delete',
        isDestructive: true,
        isWaiting: Boolean(onRemoved) && remove.isPending,
        onConfirm: () => roadmap && confirm(roadmap.roadmapId),
      }}
    >
      {asked && (
        <>
          <p className={classes.prompt} dir="auto">
            {asked.roadmap.learningPrompt}
          </p>
          It cannot be brought back. {deleteHint(asked, new Date())}
        </>
      )}
    </Popup>
  )
}
