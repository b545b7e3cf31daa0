import type { SectionDraft } from '#shared/roadmaps/drafts.ts'

/** What the built-in author writes under a title that the library has nothing for: it claims to know no more than the title says. */
export const frameFor = (title: string): SectionDraft => ({
  title,
  category: 'Concept',
  aim: `Know ${title} well enough to use it in your own work`,
  description: `What ${title} is, when it helps and what can go wrong with it. Our library has no more on this; the objectives tell you what to look for.`,
  objectives: [
    `Explain ${title} in your own words, with one example`,
    `Use ${title} in a small program or document of your own`,
    `Name two situations in which ${title} helps and one in which it does not`,
  ],
})
