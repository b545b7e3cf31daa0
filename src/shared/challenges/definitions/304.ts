import { AI_RULE, type ChallengeDefinition, JUDGING, REPOSITORY, SMALLER_GIFT_CARDS, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 304,
  title: 'Technical writing that saves an hour',
  description: 'Take a tool whose documentation fails its readers and write the page that they were looking for.',
  score: 12.5,
  ...SMALLER_GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  body: [
    {
      header: 'The task',
      body: 'Find a question that is asked again and again about an open-source tool, and write the page that ends it: a tutorial, a guide or a reference, and one of them only.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Be tried by somebody who did not know the answer; say what they stumbled over and what you changed. Every command in it is run by a script in your repository.',
    },
    {
      header: 'Hand in',
      body: 'The page in a repository of yours. If you offered it to the project, link to the conversation.',
    },
    JUDGING,
  ],
  learnPrompt: 'technical writing for developers: tutorials, guides and reference',
  resources: [
    {
      title: 'Technical Writing courses for engineers',
      link: 'https://developers.google.com/tech-writing',
      description: 'Two short courses with exercises.',
      type: 'website',
    },
    {
      title: 'Technical Writing 101',
      link: 'https://www.youtube.com/watch?v=LTDsgd0ytbE',
      description: 'A video introduction.',
      type: 'youtube',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
