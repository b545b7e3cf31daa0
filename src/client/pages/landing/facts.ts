/** True today: 2§9 and G-CRED-02. A number that changes in src/shared changes here too (tests/client holds them together). */
export const FACTS = {
  start: {
    figure: '3',
    head: 'roadmaps free',
    text: 'Every new account starts with three credits; a roadmap costs one.',
  },
  price: {
    figure: '1',
    head: 'credit a roadmap',
    text: 'You see the plan first, nothing is spent before you agree to it, and the roadmap is yours to keep.',
  },
  size: {
    figure: '4',
    head: 'phases at most',
    text: 'Each has three or four sections, and each section three to five objectives.',
  },
  refund: {
    figure: '2',
    head: 'hours to undo',
    text: 'Delete an unused roadmap within two hours and its credit comes back to you.',
  },
} as const
