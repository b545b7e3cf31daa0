import { AI_RULE, type ChallengeDefinition, GIFT_CARDS, JUDGING, REPOSITORY, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 605,
  title: 'A certificate generator',
  description:
    'Certificates that look good on paper and can be checked by a stranger: as PDF, with a code that leads to the proof.',
  score: 20,
  ...GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: REPOSITORY,
  linkRule: 'githubRepo',
  body: [
    {
      header: 'The task',
      body: 'Build what a school needs for a thousand graduates: a design with their names in it, as PDF and PNG, each with a number and a QR code that leads to a page which says whether it is genuine.',
      emphasized: true,
    },
    {
      header: 'It has to',
      body: 'Write names in any script, fit the longest one, sign what it issues so that a copied page proves nothing, and take one back.',
    },
    { header: 'Hand in', body: 'A repository with ten sample names, one of them with 80 letters and one in Arabic.' },
    JUDGING,
  ],
  learnPrompt: 'generating PDFs with embedded fonts and signing documents in TypeScript',
  resources: [
    {
      title: 'Cloudflare Workers',
      link: 'https://developers.cloudflare.com/workers/',
      description: 'Where the page that verifies can live.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
