import type { Records } from '#shared/applications/records.ts'
import { skillsIn } from '#shared/jobs/skills.ts'

const MOST_SKILLS = 4

/**
 * What to type where clients look for freelancers (E006): by what somebody can show, where, and for what kind of project.
 * @param text what is known of them
 */
export function searchCriteria(records: Records, text: string, projectType: string): string[] {
  const skills = skillsIn(text).slice(0, MOST_SKILLS)
  const kind = projectType || (records.roles[0] ? `${records.roles[0]} developer` : 'developer')
  const [first, second] = skills
  const about = projectType ? ` "${projectType}"` : ''
  return [
    ...(first
      ? [`"${first}" AND (freelance OR contract)${about && ` AND${about}`}`]
      : [`(freelance OR contract) AND "${kind}"`]),
    ...(first && second ? [`"${first}" AND "${second}" AND (freelance OR contract)`] : []),
    ...skills.slice(0, 2).map((skill) => `"looking for" AND "${skill}" AND (help OR developer OR freelancer)`),
    ...(records.location ? [`"${kind}" AND (freelance OR contract) AND "${records.location}"`] : []),
    `"${kind}" AND (freelance OR contract) AND remote`,
  ]
}
