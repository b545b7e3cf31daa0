import { askedSkills, type Brief } from './brief.ts'

/** What an interviewer asks of a skill, in turn. */
const OF_A_SKILL: readonly ((skill: string) => string)[] = [
  (skill) => `What have you built with ${skill}, and which part of it would you do differently today?`,
  (skill) => `Something that uses ${skill} is slow in production. What do you look at first, and why?`,
  (skill) => `How do you test code that depends on ${skill}?`,
  (skill) => `When would you advise a team against ${skill}?`,
  (skill) => `Explain one thing about ${skill} that surprised you to somebody who has never used it.`,
  (skill) => `What goes wrong first when ${skill} is used by ten times as many people?`,
]

const OPENING = 'Tell me about yourself, and about the work that you are most content with.'
const OF_WORK = [
  'Tell me about a time when you and a colleague wanted different solutions. How did you decide?',
  'Tell me about something that broke because of you. What did you change afterwards?',
]
const CLOSING = 'What would you like to know about the role?'
const MOST_SKILLS = 5

/** The questions of an interview for a job: of oneself, of what the ad names, of how one works, and one's own. */
export function interviewQuestions(brief: Pick<Brief, 'ad'>): string[] {
  const skills = askedSkills(brief).slice(0, MOST_SKILLS)
  const asked = skills.map(({ skill }, at) => (OF_A_SKILL[at % OF_A_SKILL.length] ?? OF_A_SKILL[0])?.(skill) ?? '')
  return [OPENING, ...asked, ...OF_WORK, CLOSING]
}

export const composeInterview = (brief: Pick<Brief, 'ad'>): string =>
  interviewQuestions(brief)
    .map((question) => `- ${question}`)
    .join('\n')
