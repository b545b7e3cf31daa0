import { AI_RULE, CASH, type ChallengeDefinition, JUDGING, ONE_WEEK, REPOSITORY } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 604,
  title: 'AI hack: a team, a weekend, one problem',
  description: 'Two to four people build something with AI that somebody outside the team uses before the end.',
  score: 30,
  ...CASH,
  ...ONE_WEEK,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  detailsText: 'Name of your team',
  body: [
    {
      header: 'The task',
      body: 'Find somebody with a problem that takes them an hour a week, and build what takes it away. They use it before you hand in, and you say what they said.',
      emphasized: true,
    },
    { header: 'The team', body: 'Two to four people. Name your team when you submit; everybody in it has commits.' },
    { header: 'Hand in', body: 'A repository, two minutes of video, and the words of the person you built it for.' },
    JUDGING,
  ],
  learnPrompt: 'from an idea to a working AI prototype in a weekend: scoping, building, testing with a user',
  resources: [
    {
      title: 'Function calling',
      link: 'https://platform.openai.com/docs/guides/function-calling',
      description: 'Models that use your code.',
      type: 'website',
    },
    {
      title: 'Cloudflare Workers',
      link: 'https://developers.cloudflare.com/workers/',
      description: 'Somewhere to run it for nothing.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
