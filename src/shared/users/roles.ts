/** What a developer may call themselves; a word about them, which grants nothing (G-ROLE-01). */
const DEVELOPER_ROLES = {
  Frontend: /\bfront[- ]?end\b/i,
  Backend: /\bback[- ]?end\b/i,
  'Full-stack': /\bfull[- ]?stack\b/i,
  Mobile: /\b(mobile|ios|android)\b/i,
  DevOps: /\b(devops|sre|platform engineer)\b/i,
  Data: /\bdata\b/i,
  'AI/ML': /\b(ai|ml|machine learning)\b/i,
  QA: /\b(qa|tester|quality assurance)\b/i,
  Security: /\bsecurity\b/i,
  'Technical writer': /\b(technical writer|docs)\b/i,
  Designer: /\bdesigner\b/i,
  Student: /\bstudent\b/i,
} as const

export const DEVELOPER_ROLE_NAMES = Object.keys(DEVELOPER_ROLES) as (keyof typeof DEVELOPER_ROLES)[]

/** The roles that somebody names where they write about themselves. */
export const rolesIn = (text: string): string[] =>
  Object.entries(DEVELOPER_ROLES).flatMap(([role, named]) => (named.test(text) ? [role] : []))
