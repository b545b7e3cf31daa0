import { useEffect, useRef } from 'react'

/** Where a digit is text. */
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
/** What lies over the page. */
const OVERLAID = 'dialog, [role=dialog], [role=menu], [role=listbox]'

/** Hears the digits typed while the field is on the page, wherever the focus is unless a digit means something there. */
export function useDigitKey(onDigit: (digit: number) => void) {
  const latest = useRef(onDigit)
  useEffect(() => {
    latest.current = onDigit
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(`${TYPED}, ${OVERLAID}`)) return
      latest.current(Number(event.key))
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
