import { mutationOptions } from '@tanstack/react-query'
import { type Clients, refusalOf } from '#client/trpc.ts'
import { showError } from '#client/ui/dialog/error-dialog.ts'
import type { Note, PhaseProgress } from '#shared/progress/schemas.ts'
import { changeSection } from '../apply-change.ts'
import { keptWrite } from '../kept-write.ts'
import { progressKey } from '../progress-options.ts'
import { readNoteDraft, writeNoteDraft } from './note-draft.ts'

/** A note as it was typed, with the revision that it was written from. */
export interface SentNote {
  phaseId: string
  sectionId: string
  text: string
  revision: number
}

export const noteKey = (...sectionId: [string?]) => ['progress', 'note', ...sectionId] as const
/** The revision that the last save of this page left. */
const leftKey = (sectionId: string) => ['progress', 'note left', sectionId]

/** The sections whose notes are on the page, which says itself what became of them. */
export const notesOnPage = new Set<string>()

/** Saves a note, one text after the other, each from the revision that the last one left. */
export const noteOptions = ({ api, queryClient, trpc }: Clients) =>
  mutationOptions({
    ...keptWrite,
    mutationFn: ({ sectionId, text, revision }: SentNote) => {
      const left = queryClient.getQueryData<number>(leftKey(sectionId)) ?? 0
      return api.progress.saveNote.mutate({ sectionId, text, revision: Math.max(revision, left) })
    },
    onSuccess: ({ revision }, { phaseId, sectionId, text }) => {
      queryClient.setQueryData(leftKey(sectionId), revision)
      queryClient.setQueryData<Note>(trpc.progress.note.queryKey({ sectionId }), { text, revision })
      queryClient.setQueryData<PhaseProgress>(
        progressKey(phaseId),
        (progress) => progress && changeSection(progress, sectionId, (section) => ({ ...section, hasNote: true })),
      )
      if (readNoteDraft(sectionId)?.text === text) writeNoteDraft(sectionId, null)
    },
    onError: (error, { sectionId, text, revision }) => {
      if (notesOnPage.has(sectionId)) return
      if (readNoteDraft(sectionId) === null) writeNoteDraft(sectionId, { text, revision })
      showError({ title: refusalOf(error)?.error ?? 'Your note was not saved', message: `You wrote: ${text}` })
    },
  })
