import { AI_RULE, type ChallengeDefinition, GIFT_CARDS, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 203,
  title: 'A dashboard that everybody makes their own',
  description:
    'Cards that can be added, moved and resized by hand and by keyboard, kept for each person, and fast with fifty of them.',
  score: 20,
  ...GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepoStrict',
  body: [
    {
      header: 'The task',
      body: 'Build a dashboard of cards (numbers, a line over time, a table) whose arrangement each person changes: add, remove, move, resize. It is the same after a reload and on another screen width.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Be usable without a mouse, undo the last change, and stay smooth with fifty cards, of which you show a measurement.',
    },
    {
      header: 'Hand in',
      body: 'A repository with made-up data that a script generates, and tests of the arranging, not of the colours.',
    },
    JUDGING,
  ],
  learnPrompt: 'drag and drop layouts in React that work by keyboard',
  resources: [
    {
      title: 'App Router dashboard course',
      link: 'https://nextjs.org/learn/dashboard-app',
      description: 'A dashboard from data to streaming, step by step.',
      type: 'website',
    },
    {
      title: 'prefers-reduced-motion',
      link: 'https://web.dev/prefers-reduced-motion/',
      description: 'Movement for those who want it.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
