/** 1§2: the headlines by their message id, each in two lines; the start page has the third, the page of the operating system the last. */
export const HERO_MESSAGES = [
  ['Say what you want to learn.', 'Get the route there.'],
  ['Prove What You Can Do,', 'Not Where You Sat'],
  ['Turn Side Gigs', 'to Steady Income'],
  ['Build What Others', 'Learn From'],
  ['Win Work', 'That Fits You'],
  ['Manage Multiple Projects', 'With Ease'],
] as const satisfies readonly (readonly [string, string])[]
