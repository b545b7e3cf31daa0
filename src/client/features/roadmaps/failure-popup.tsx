import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Popup } from '#client/ui/popup.tsx'
import { POLL_GIVE_UP_MS } from '#shared/roadmap-rules.ts'
import { ROADMAP_TEXTS } from '#shared/roadmap-texts.ts'
import type { RoadmapDetail } from '#shared/roadmaps.ts'

/**
 * Tells of a roadmap that failed just now; one that failed long ago has it on its card only. Says what
 * happened, what was kept, what became of the credit, and a way on (2§8).
 */
export function FailurePopup({ roadmap }: { roadmap: RoadmapDetail }) {
  const navigate = useNavigate()
  const [isClosed, setIsClosed] = useState(() => roadmap.roadmapState === 'failure' && isLongAgo(roadmap.createdAt))
  const { learningPrompt, phases, roadmapType } = roadmap.roadmap
  return (
    <Popup
      isOpen={roadmap.roadmapState === 'failure' && !roadmap.isStopped && !isClosed}
      onClose={() => setIsClosed(true)}
      title={roadmap.error ?? ROADMAP_TEXTS.generationFailed}
      variant="error"
      confirm={{
        label: 'Change the prompt',
        onConfirm: () => void navigate({ to: '/learn', search: { prompt: learningPrompt } }),
      }}
    >
      {roadmapType === 'godeeper' ? 'It cost nothing.' : 'Your credit was returned.'} {keptText(phases.length)}
    </Popup>
  )
}

const isLongAgo = (createdAt: string) => Date.now() - Date.parse(createdAt) > POLL_GIVE_UP_MS

function keptText(phases: number): string {
  if (phases === 0) return 'Nothing was written, and your prompt is kept.'
  return `Your prompt and the ${phases === 1 ? 'phase' : `${phases} phases`} written so far are kept.`
}
