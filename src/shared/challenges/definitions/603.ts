import { AI_RULE, type ChallengeDefinition, GIFT_CARDS, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 603,
  title: 'An assistant for an API’s documentation',
  description:
    'Give developers the call they need: from an OpenAPI document, with code that was run before it was shown.',
  score: 25,
  ...GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  body: [
    {
      header: 'The task',
      body: 'Take an OpenAPI document and build an assistant that answers “how do I …” with the call, its fields and code in two languages. What it shows was checked against the document.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Refuse calls that are not in the document, survive a document of a thousand operations, and link to where each field is described.',
    },
    { header: 'Hand in', body: 'A repository with one document in it and twenty questions as tests.' },
    JUDGING,
  ],
  learnPrompt: 'OpenAPI: reading and writing API descriptions, and generating code from them',
  resources: [
    {
      title: 'API endpoints',
      link: 'https://learn.openapis.org/specification/paths.html',
      description: 'How an operation is described.',
      type: 'website',
    },
    {
      title: 'OpenAPI best practices',
      link: 'https://learn.openapis.org/best-practices.html',
      description: 'What makes a description good to work with.',
      type: 'website',
    },
  ],
  additionalResources: [
    {
      title: 'Describing API security',
      link: 'https://learn.openapis.org/specification/security.html',
      description: 'Keys, tokens and scopes.',
    },
  ],
  postScriptum: [AI_RULE],
}
