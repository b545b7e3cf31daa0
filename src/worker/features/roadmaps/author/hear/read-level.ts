export type Level = 'beginner' | 'intermediate' | 'advanced'

/** The level at which a plan should start, and whether it is only the person's: "I am a senior Java developer". */
export interface HeardLevel {
  level: Level | null
  isOfPerson: boolean
}

/** Looked at in this order: "I know the basics" must not count as asking for the basics. */
const LEVEL_WORDS: [Level | 'begun', RegExp][] = [
  ['advanced', /\b(?:only|just|want|learn|the) (?:the )?advanced\b/],
  [
    'intermediate',
    /\b(?:intermediate|mid level|midlevel|(?:beyond|past|after) (?:the |all the |all )?(?:basics|hello world|introduct\w*|tutorials?|first steps)|(?:medium|middle) level|some experience|not a (?:complete |total )?(?:beginner|newbie)|improve my|refresh\w*|brush up)\b/,
  ],
  [
    'begun',
    /\b(?<!(?:not|dont|never|hardly|barely) )(?:know|knowing) (?:the |all the |all )?basics|already (?:know|use|familiar|run|running|shipped|published)|basic knowledge of\b/,
  ],
  [
    'beginner',
    /\b(?:beginners?|newbie|noob|novice|basics|basic|101|starters?|from zero|zero to hero|zero knowledge|entry level|very beginning|intro|introduction|introductory|no experience|without experience|new to|(?:i am|im) (?:completely |totally |very )?new|starting out|start with|get(?:ting)? started|fundamentals|first steps|never (?:programmed|coded|used|written|done|tried|touched)|(?:cant|cannot|dont|do not|(?:dont|do not) know how to) (?:program|code)|no (?:coding|programming) (?:background|experience|knowledge|skills)|learn to (?:code|program)|how to (?:code|program)|for dummies|like im (?:five|5)|eli5|easy|gentle|first look|simple|kids?|children|1?\d (?:year|yr)s? old)\b/,
  ],
  [
    'advanced',
    /\b(?:advanced|experts?|pros|deep dive|dive deep|deep|deeper|deeply|in depth|indepth|internals|under the hood|next level|(?:hard|difficult|tricky|tough) (?:parts|things|stuff|bits|topics)|staff engineer|principal engineer|lead developer|professional level|pro level)\b/,
  ],
]
const DEEP_LEARNING = /\bdeep (?:learning|neural|nets?|rl|reinforcement|q)\b/g
const OF_PERSON = /\b(?:senior|experienced|years of experience|years experience)\b/
const FROM_SCRATCH = /\bfrom (?:the )?(?:scratch|ground up)\b/
const MAKING =
  /\b(?:build|building|implement|implementing|write|writing|create|creating|make|making|code|coding)\b.*\bfrom (?:the )?(?:scratch|ground up)\b/

/** What the words say of a level; "build X from scratch" says nothing of it. */
export function readLevel(words: string[]): HeardLevel {
  const text = words.join(' ').replace(DEEP_LEARNING, '')
  if (FROM_SCRATCH.test(text) && !MAKING.test(text)) return { level: 'beginner', isOfPerson: false }
  const level = LEVEL_WORDS.find(([, pattern]) => pattern.test(text))?.[0]
  if (level === 'begun') return { level: 'intermediate', isOfPerson: true }
  if (level) return { level, isOfPerson: false }
  return OF_PERSON.test(text) ? { level: 'advanced', isOfPerson: true } : { level: null, isOfPerson: false }
}
