/** What a phase's page loads apart from its own code. */
export const loadCarousel = () => import('./content/content-carousel.tsx')
export const loadKnowledgeTest = () => import('./questions/knowledge-test.tsx')

/** Starts both beside the content that they will show, not after it; a failure is noticed where they are shown. */
export function startLearningParts(): void {
  for (const load of [loadCarousel, loadKnowledgeTest]) load().catch(() => undefined)
}
