import { mutationOptions } from '@tanstack/react-query'
import { type Api, type Clients, refusalOf, tellChanged } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import { showToast } from '#client/ui/toast/toast.ts'
import type { PhaseProgress } from '#shared/progress/schemas.ts'
import { PROGRESS_TEXTS } from '#shared/progress/texts.ts'
import { applyChange, type ProgressChange } from './apply-change.ts'
import { keptWrite } from './kept-write.ts'
import { progressKey, progressOptions } from './progress-options.ts'

/** 2§9: how long the word about a marked card stays. */
const TOAST_MS = 4000
/** How often a change that met another tab's is applied anew before it counts as failed. */
const REAPPLIES = 5

/** A change with the phase that it is about. */
export interface SentChange {
  phaseId: string
  roadmapId: string
  change: ProgressChange
}

export const changeKey = (...phaseId: [string?]) => ['progress', 'change', ...phaseId] as const

/** Changes of one phase go out one after the other, each with the version that the last one left. */
export const phaseScope = (phaseId: string) => ({ id: `progress.${phaseId}` })

/**
 * Sends a change of a phase. When another tab was faster, the phase is read again and the change applied to that: nobody
 * loses anything. A failure is told wherever the learner is by then (2§8).
 */
export const changeOptions = (clients: Clients) =>
  mutationOptions({
    ...keptWrite,
    mutationFn: async (sent: SentChange) => {
      const { api, queryClient } = clients
      const read = () => queryClient.fetchQuery({ ...progressOptions(api, sent), staleTime: 0 })
      for (let tries = 0; ; tries++) {
        const known = queryClient.getQueryData<PhaseProgress>(progressKey(sent.phaseId))
        const { version } = (tries === 0 && known) || (await read())
        try {
          return await send(api, version, sent)
        } catch (error) {
          // a swap names no version: what refuses it now will refuse it again
          const isStale = sent.change.kind === 'mark' && refusalOf(error)?.code === 'conflict'
          if (!isStale || tries === REAPPLIES) throw error
        }
      }
    },
    onSuccess: async (answer, { phaseId, change }) => {
      const { queryClient } = clients
      const queryKey = progressKey(phaseId)
      // an answer that is older than this change must not take it back
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<PhaseProgress>(
        queryKey,
        (now) => answer.progress ?? (now && changed(now, change, answer)),
      )
      if (change.kind === 'mark') showToast({ ...toastOf(change.isCompleted), durationMs: TOAST_MS })
    },
    onError: (_error, { change }) => {
      const title = failureTitle(change)
      if (title === null) return
      showError({ title, message: 'It is as it was before. Please try again.' })
      void tellChanged(clients, 'progress')
    },
  })

interface Answer {
  version?: number
  /** The whole phase, where the worker answers with it. */
  progress?: PhaseProgress
}

/** A larger step means that somebody else changed the phase; the next change finds that out by the old version. */
const changed = (now: PhaseProgress, change: ProgressChange, { version }: Answer): PhaseProgress => ({
  ...applyChange(now, change),
  version: version === now.version + 1 ? version : now.version,
})

async function send(api: Api, version: number, { phaseId, roadmapId, change }: SentChange): Promise<Answer> {
  switch (change.kind) {
    case 'swap': {
      const { cardId, bonusCardId } = change
      return { progress: await api.progress.swapContent.mutate({ phaseId, cardId, bonusCardId }) }
    }
    case 'vote': {
      const { cardId, isHelpful } = change
      return { progress: await api.progress.voteContent.mutate({ phaseId, cardId, isHelpful }) }
    }
    case 'tick': {
      const { sectionId, objective, isTicked } = change
      await api.progress.markObjective.mutate({ sectionId, objective, isTicked })
      return {}
    }
    case 'place':
      return api.progress.update.mutate({ phaseId, roadmapId, lastSectionNumber: change.number })
    case 'mark': {
      const { cardId, isCompleted } = change
      return api.progress.update.mutate({ phaseId, roadmapId, version, marks: [{ cardId, isCompleted }] })
    }
  }
}

const toastOf = (isCompleted: boolean) => ({
  title: isCompleted ? PROGRESS_TEXTS.completed : PROGRESS_TEXTS.incompleted,
  variant: 'success' as const,
})

/** Null where nobody waits for it. */
function failureTitle(change: ProgressChange): string | null {
  switch (change.kind) {
    case 'swap':
      return 'The card could not be replaced'
    case 'vote':
      return 'Your vote could not be saved'
    case 'tick':
      return 'Your tick was not saved'
    case 'place':
      return null
    case 'mark':
      return change.isCompleted ? PROGRESS_TEXTS.completeFailed : PROGRESS_TEXTS.incompleteFailed
  }
}
