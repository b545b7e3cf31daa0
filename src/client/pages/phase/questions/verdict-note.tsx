import { Effect, Said } from '#client/features/progress/questions/said.tsx'
import { effectWords, verdictWords } from '#client/features/progress/questions/verdict-words.ts'
import type { JudgeAnswerOutput } from '#shared/progress/schemas.ts'

interface VerdictNoteProps {
  result: JudgeAnswerOutput
  /** Null while an answer is still to be found: an objective can give it away. */
  objective: string | null
}

/** What was said about an answer just given, what it brought, and what was asked for. */
export function VerdictNote({ result, objective }: VerdictNoteProps) {
  const effect = effectWords(result)
  return (
    <Said verdict={result.verdict} headline={verdictWords(result)} isCounted={result.section !== null}>
      {effect && <Effect>{effect}</Effect>}
      {objective && (
        <Effect>
          Objective: <bdi>{objective}</bdi>
        </Effect>
      )}
    </Said>
  )
}
