/** Stems of what people say around the thing that they want, and of how long they have for it: they name no subject. */
export const FRAMING = new Set(
  (
    'learn want need would like help get got give start master understand studi teach taught cours roadmap guid tutori path way ' +
    'becom know week month day hour year two three four five six seven eight nine ten twelv pleas quick quickli fast properli ' +
    'realli good well tri look plan scratch zero free onlin best complet'
  ).split(' '),
)

/** How much of the words of a prompt and of a phrase must be the same, from 0 to 1. */
const LEAST_FIT = 0.9

/** Kinds of paths whose words say from where to where. */
const DIRECTED = new Set(['bridge', 'migration'])

/**
 * Whether somebody who asks in these words asks for a path that is asked for in those. Both as stems in their order.
 * A path is given whole, so that a word more or less asks for another.
 */
export function isSameRequest(asked: string[], phrase: string[], kind: string): boolean {
  const [mine, its] = [asked, phrase].map((stems) => [...new Set(stems.filter(isTelling))]) as [string[], string[]]
  const common = mine.filter((stem) => its.includes(stem))
  const fit = (2 * common.length) / (mine.length + its.length)
  const isInOrder = its.filter((stem) => mine.includes(stem)).join() === common.join()
  // "kubernetes" alone asks to learn it, not what it is
  const isBare = its.length === 1 && kind !== 'skill'
  return fit >= LEAST_FIT && !isBare && (isInOrder || !DIRECTED.has(kind))
}

const isTelling = (stem: string) => !FRAMING.has(stem) && !/^\d+$/.test(stem)
