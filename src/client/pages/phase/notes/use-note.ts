import { useDebouncedCallback } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changeSection } from '#client/features/progress/apply-change.ts'
import { progressKey } from '#client/features/progress/progress-options.ts'
import { refusalOf, useTRPC, useTRPCClient } from '#client/trpc.ts'
import type { Note, PhaseProgress } from '#shared/progress/schemas.ts'
import { readNoteDraft, writeNoteDraft } from './note-draft.ts'

/** How long the typing rests before it is saved. */
const REST_MS = 800

/** How it stands with what was typed. */
export type NoteState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'failed'

/**
 * A learner's note about a section. What is typed is saved by itself, one change after the other, each from the revision
 * that the last one left; what was not saved yet is kept in this tab, and sent when the connection is back.
 */
export function useNote(phaseId: string, sectionId: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey = trpc.progress.note.queryKey({ sectionId })
  const note = useQuery(trpc.progress.note.queryOptions({ sectionId }, { staleTime: Number.POSITIVE_INFINITY }))
  const [draft, setDraft] = useState(() => readNoteDraft(sectionId))
  const save = useSaveNote(phaseId, sectionId, (text) => {
    if (readNoteDraft(sectionId)?.text === text) keep(null)
  })
  const saveSoon = useDebouncedCallback(save.mutate, { delay: REST_MS, flushOnUnmount: true })
  const revision = note.data?.revision
  const isOlder = draft !== null && revision !== undefined && save.isIdle && draft.revision !== revision
  const isLeftOver = note.isSuccess && draft !== null && save.isIdle && !isOlder

  const keep = (text: string | null) => {
    const next = text === null ? null : { text, revision: queryClient.getQueryData<Note>(queryKey)?.revision ?? 0 }
    setDraft(next)
    writeNoteDraft(sectionId, next)
  }
  // what an earlier visit of this tab could not send
  useEffect(() => {
    if (isLeftOver) saveSoon(readNoteDraft(sectionId)?.text ?? '')
  }, [isLeftOver, saveSoon, sectionId])

  return {
    note,
    text: draft?.text ?? note.data?.text ?? '',
    state: isOlder ? 'conflict' : stateOf(draft?.text ?? null, save),
    change: (text: string) => {
      keep(text)
      saveSoon(text)
    },
    retry: () => save.mutate(draft?.text ?? ''),
    /** After a conflict: the other tab's text, or one's own over it. */
    takeTheirs: async () => {
      await note.refetch()
      keep(null)
      save.reset()
    },
    keepMine: async () => {
      await note.refetch()
      keep(draft?.text ?? '')
      save.mutate(draft?.text ?? '')
    },
  }
}

function useSaveNote(phaseId: string, sectionId: string, onSaved: (text: string) => void) {
  const trpc = useTRPC()
  const api = useTRPCClient()
  const queryClient = useQueryClient()
  const queryKey = trpc.progress.note.queryKey({ sectionId })
  return useMutation({
    scope: { id: `progress.note.${sectionId}` },
    mutationFn: (text: string) => {
      const { revision = 0 } = queryClient.getQueryData<Note>(queryKey) ?? {}
      return api.progress.saveNote.mutate({ sectionId, text, revision })
    },
    onSuccess: ({ revision }, text) => {
      queryClient.setQueryData<Note>(queryKey, { text, revision })
      queryClient.setQueryData<PhaseProgress>(
        progressKey(phaseId),
        (progress) => progress && changeSection(progress, sectionId, (section) => ({ ...section, hasNote: true })),
      )
      onSaved(text)
    },
  })
}

function stateOf(
  draft: string | null,
  save: { isPaused: boolean; isError: boolean; error: unknown; variables: string | undefined },
): NoteState {
  if (draft === null) return 'saved'
  if (save.isPaused) return 'waiting'
  if (!save.isError) return 'saving'
  if (refusalOf(save.error)?.code === 'conflict') return 'conflict'
  return save.variables === draft ? 'failed' : 'saving'
}
