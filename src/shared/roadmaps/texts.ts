/** The learning area's words, apart from the schemas so that a page may show them without loading zod. */

export const PROMPT_MAX_LENGTH = 1024

/** Exact texts of 2§2, 2§5 and 2§8; spelling and punctuation are part of the rule. */
export const ROADMAP_TEXTS = {
  promptPlaceholder: 'What do you want to learn?',
  promptTooShort: 'Search query should be more than two characters long!',
  objectiveMissing: 'Learning objective not found',
  inappropriate: 'Inappropriate query: we are sorry but we cannot handle your query, please try another.',
  creationFailed: 'Error encountered! Please try again.',
  generationFailed: 'Error encountered, please try again.',
  restartFailed: 'Unable to resume roadmap generation. Please try a different learning prompt',
  stopped: 'You stopped it before anything was written.',
  stoppedInternship: 'You stopped it before all four weeks were written.',
  phaseLoadFailed: 'Error fetching roadmap data, please retry.',
  loadFailed: 'Error encountered while loading roadmap, please try again.',
  deleteMissing: 'Error encountered while deleting roadmap, please try again.',
  deleteFailed: 'Error: Roadmap deletion failed.',
  deleteImpossible: 'Unable to delete roadmap.',
  deletedTitle: 'Roadmap Deleted!',
  deletedMessage: 'Your roadmap was deleted successfully.',
  emptyListTitle: 'No Roadmaps Found',
  emptyPhasesTitle: 'No Roadmap Phases Found',
  emptyHint: 'Use your learning credits to create your own Roadmap and 10x your learning',
  loadingTitle: 'Getting Your Roadmap...',
  loadingHint: 'This might take a while',
  noCredits: 'You do not have enough credits to create a roadmap.',
} as const

/** 2§5 */
export const INTERNSHIP_LANGUAGES = { python: 'Python', javascript: 'JavaScript' } as const

/** 2§2.2 */
export const DEFAULT_PROMPT_PILLS = [
  'Javascript project that consist of typescript',
  'Python projects with numpy',
  'Projects using GPT',
] as const
