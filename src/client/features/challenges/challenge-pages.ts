/** How one page of the list leads to the next. */
export const CHALLENGE_PAGES = {
  getNextPageParam: ({ next }: { next: number | null }) => next ?? undefined,
}
