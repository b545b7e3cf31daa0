/** Where learners say what they know already: "for a Python developer", "who knows Java and SQL", "coming from Ruby". */
const BACKGROUND =
  /\b(?:for (?:an? |experienced |senior |junior )*\S+(?: \S+)? (?:developers?|programmers?|engineers?|devs?)|(?:for )?(?:somebody|someone|people|anyone|those|developers?|programmers?)? ?who (?:already )?knows? \S+(?: and \S+)?|(?:i |and )(?:already )?know \S+(?: and \S+)?|(?:coming|moving|switching|migrating) from \S+)\b/g

/** The words of a prompt without the learner's background, which is no wish to learn it. */
export function withoutBackground(words: string[]): string[] {
  return words
    .join(' ')
    .replace(BACKGROUND, ' ')
    .split(' ')
    .filter((word) => word !== '')
}
