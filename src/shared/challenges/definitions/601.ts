import { AI_RULE, CASH, type ChallengeDefinition, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 601,
  title: 'An AI chat bot that stays honest',
  description:
    'A chat with memory, streaming and a stop button, which says what it does not know and forgets what it is told to forget.',
  score: 25,
  ...CASH,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  body: [
    {
      header: 'The task',
      body: 'Build a chat for a subject of your choice. Text streams in, can be stopped and kept, and a reload in the middle loses nothing. People see what it remembers of them and can delete it.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Withstand documents that give it orders, with the five attacks that you tried in a test. Say plainly when the model is away.',
    },
    {
      header: 'Hand in',
      body: 'A repository that starts without a paid key, with a stand-in for the model if need be.',
    },
    JUDGING,
  ],
  learnPrompt: 'building a chat bot with streaming, memory and protection against prompt injection',
  resources: [
    {
      title: 'AI Agent Security Cheat Sheet',
      link: 'https://cheatsheetseries.owasp.org/cheatsheets/AI_Agent_Security_Cheat_Sheet.html',
      description: 'What goes wrong, and what helps.',
      type: 'website',
    },
    {
      title: 'Cloudflare Agents',
      link: 'https://developers.cloudflare.com/agents/',
      description: 'State and streaming at the edge.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
