import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import type { PlanChanges } from '#shared/roadmaps/plans.ts'

/** What a plan was asked for: a prompt, and what was said instead of what was heard in it. */
export interface PlanRequest {
  prompt: string
  changes: PlanChanges
}

/** What a person is typing, kept for this tab: a reload or another page does not lose it. */
interface Draft {
  text: string
  /** What stood there before another page's prompt took its place. */
  earlier: string
  /** The plan that is shown for it, or for what stood there before. */
  plan: PlanRequest | null
}

const EMPTY: Draft = { text: '', earlier: '', plan: null }
const listeners = new Set<() => void>()
/** Where storage is blocked a draft lives as long as the document. */
const unstored = new Map<string, string>()
const storageKey = (userId: string) => `userData.learnDraft.${userId}`

export const readDraftText = (userId: string): string => readDraft(userId).text
export const readEarlierText = (userId: string): string => readDraft(userId).earlier

/** As JSON, which is the same as long as nothing changes; see `parsePlan`. */
export const readDraftPlan = (userId: string): string => JSON.stringify(readDraft(userId).plan)

export const parsePlan = (json: string): PlanRequest | null => JSON.parse(json)

/** Null puts the plan away. */
export function writeDraftPlan(userId: string, plan: PlanRequest | null): void {
  write(userId, { ...readDraft(userId), plan })
}

export function writeDraftText(userId: string, text: string): void {
  write(userId, { ...readDraft(userId), text })
}

/** A prompt from elsewhere takes the place of what was typed, which is kept; with its plan, where that is what it came for. */
export function takeOverDraft(userId: string, prompt: string, withPlan = false): void {
  const { text, earlier } = readDraft(userId)
  const plan = withPlan ? { prompt: prompt.trim(), changes: {} } : null
  write(userId, { text: prompt, earlier: text.trim() && text !== prompt ? text : earlier, plan })
}

/** Brings back what had been typed. */
export function bringBackDraft(userId: string): void {
  write(userId, { ...EMPTY, text: readDraft(userId).earlier })
}

/** The roadmap is there; what was typed before or since stays. */
export function clearDraft(userId: string, prompt: string): void {
  const draft = readDraft(userId)
  const plan = draft.plan?.prompt === prompt ? null : draft.plan
  write(userId, draft.text.trim() === prompt ? { ...EMPTY, text: draft.earlier, plan } : { ...draft, plan })
}

/** Calls back after every change made in this tab. Returns the way to stop. */
export function subscribeDraft(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readDraft(userId: string): Draft {
  const key = storageKey(userId)
  try {
    const { text, earlier, plan } = JSON.parse(readItem('sessionStorage', key) ?? unstored.get(key) ?? '{}')
    return { text: String(text ?? ''), earlier: String(earlier ?? ''), plan: asPlan(plan) }
  } catch {
    return EMPTY
  }
}

const asPlan = (plan: Partial<PlanRequest> | null | undefined): PlanRequest | null =>
  typeof plan?.prompt === 'string' ? { prompt: plan.prompt, changes: plan.changes ?? {} } : null

function write(userId: string, draft: Draft): void {
  const key = storageKey(userId)
  const value = draft.text || draft.earlier || draft.plan ? JSON.stringify(draft) : null
  writeItem('sessionStorage', key, value)
  unstored.delete(key)
  if (value && readItem('sessionStorage', key) !== value) unstored.set(key, value)
  for (const listener of listeners) listener()
}
