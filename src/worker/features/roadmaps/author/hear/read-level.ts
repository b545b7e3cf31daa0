export type Level = 'beginner' | 'intermediate' | 'advanced'

/** Looked at in this order: "I know the basics" must not count as asking for the basics. */
const LEVEL_WORDS: [Level, RegExp][] = [
  [
    'intermediate',
    /\b(?:intermediate|mid level|midlevel|(?:beyond|know|past|after|knowing) (?:the |all the |all )?basics|some experience|not (?:an? )?(?:\w+ )?beginners?|no beginner|refresher|improve my|already (?:know|use|familiar)|refresh\w*|brush up)\b/,
  ],
  [
    'beginner',
    /\b(?:beginners?|newbie|noob|novice|basics|basic|from zero|zero to hero|intro|introduction|introductory|no experience|without experience|new to|starting out|start with|get(?:ting)? started|fundamentals|first steps|never (?:programmed|coded|used|written|done)|learn to (?:code|program)|how to (?:code|program)|for dummies|easy|simple|kids|children|1?\d (?:year|yr)s? old)\b/,
  ],
  [
    'advanced',
    /\b(?:advanced|senior|expert|deep dive|dive deep|deeper|deeply|in depth|indepth|internals|under the hood|experienced|staff engineer|principal engineer|lead developer|professional level|pro level|years of experience|years experience)\b/,
  ],
]
const FROM_SCRATCH = /\bfrom (?:the )?(?:scratch|ground up)\b/
const MAKING =
  /\b(?:build|building|implement|implementing|write|writing|create|creating|make|making|code|coding)\b.*\bfrom (?:the )?(?:scratch|ground up)\b/

/** The level at which the plan should start; null when the words don't say. "Build X from scratch" says nothing of it. */
export function readLevel(words: string[]): Level | null {
  const text = words.join(' ')
  if (FROM_SCRATCH.test(text) && !MAKING.test(text)) return 'beginner'
  return LEVEL_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
