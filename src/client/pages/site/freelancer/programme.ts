/** 3§2.8, 3§9: the freelance internship, week by week and point by point. */
export const WEEKS = [
  { head: 'Welcome & Setup', text: 'Who is here, how it works, and the tools that you need.' },
  { head: 'Create a Winning Profile', text: 'A headline that says for whom you do what, and proof below it.' },
  { head: 'Build a Credible Portfolio', text: 'Three pieces of work, told as problems that you solved.' },
  { head: 'Bid Like a Pro part 1', text: 'How a proposal is read. Submit 4 proposals.' },
  { head: 'Bid Like a Pro part 2', text: 'What the answers teach, rates, and the second round.' },
  { head: 'Master Client Communication & Delivery', text: 'The first call, scope in writing, delivering in steps.' },
] as const

export const PERKS = [
  { head: 'Weekly live sessions', text: 'One a week, with time for your questions.' },
  { head: '1-on-1 mentorship', text: 'Somebody who has done it looks at yours.' },
  { head: 'Expert feedback', text: 'On profile, portfolio and every proposal.' },
  { head: 'Private community chat', text: 'With those who are in the same week.' },
] as const

export const OUTCOMES = [
  'A professional profile',
  'A portfolio',
  'At least five real proposals',
  'Your first gig',
  'Lifetime community access',
  '6-month Agencer access',
] as const

export const QUESTIONS = [
  { question: 'What does it cost?', answer: 'Nothing: the internship is free.' },
  {
    question: 'How do I get the certificate?',
    answer: 'By attending every live session and finishing all assignments; it is at the organisers’ discretion.',
  },
  {
    question: 'What do I need?',
    answer: 'A marketable skill, and a LinkedIn or Upwork account.',
  },
  { question: 'How many succeed?', answer: 'The target success rate is 80%.' },
  {
    question: 'Do I need Upwork?',
    answer: 'No, Upwork is optional. If you use it, you buy your own Connects.',
  },
] as const
