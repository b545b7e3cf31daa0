import { AI_RULE, CASH, type ChallengeDefinition, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 602,
  title: 'An SQL agent that cannot break anything',
  description:
    'Questions in words, answers from a database: each with the query it ran, read-only by the database’s own rules.',
  score: 25,
  ...CASH,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  body: [
    {
      header: 'The task',
      body: 'Build an agent that answers questions about a database by writing SQL. It shows the query and the rows it read, and asks back where a word could mean two columns.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Be unable to write, by a role of the database and not by a prompt; stop queries that run long; and come with forty questions whose right answers you worked out by hand.',
    },
    { header: 'Hand in', body: 'A repository with the database in it, and the share of the forty that it gets right.' },
    JUDGING,
  ],
  learnPrompt: 'SQL for agents: text to SQL, read-only roles, query limits and evaluation',
  resources: [
    {
      title: 'Function calling with LLMs',
      link: 'https://www.promptingguide.ai/applications/function_calling',
      description: 'How a model asks for a tool.',
      type: 'website',
    },
    {
      title: 'From RAG to AI agents: function calling and tool use',
      link: 'https://www.youtube.com/watch?v=RAqLWJsLZb4',
      description: 'The same, as a talk.',
      type: 'youtube',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
