import { useNavigate, useSearch } from '@tanstack/react-router'
import { store } from '#client/lib/stored-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import type { PhasesView } from './phases/phases-in-view.tsx'

/** How the phases are shown: as the address says, else as this person chose last. */
export function useRoadmapView(): [PhasesView, (view: PhasesView) => void] {
  const { view, ...search } = useSearch({ from: '/_connected/_app/learn/$userId/$roadmapId/' })
  const chosen = useStored('roadmapView')
  const navigate = useNavigate({ from: '/learn/$userId/$roadmapId/' })
  const show = (next: PhasesView) => {
    store({ roadmapView: next })
    void navigate({ search: { ...search, view: next }, replace: true, resetScroll: false })
  }
  return [(view ?? chosen) === 'map' ? 'map' : 'list', show]
}
