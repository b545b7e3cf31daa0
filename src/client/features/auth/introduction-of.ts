import type { Introduction } from '#shared/auth/schemas.ts'

/** What may stand in the address of `/login` and of the return (1§2, 3§4.6). */
export interface IntroductionSearch {
  openToInternship?: string | boolean | undefined
  openToBizdevInternship?: string | boolean | undefined
  linkedInUrl?: string | undefined
  upworkUrl?: string | undefined
}

/** 1§9: a flag is true only where it says true; undefined where nothing is said. */
export function introductionOf(search: IntroductionSearch): Introduction | undefined {
  const flag = (value: unknown) => (value === undefined ? undefined : String(value) === 'true')
  const said = {
    openToInternship: flag(search.openToInternship),
    openToBizdevInternship: flag(search.openToBizdevInternship),
    linkedInUrl: search.linkedInUrl || undefined,
    upworkUrl: search.upworkUrl || undefined,
  }
  return Object.values(said).some((value) => value !== undefined) ? said : undefined
}
