import { skillsIn } from '#shared/jobs/skills.ts'

/** What an interviewer would ask somebody about themselves (C106–C108). */
export const QUESTION_SETS = ['passion', 'bio', 'personality'] as const
export type QuestionSet = (typeof QUESTION_SETS)[number]

const OF_A_SKILL: Record<QuestionSet, (skill: string) => string> = {
  passion: (skill) => `What about ${skill} do you still like after a bad day with it?`,
  bio: (skill) => `When did you first use ${skill}, and what for?`,
  personality: (skill) => `A colleague doubts a choice that you made in ${skill}. What do you do?`,
}

const ALWAYS: Record<QuestionSet, readonly string[]> = {
  passion: [
    'Which piece of work did you go on with after nobody asked for it any more?',
    'What do you read or try out when nobody pays you for it?',
    'Which problem would you like to be known for having solved?',
    'What would you build if a year of rent were paid?',
  ],
  bio: [
    'How would you say in two sentences what you do?',
    'Which job or project taught you most, and what was it?',
    'What did you do before you programmed, and what of it do you still use?',
    'Which work of yours would you show first to somebody who has five minutes?',
  ],
  personality: [
    'What do you do when a plan changes in the middle of the work?',
    'What do colleagues thank you for, and what do they tease you for?',
    'How do you like to be told that something of yours is wrong?',
    'When did you last change your mind about how software should be made?',
  ],
}
const MOST_SKILLS = 3

/** @param text what is known of whoever is asked */
export function selfQuestions(set: QuestionSet, text: string): string[] {
  const skills = skillsIn(text).slice(0, MOST_SKILLS)
  return [...ALWAYS[set].slice(0, 2), ...skills.map(OF_A_SKILL[set]), ...ALWAYS[set].slice(2)]
}
