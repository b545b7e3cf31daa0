import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Popup } from '#client/ui/popup.tsx'
import { ROADMAP_TEXTS, type RoadmapDetail } from '#shared/roadmaps.ts'

/** Tells of a failed roadmap: what happened, what was kept, what became of the credit, and a way on (2§8). */
export function FailurePopup({ roadmap }: { roadmap: RoadmapDetail }) {
  const navigate = useNavigate()
  const [isClosed, setIsClosed] = useState(false)
  const { learningPrompt, phases } = roadmap.roadmap
  return (
    <Popup
      isOpen={roadmap.roadmapState === 'failure' && !isClosed}
      onClose={() => setIsClosed(true)}
      title={roadmap.error ?? ROADMAP_TEXTS.generationFailed}
      variant="error"
      confirm={{
        label: 'Try again',
        onConfirm: () => void navigate({ to: '/learn', search: { prompt: learningPrompt } }),
      }}
    >
      Your credit was returned. {keptText(phases.length)}
    </Popup>
  )
}

function keptText(phases: number): string {
  if (phases === 0) return 'Nothing was written, and your prompt is kept.'
  return `Your prompt and the ${phases === 1 ? 'phase' : `${phases} phases`} written so far are kept.`
}
