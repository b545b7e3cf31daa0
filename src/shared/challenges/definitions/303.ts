import { AI_RULE, CASH, type ChallengeDefinition, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 303,
  title: 'Ask a book: retrieval with sources',
  description:
    'Answer questions about one long book, each answer with the page it stands on, and none where the book says nothing.',
  score: 25,
  ...CASH,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepoStrict',
  body: [
    {
      header: 'The task',
      body: 'Take a book that is free to use and build something that answers questions about it. Every sentence of an answer names its page; where the book says nothing, so does the answer.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Come with thirty questions of yours, ten of which the book does not answer, and a script that measures how many it gets right. Say how you cut the text and what you tried that was worse.',
    },
    {
      header: 'Hand in',
      body: 'A repository that runs on a laptop; a small model is fine. What it costs to ask once stands in the README.',
    },
    JUDGING,
  ],
  learnPrompt: 'retrieval augmented generation with citations and evaluation',
  resources: [
    {
      title: 'Retrieval augmented generation',
      link: 'https://www.promptingguide.ai/techniques/rag',
      description: 'The idea in ten minutes.',
      type: 'website',
    },
    {
      title: 'Advanced retrieval for AI',
      link: 'https://www.deeplearning.ai/short-courses/advanced-retrieval-for-ai/',
      description: 'What to do when the nearest passage is the wrong one.',
      type: 'website',
    },
  ],
  additionalResources: [
    {
      title: 'Vector databases, embeddings and hybrid retrieval',
      link: 'https://www.youtube.com/watch?v=BC3NsRUNEIg',
      description: 'Why words and vectors together find more.',
    },
  ],
  postScriptum: [AI_RULE],
}
