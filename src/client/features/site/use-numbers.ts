import { useEffect, useState } from 'react'
import { NUMBERS_PATH, type SiteNumbers } from '#shared/site/numbers.ts'

/** True numbers of the whole, for pages that have no client of the API; null until they are there. */
export function useNumbers(): SiteNumbers | null {
  const [numbers, setNumbers] = useState<SiteNumbers | null>(null)
  useEffect(() => {
    fetch(NUMBERS_PATH)
      .then((response) => (response.ok ? response.json() : null))
      .then(setNumbers, () => undefined)
  }, [])
  return numbers
}
