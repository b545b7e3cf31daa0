import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showError } from './error-dialog.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * A dialog whose code comes when it is first opened, and which then stays, so that it can fade out and keeps what was
 * typed. It gives the focus back to what opened it. Where the code does not come it closes and `onMissing` says so.
 * @returns the dialog; `preload` fetches its code, e.g. when a hand moves towards its button
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
  onMissing: (props: Props) => void = sayMissing,
): ComponentType<Props> & { preload: () => void } {
  function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
    const isMissing = props.isOpen && Dialog === null
    const giveUp = useEffectEvent(() => {
      props.onClose()
      onMissing(props)
    })
    useEffect(() => {
      if (!isMissing) return
      let isGone = false
      load().then(
        (loaded) => !isGone && setDialog(() => loaded),
        () => !isGone && giveUp(),
      )
      return () => {
        isGone = true
      }
    }, [isMissing])
    // the kit gives the focus back only from a dialog that was closed before it was opened
    const [isMounted, setIsMounted] = useState(false)
    useEffect(() => {
      if (Dialog) setIsMounted(true)
    }, [Dialog])
    return Dialog && <Dialog {...props} isOpen={isMounted && props.isOpen} />
  }
  return Object.assign(LazyDialog, { preload: () => void load().catch(() => undefined) })
}

const sayMissing = () => showError({ title: 'This part of the page could not be loaded.' })
