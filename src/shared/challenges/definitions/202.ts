import { AI_RULE, type ChallengeDefinition, GIFT_CARDS, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 202,
  title: 'Customer onboarding that people finish',
  description:
    'Build the first five minutes of a product: sign-up, one question at a time, and a first success before anything is asked twice.',
  score: 20,
  ...GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepoStrict',
  body: [
    {
      header: 'The task',
      body: 'A web app sells bookkeeping to freelancers. Build its onboarding: account, country and currency, first invoice. Somebody who leaves in the middle comes back to where they were, on another device too.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Work by keyboard alone and on 390 pixels, keep what was typed when the connection drops, say what is wrong beside the field it is about, and never ask what it could know.',
    },
    {
      header: 'Hand in',
      body: 'A repository with a README that starts it in one command, and a page on what you left out and why.',
    },
    JUDGING,
  ],
  learnPrompt: 'accessible multi-step forms in React with validation and saved drafts',
  resources: [
    {
      title: 'Use semantic HTML for easy keyboard wins',
      link: 'https://web.dev/use-semantic-html/',
      description: 'What the browser gives for nothing.',
      type: 'website',
    },
    {
      title: 'Accessibility in React',
      link: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Frameworks_libraries/React_accessibility',
      description: 'Focus, labels and what changes on the page.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
