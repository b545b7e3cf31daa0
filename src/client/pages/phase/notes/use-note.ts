import { useDebouncedCallback } from '@mantine/hooks'
import { type MutationState, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type NoteDraft, readNoteDraft, writeNoteDraft } from '#client/features/progress/notes/note-draft.ts'
import { noteKey, noteOptions, notesOnPage, type SentNote } from '#client/features/progress/notes/note-options.ts'
import { useClients } from '#client/features/progress/use-clients.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import type { Note } from '#shared/progress/schemas.ts'

/** How long the typing rests before it is saved. */
const REST_MS = 800
const NO_NOTE: Note = { text: '', revision: 0 }

/** How it stands with what was typed. */
export type NoteState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'failed'

interface Place {
  phaseId: string
  sectionId: string
  /** There is one, as far as is known: then it is read first. */
  hasNote: boolean
}

/**
 * A learner's note about a section. What is typed is saved by itself; what was not saved yet is kept in this tab, and what
 * waits for a connection over its end.
 */
export function useNote({ phaseId, sectionId, hasNote }: Place) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const queryKey = trpc.progress.note.queryKey({ sectionId })
  const query = useQuery(trpc.progress.note.queryOptions({ sectionId }, { staleTime: Number.POSITIVE_INFINITY }))
  const note = query.data ?? (hasNote ? undefined : NO_NOTE)
  const [draft, setDraft] = useState(() => readNoteDraft(sectionId))
  const { save, latest } = useSaveNote(phaseId, sectionId)
  const saveSoon = useDebouncedCallback(save, { delay: REST_MS, flushOnUnmount: true })
  const isSaved = draft === null || (latest?.status === 'success' && latest.variables?.text === draft.text)
  const isOlder = !isSaved && !latest && query.data !== undefined && draft.revision !== query.data.revision
  const isLeftOver = !isSaved && !latest && note !== undefined && !isOlder

  const keep = (next: NoteDraft | null) => {
    setDraft(next)
    writeNoteDraft(sectionId, next)
    return next
  }
  const draftOf = (text: string) => ({ text, revision: queryClient.getQueryData<Note>(queryKey)?.revision ?? 0 })
  // what an earlier visit of this tab could not send, or was typed before this code had come
  useEffect(() => {
    if (isLeftOver) saveSoon(readNoteDraft(sectionId))
  }, [isLeftOver, saveSoon, sectionId])
  // later saves begin from the note as it is then
  useEffect(() => {
    if (isSaved) setDraft(null)
  }, [isSaved])

  return {
    note,
    query,
    text: draft?.text ?? (latest?.status === 'pending' ? latest.variables?.text : undefined) ?? note?.text ?? '',
    state: isOlder ? 'conflict' : stateOf(isSaved ? null : draft, latest),
    change: (text: string) => {
      saveSoon(keep(draftOf(text)))
    },
    retry: () => save(draft),
    /** After a conflict: the other tab's text, or one's own over it. */
    takeTheirs: async () => {
      await query.refetch()
      keep(null)
    },
    keepMine: async () => {
      await query.refetch()
      save(keep(draftOf(draft?.text ?? '')))
    },
  }
}

/** The newest text is the one to save: an older one that still waits need not be sent. */
function useSaveNote(phaseId: string, sectionId: string) {
  const clients = useClients()
  const mutationKey = noteKey(sectionId)
  const { mutate } = useMutation({ ...noteOptions(clients), mutationKey, scope: { id: `progress.note.${sectionId}` } })
  useEffect(() => {
    notesOnPage.add(sectionId)
    return () => void notesOnPage.delete(sectionId)
  }, [sectionId])
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<unknown, unknown, SentNote>,
  })
  const save = (draft: NoteDraft | null) => {
    if (!draft) return
    const cache = clients.queryClient.getMutationCache()
    const waiting = cache.findAll({ mutationKey, predicate: ({ state }) => state.isPaused })
    // what was typed after it was written from the same revision
    const [{ state: first } = { state: undefined }] = waiting
    for (const older of waiting) cache.remove(older)
    mutate({
      phaseId,
      sectionId,
      text: draft.text,
      revision: (first?.variables as SentNote)?.revision ?? draft.revision,
    })
  }
  return { save, latest: states.at(-1) }
}

function stateOf(draft: NoteDraft | null, latest: MutationState<unknown, unknown, SentNote> | undefined): NoteState {
  if (latest?.isPaused) return 'waiting'
  if (draft === null) return latest?.status === 'pending' ? 'saving' : 'saved'
  if (latest?.status !== 'error') return 'saving'
  if (refusalOf(latest.error)?.code === 'conflict') return 'conflict'
  return latest.variables?.text === draft.text ? 'failed' : 'saving'
}
