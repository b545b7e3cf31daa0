/** What the public library's page says of itself, in its head as on it. */
export const LIBRARY_TEXTS = {
  title: '8020: roadmaps to read and copy',
  lead: 'Roadmaps that are ready: read any of them now, and copy the one you want for 1 credit.',
} as const
