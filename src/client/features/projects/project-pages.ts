/** How one page of a list leads to the next. */
export const PROJECT_PAGES = {
  initialCursor: 0,
  getNextPageParam: ({ next }: { next: number | null }) => next ?? undefined,
}
