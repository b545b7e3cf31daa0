import { redirect } from '@tanstack/react-router'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An address that cannot name a roadmap is no page at all; the id may stand in either place (G-LRN-03). */
export function redirectUnlessRoadmap({ userId, roadmapId }: { userId: string; roadmapId: string }): void {
  if (!UUID.test(roadmapId) && !UUID.test(userId)) throw redirect({ to: '/404', replace: true })
}
