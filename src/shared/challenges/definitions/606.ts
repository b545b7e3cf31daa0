import { AI_RULE, CASH, type ChallengeDefinition, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 606,
  title: 'A transcriber API',
  description: 'Upload speech, get text with times: through an API that others would build on.',
  score: 25,
  ...CASH,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  body: [
    {
      header: 'The task',
      body: 'Build an API that takes a recording and gives back what was said, with times and speakers where you can. Long files are worked through in the background, and whoever sent them can ask how far it is.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Refuse what is too long or no sound with a clear sentence, do the same upload once however often it is sent, and describe itself as OpenAPI. Use a speech model that runs on a laptop.',
    },
    {
      header: 'Hand in',
      body: 'A repository, three recordings that are free to use, and how many words are wrong in each.',
    },
    JUDGING,
  ],
  learnPrompt: 'designing HTTP APIs for long-running jobs: uploads, idempotency, progress',
  resources: [
    {
      title: 'Content of message bodies',
      link: 'https://learn.openapis.org/specification/content.html',
      description: 'Describing uploads.',
      type: 'website',
    },
    {
      title: 'OpenAPI best practices',
      link: 'https://learn.openapis.org/best-practices.html',
      description: 'What makes a description good to work with.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
