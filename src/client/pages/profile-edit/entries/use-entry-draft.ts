import { useState } from 'react'
import { type EntryKind, endProblem, MONTH } from '#shared/profiles/entry-rules.ts'
import type { ProfileEntry, SaveEntryInput } from '#shared/profiles/entry-schemas.ts'
import { isWebLink, NO_WEB_LINK } from '#shared/profiles/rules.ts'

/** Of one that is made the months are still empty. */
export type EntryDraft = Omit<ProfileEntry, 'id'> & { id?: string }

export const emptyDraft = (kind: EntryKind): EntryDraft => ({
  ...{ kind, organization: '', title: '', startedIn: '', endedIn: kind === 'education' ? '' : null },
  ...{ description: '', url: '' },
})

const NEEDED = 'This is required'
const NO_MONTH = 'Choose a month and a year.'

/** Why it can't be saved as it is, field by field. */
export function problemsOf({ organization, title, startedIn, endedIn, url }: EntryDraft) {
  const isWhole = endedIn === null || MONTH.test(endedIn)
  return {
    title: title.trim() === '' ? NEEDED : null,
    organization: organization.trim() === '' ? NEEDED : null,
    startedIn: MONTH.test(startedIn) ? null : NO_MONTH,
    endedIn: isWhole ? endProblem(startedIn, endedIn) : NO_MONTH,
    url: url.trim() === '' || isWebLink(url.trim()) ? null : NO_WEB_LINK,
  }
}

/** What is typed, and what is wrong with it once somebody has tried to save it. */
export function useEntryDraft(initial: EntryDraft) {
  const [draft, setDraft] = useState(initial)
  const [wasTried, setWasTried] = useState(false)
  const problems = problemsOf(draft)
  const isGood = Object.values(problems).every((problem) => problem === null)
  return {
    draft,
    change: (changed: Partial<EntryDraft>) => setDraft({ ...draft, ...changed }),
    problemOf: (name: keyof typeof problems) => (wasTried ? problems[name] : null),
    /** What can be saved; null shows why not. */
    take: (): SaveEntryInput | null => {
      setWasTried(true)
      return isGood ? draft : null
    },
  }
}
