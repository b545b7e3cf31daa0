import { useQuery } from '@tanstack/react-query'
import { fetchFontFile } from './fetch-font-file.ts'

/** Nearly every text is in scripts that the first font has: the index of all fonts is not asked for those. */
const SURELY_DRAWN = /^[\u0020-\u052f\u1e00-\u1fff\u2010-\u2027]*$/

/** What the PDF will show as boxes, known before anybody downloads it; nothing while that is not known. */
export function useUndrawable(text: string): string[] {
  const { data = [] } = useQuery({
    queryKey: ['undrawable', text],
    queryFn: async () => (await import('./pdf/find-undrawable.ts')).findUndrawable(text, fetchFontFile),
    enabled: !SURELY_DRAWN.test(text),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}
