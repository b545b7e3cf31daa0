import { stretchesOf } from '#client/features/roadmaps/writing-line.ts'
import { Line } from '#client/ui/line/line.tsx'

interface PathLineProps {
  /** How many sections each phase has. */
  phases: readonly number[]
  size: 'small' | 'medium'
}

/** The line of what nobody learns yet, as its picture. */
export const PathLine = ({ phases, size }: PathLineProps) => (
  <Line
    stretches={stretchesOf(
      phases.map((total) => ({ total, completed: 0 })),
      { state: 'success' },
    )}
    size={size}
  />
)
