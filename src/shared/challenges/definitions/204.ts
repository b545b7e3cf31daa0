import { AI_RULE, type ChallengeDefinition, JUDGING, SMALLER_GIFT_CARDS, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 204,
  title: 'A home for a developer community',
  description:
    'Show what goes on in a community: who is new, what was answered, what waits. Design and build it as you like.',
  score: 15,
  ...SMALLER_GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: 'Link to what you built',
  linkRule: 'any',
  body: [
    {
      header: 'The task',
      body: 'A community of developers wants one page that makes people come back: new members to welcome, questions without an answer, what was built this week. Choose what to show, and say whom you asked.',
      emphasized: true,
    },
    {
      header: 'Free choice',
      body: 'Any stack, any host, or a design alone: what counts is that a moderator would use it on Monday.',
    },
    {
      header: 'Hand in',
      body: 'A link to something that can be clicked through, and a paragraph on what you decided against.',
    },
    JUDGING,
  ],
  learnPrompt: 'designing dashboards: what to show, information hierarchy and empty states',
  resources: [
    {
      title: 'Alternative text',
      link: 'https://webaim.org/techniques/alttext/',
      description: 'Pictures for those who do not see them.',
      type: 'website',
    },
    {
      title: 'Use semantic HTML for easy keyboard wins',
      link: 'https://web.dev/use-semantic-html/',
      description: 'What the browser gives for nothing.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
