/** The pages that only tell something (1§2, 3§2.1): what each is called, and what it says of itself to search engines. */
export const INFO_PAGES = {
  manifesto: {
    title: 'Manifesto',
    description: 'What we hold true about learning, work and credit, and what follows from it for this product.',
  },
  streetcred: {
    title: 'StreetCred',
    description:
      'What earns StreetCred, how much, what never earns it, and who sees it: the rules as the software keeps them.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What is stored about you, where, for how long, who else sees it and how you have it deleted.',
  },
  'bizdev-privacy': {
    title: 'Privacy of the business-development agent',
    description: 'What the agent that looks for freelance work may read and keep, and what it never does.',
  },
  terms: {
    title: 'Terms of use',
    description:
      'The agreement between you and us in plain words: accounts, credits, what you write, certificates, Pro.',
  },
  hiring: {
    title: 'Hiring',
    description: 'Whom we look for, how we decide, and why your certificate says more here than your curriculum vitae.',
  },
  'become-a-creator': {
    title: 'Build: become a creator',
    description: 'Write roadmaps that others learn from: list them, improve the library, suggest what is missing.',
  },
  'discover-opportunities': {
    title: 'Win: discover opportunities',
    description: 'From what you can prove to work that pays: certificates, open source and freelance projects.',
  },
  internship: {
    title: 'Open-source internship',
    description: 'Four weeks from the fundamentals of open source to working with a large codebase.',
  },
  'ai-internship': {
    title: 'AI open-source internship',
    description: 'Four weeks of open source around AI, as a roadmap with four sections a week and graded questions.',
  },
} as const

export type InfoPageName = keyof typeof INFO_PAGES

/** Public pages that do more than tell. */
export const OWN_PAGES = {
  agencer: {
    title: 'Agencer',
    description: 'The agent that finds freelance work, sets rates and writes proposals. Join its waitlist.',
  },
  customers: {
    title: 'Customers',
    description: 'Trial, Pro and enterprise for teams that want developer agents to take issues off their list.',
  },
  'freelancer-internship': {
    title: 'Freelance internship',
    description: 'Land your first freelance client in 6 weeks: schedule, mentors, outcomes and questions.',
  },
} as const

export type OwnPageName = keyof typeof OWN_PAGES

/** G-ROUTE-03: where the operating system for developers is told of; any other name before `-os` leads there too. */
export const OPERATING_SYSTEM_PAGE = {
  name: 'tubli-os',
  title: 'Manage Multiple Projects With Ease',
  description: 'The operating system for developers with several clients: early access has a waitlist.',
} as const

/** Terms that stand below /tos (3§2.1); the last two open inside the product's shell. */
export const TERMS_PAGES = {
  license: {
    title: 'Licence and subscription agreement',
    description: 'What you agree to when you take part in a bounty or subscribe: your work, prizes, payment, ending.',
  },
  dashboard: {
    title: 'Terms in short',
    description: 'What to know while you use the product: credits, what you share, what you pay.',
  },
  docs: { title: 'Terms documents', description: 'Every legal text of this site in one list, with its date.' },
} as const

/** The day on which a legal text was last changed, by everybody's own calendar. */
export const LEGAL_TEXTS_DATE = '2026-11-23T12:00'
