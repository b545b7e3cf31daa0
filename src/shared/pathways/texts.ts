export const PATHWAY_TEXTS = {
  title: 'Open-source internship',
  lead: 'Four weeks, at your own pace: read, answer, and bring one change into a project that others use.',
  markTip: 'Tick what you have read. When all of a week is ticked, the next week opens.',
  weekDone: 'Answer what is asked about it, and do what is left of it whenever you like.',
  finished: 'What you learned shows best in a change that was merged.',
} as const
