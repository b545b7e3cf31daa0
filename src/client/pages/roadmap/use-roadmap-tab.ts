import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RoadmapTab } from './roadmap-tabs.tsx'

/** What opens the Certificate tab (2§2.1). */
const CERTIFICATE = '8020'

/** The tab lies in the address: the way back leads to it. */
export function useRoadmapTab(): [RoadmapTab, (tab: RoadmapTab) => void] {
  const { certificate, tab, view } = useSearch({ from: '/_connected/_app/learn/$userId/$roadmapId/' })
  const navigate = useNavigate({ from: '/learn/$userId/$roadmapId/' })
  const shown = certificate === CERTIFICATE ? 'certificate' : tab === 'resume' ? 'resume' : 'phases'
  const show = (next: RoadmapTab) =>
    void navigate({ search: { ...searchOf(next), view }, replace: true, resetScroll: false })
  return [shown, show]
}

function searchOf(tab: RoadmapTab) {
  if (tab === 'certificate') return { certificate: CERTIFICATE }
  return tab === 'resume' ? { tab } : {}
}
