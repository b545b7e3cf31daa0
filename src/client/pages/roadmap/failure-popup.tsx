import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { countOf } from '#client/lib/count-of.ts'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { POLL_GIVE_UP_MS } from '#shared/roadmaps/rules.ts'
import type { Roadmap } from '#shared/roadmaps/schemas.ts'
import { ROADMAP_TEXTS } from '#shared/roadmaps/texts.ts'

/**
 * Tells once of a roadmap that failed just now; one that failed long ago, or was told of, has it on its card only. Says
 * what happened, what was kept, what became of the credit, and a way on (2§8).
 */
export function FailurePopup({ roadmap }: { roadmap: Roadmap }) {
  const navigate = useNavigate()
  const hasFailed = roadmap.state === 'failure' && !roadmap.isStopped
  const [isClosed, setIsClosed] = useState(() => hasFailed && (isLongAgo(roadmap.createdAt) || wasTold(roadmap)))
  const isOpen = hasFailed && !isClosed
  const { id, restartCount, prompt, phases, kind } = roadmap
  useEffect(() => {
    if (isOpen) writeItem('sessionStorage', toldKey({ id, restartCount }), 'true')
  }, [isOpen, id, restartCount])
  return (
    <Popup
      isOpen={isOpen}
      onClose={() => setIsClosed(true)}
      title={roadmap.error ?? ROADMAP_TEXTS.generationFailed}
      variant="error"
      confirm={{
        label: 'Change the prompt',
        onConfirm: () => void navigate({ to: '/learn', search: { prompt } }),
      }}
    >
      {kind === 'deep_dive' ? 'It cost nothing.' : 'Your credit was returned.'} {keptText(phases.length)}
    </Popup>
  )
}

const isLongAgo = (createdAt: string) => Date.now() - Date.parse(createdAt) > POLL_GIVE_UP_MS

/** Every try may fail once. */
const toldKey = ({ id, restartCount }: Pick<Roadmap, 'id' | 'restartCount'>) =>
  `userData.failureTold.${id}:${restartCount}`

const wasTold = (roadmap: Roadmap) => readItem('sessionStorage', toldKey(roadmap)) !== null

function keptText(phases: number): string {
  if (phases === 0) return 'Nothing was written, and your prompt is kept.'
  return `Your prompt and the ${phases === 1 ? 'phase' : countOf(phases, 'phase')} written so far are kept.`
}
