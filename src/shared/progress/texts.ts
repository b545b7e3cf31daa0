/** What both the worker and the pages say about learning. */

export const PROGRESS_TEXTS = {
  emptyContent: 'No matching learning content available for the selected filter option. Please change it.',
  completeFailed: 'Error encountered while marking complete',
  incompleteFailed: 'Error encountered while marking incomplete',
  completed: 'Marked as complete',
  incompleted: 'Marked as incomplete',
  customizeTitle: 'Are you sure you want to customize your content?',
  customizeHint:
    'This action is irreversible and will replace your content, including any content you have marked as complete.',
  deepDiveFetchFailed: 'Error encountered while fetching deep dive roadmap',
  waitsForModel: 'These are for self-check: nothing is kept, and nothing counts. This section has no test yet.',
  selfCheck:
    'AI that could judge an answer in your own words is not available now. This question is for self-check only and counts for nothing.',
} as const
