import { useState } from 'react'

/** @returns the props of a dialog as they were when it was last open: while it fades out it goes on saying the same */
export function useLastOpen<Props extends { isOpen: boolean }>(props: Props): Props {
  const [last, setLast] = useState(props)
  if (props.isOpen && props !== last) setLast(props)
  return props.isOpen ? props : last
}
