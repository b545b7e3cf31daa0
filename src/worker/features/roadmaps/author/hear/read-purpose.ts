/** What somebody wants a subject for, where they say so. */
export type Purpose =
  | 'interview'
  | 'migration'
  | 'contribution'
  | 'project'
  | 'teaching'
  | 'reading'
  | 'certification'
  | 'job'
  | 'understanding'

const PURPOSES: [Purpose, RegExp][] = [
  [
    'interview',
    /(?<!\b(?:users?|customers?|research|expert|stakeholder|exit|do|conduct|run) )\b(?:interviews?|interviewing|leetcode|hackerrank|coding test|coding challenges?|faang|whiteboard|take home|hiring process|(?:coding|design|behaviou?ral|technical|onsite|system) (?:round|screen|loop)s?)\b/,
  ],
  [
    'contribution',
    /\b(?:contribut\w*|good first issue|pull request to|opensource(?! (?:llms?|models?|alternatives?|databases?|tools?|version|framework)\b)|hacktoberfest|summer of code|gsoc)\b/,
  ],
  [
    'migration',
    /\b(?:migrat\w*|convert(?:ing)?|port(?:ing)?|upgrad\w*|updat(?:e|ing) (?:\w+ ){0,4}to|[a-z.#+]+ \d[\d.]* to (?:[a-z.#+]+ )?\d|replac\w* (?:\w+ ){1,5}(?:by|with)|rewrit\w*|moderni[sz]\w*|(?:move|moving|switch\w*) (?:\w+ ){0,5}(?:from|to))\b/,
  ],
  ['certification', /\b(?:certificat\w*|certified|exam)\b/],
  [
    'teaching',
    /\b(?:teach|explain|teaching) (?:it |this |\w+ )?(?:to )?(?:my|kids|children|pupils|students|others)\b|\b(?:my|our) (?:pupils|students|class)\b/,
  ],
  [
    'reading',
    /\b(?:read|reading|understand(?:ing)?) (?:an?|the|our|my|other|foreign|large|legacy|existing) (?:\w+ ){0,2}(?:code|codebase|code base|project|repo)\b/,
  ],
  [
    'project',
    /\b(?:(?:my|a|an|first|own|side|pet|school|portfolio|weekend|small|real) (?:\w+ )?projects?|project$|build|building|portfolio|hands on|clone|(?:create|make|develop|code) an?|prototype|mvp)\b/,
  ],
  [
    'understanding',
    /^(?:what (?:is|are)|how (?:do|does)|why|explain|understand)\b|\b(?:explain|understand|explained)\b/,
  ],
  ['job', /\b(?:job|jobs|hired|career|become|becoming|internship|employ\w*)\b/],
]

/** The first that the words name; "teach me" and "from my job" name none. */
export function readPurpose(text: string): Purpose | null {
  return PURPOSES.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
