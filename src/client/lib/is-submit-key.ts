import type { KeyboardEvent } from 'react'

/** What browsers call a key that the input method has used up. */
const USED_BY_INPUT_METHOD = 229

/** Whether an input method is at work: its Enter chooses a word. Safari says so by the key's number only. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === USED_BY_INPUT_METHOD

/** Enter sends what was written; Shift+Enter makes a new line (2§2.2). */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event)
