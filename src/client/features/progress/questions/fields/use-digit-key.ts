import { type RefObject, useEffect, useRef } from 'react'

/** Where a digit is text. */
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Hears the digits typed while the focus is in the field's own question: a single key does nothing elsewhere (WCAG 2.1.4). */
export function useDigitKey(field: RefObject<HTMLElement | null>, onDigit: (digit: number) => void) {
  const latest = useRef(onDigit)
  useEffect(() => {
    latest.current = onDigit
  })
  useEffect(() => {
    const question = field.current?.closest('form')
    const hear = (event: KeyboardEvent) => {
      if (!/^\d$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPED)) return
      latest.current(Number(event.key))
    }
    question?.addEventListener('keydown', hear)
    return () => question?.removeEventListener('keydown', hear)
  }, [field])
}
