interface Asked {
  id: string
  restsUntil: string | null
  verdict: { isAccepted: boolean; createdAt: string } | null
}

/**
 * Which question of a section comes next: one that was not answered yet, in their order, then the one whose answer is oldest,
 * so that a question comes back later and not at once. Null where nothing is left that counts now.
 * @param after the question on the page, which comes again only where there is no other
 */
export function nextQuestion<Q extends Asked>(questions: Q[], after?: string): Q | null {
  const answeredAt = ({ verdict }: Q) => verdict?.createdAt ?? ''
  const open = questions
    .filter(({ verdict, restsUntil }) => !verdict?.isAccepted && restsUntil === null)
    .sort((one, other) => answeredAt(one).localeCompare(answeredAt(other)))
  return open.find(({ id }) => id !== after) ?? open[0] ?? null
}
