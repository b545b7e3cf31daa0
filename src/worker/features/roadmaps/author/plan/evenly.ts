import { MAX_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'

/** As few phases as hold the sections, each with as many as the others, or one more. */
export function evenly<T>(sections: readonly T[]): T[][] {
  const count = Math.ceil(sections.length / MAX_SECTIONS_PER_PHASE)
  let from = 0
  return Array.from({ length: count }, (_, index) => {
    const size = Math.ceil((sections.length - from) / (count - index))
    from += size
    return sections.slice(from - size, from)
  })
}
