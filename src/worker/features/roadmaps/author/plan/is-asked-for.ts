import type { BestSection } from './best-section.ts'
import { mainTopics } from './choose-sections.ts'
import type { NamedTopic } from './place-names.ts'
import { isForAnotherPurpose, isForOthers, type RatedPath, shareOfWanted } from './rate-path.ts'
import type { Understood } from './understand.ts'

/** So much of what was asked the best phrase of a path must say, and so much of what it says must be asked for. */
const LEAST_SAID = 0.55
const MOST_UNSAID = 0.5
/** Where a subject is named, the rest is what somebody wants of it. */
const LEAST_SAID_OF_NAMED = 0.7
/** So much of it must be about what was named. */
const LEAST_OWN = 0.3
/** What is for another profession must say so much of it. */
const LEAST_OF_OTHERS = 0.6
/** Ordinary words alone ask for nothing. */
const LEAST_TOTAL = 1.5
const LEAST_AHEAD = 1
/** What only its phrases speak of they must be about. */
const MOST_BESIDE = 1.5

/** A path is given where its phrase says most of what was asked, all subjects of it are there, and it says little else. */
export function isAskedFor(rated: RatedPath, asked: Understood, best: BestSection | null): boolean {
  const { path, said, core, unsaid, within, sections, score, isTitle } = rated
  if (score <= 0 || isForAnotherPurpose(path, asked)) return false
  const main = mainTopics(asked)
  const purpose = asked.weights.get(asked.purpose ?? '') ?? 0
  if (main.length === 0 && asked.total - purpose < LEAST_TOTAL) return false
  if (!isAboutNamed(rated, main, asked) || path.excluded.some((stem) => isMissed(stem, rated, asked))) return false
  // one section that is just that is more than a path that says so in part
  if (best && !sections.some(({ id }) => id === best.id) && best.score > said + within + 2 * LEAST_AHEAD) return false
  if (main.length === 0 && !isSaidOutright(rated)) return false
  const enough =
    main.length === 1
      ? core + within / 4 >= LEAST_SAID_OF_NAMED * asked.total
      : core + within / 2 >= LEAST_SAID * asked.total
  return enough && core >= asked.total / 3 && (isTitle || unsaid <= Math.max(1, MOST_UNSAID * asked.total))
}

/** Where no subject is named, one word in common is none. */
const isSaidOutright = ({ unsaid, matched, core, within }: RatedPath): boolean =>
  matched > 1 || within > 0 || unsaid <= core / 4

/** All subjects that were named are there, or its phrases speak of them; of several with one name, half will do. */
function isAboutNamed(rated: RatedPath, main: readonly NamedTopic[], asked: Understood): boolean {
  if (main.length === 0) return true
  const { path, core, matched, said, unsaid, sections, phrases, isTitle, isWithout } = rated
  const topics = new Set(sections.map(({ topicId }) => topicId))
  // what a path leads away from is no subject of it
  const isLeft = (path.kind === 'migration' || path.kind === 'bridge') && asked.purpose !== 'migration'
  const isSpokenOf = ({ stems }: NamedTopic) => {
    const telling = stems.filter((stem) => asked.weights.has(stem))
    const weight = telling.reduce((sum, stem) => sum + (asked.weights.get(stem) ?? 0), 0)
    return (
      !isLeft && unsaid <= MOST_BESIDE && telling.every((stem) => phrases.has(stem)) && said >= weight + LEAST_AHEAD
    )
  }
  const isThere = (same: NamedTopic[]) => 2 * same.filter(({ id }) => topics.has(id)).length >= same.length
  const named = [...Map.groupBy(main, ({ start }) => start).values()]
  if (!named.every((same) => isThere(same) || same.some(isSpokenOf))) return false
  const isOnlySpokenOf = main.every((topic) => !topics.has(topic.id) && isSpokenOf(topic))
  if (!isWithout && !isOnlySpokenOf && !isTitle && shareOfWanted(sections, asked) < LEAST_OWN) return false
  if (path.kind !== 'other-profession' || !isForOthers(path, asked)) return true
  return matched > 1 && core >= LEAST_OF_OTHERS * asked.total
}

/** "Not covered: speed" is no answer to whoever asks for speed. */
const isMissed = (stem: string, { phrases }: RatedPath, { weights, full }: Understood): boolean =>
  !phrases.has(stem) && weights.get(stem) === full.get(stem) && (full.get(stem) ?? 0) > LEAST_TOTAL
