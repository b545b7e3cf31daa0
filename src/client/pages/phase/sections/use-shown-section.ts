import { useEffect, useState } from 'react'
import type { Section } from '#shared/roadmaps/schemas.ts'
import { isNumber, sectionNumber } from './section-number.ts'

interface ShownSection {
  sections: readonly Section[]
  /** `?section=` as it stands in the address. */
  asked: string | undefined
  /** Where a phase opens that nobody asked for a section of; undefined while that is not known yet. */
  otherwise: number | undefined
  onSection: (section: number, how: { replace: boolean }) => void
}

/**
 * The number of the section to show, null while nobody knows; the address is put right (G-LRN-14). When an edit moves
 * the section that is shown, the address follows it.
 */
export function useShownSection({ sections, asked, otherwise, onSection }: ShownSection): number | null {
  const [last, setLast] = useState<{ asked: string | undefined; id: string | undefined } | null>(null)
  const isKnown = isNumber(asked) || otherwise !== undefined
  const moved = last && last.asked === asked ? sections.findIndex(({ id }) => id === last.id) + 1 : 0
  const number = moved > 0 ? moved : sectionNumber(asked, sections.length, otherwise)
  const id = sections[number - 1]?.id
  // now and not in an effect: for no moment another section may be shown
  if (isKnown && (last?.asked !== asked || last?.id !== id)) setLast({ asked, id })
  useEffect(() => {
    if (isKnown && asked !== String(number)) onSection(number, { replace: true })
  }, [isKnown, asked, number, onSection])
  return isKnown ? number : null
}
