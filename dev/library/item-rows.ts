import { createHash } from 'node:crypto'
import type { QuizContent } from './content.ts'

/** Authored questions as tables hold them, in their order. @param place what they are about; their ids begin with it */
export const itemRows = (place: string, quiz: QuizContent[]) =>
  quiz.map((item, index) => {
    const { kind, objective, ...content } = item
    return { id: `${place}/${hashOf(item)}`, position: index + 1, kind, objective, content }
  })

/** Another wording is another question. */
const hashOf = ({ kind, ask, ...item }: QuizContent): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ask, 'code' in item ? item.code : null]))
    .digest('hex')
    .slice(0, 10)
