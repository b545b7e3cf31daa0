import { type ReactNode, useEffect, useId, useState } from 'react'
import { readItem, writeItem } from '#client/lib/browser-storage.ts'
import { Button } from '#client/ui/button/button.tsx'
import classes from './session-tip.module.css'

interface SessionTipProps {
  /** Names the tip: each is shown once a session (R-SHELL-31). */
  id: string
  tip: string
  /** What it is about. */
  children: ReactNode
}

const keyOf = (id: string) => `userData.tip.${id}`

/** A few words under something, once a session; Escape or its button takes them away. */
export function SessionTip({ id, tip, children }: SessionTipProps) {
  const [isOpen, setOpen] = useState(() => readItem('sessionStorage', keyOf(id)) === null)
  const name = useId()
  useEffect(() => writeItem('sessionStorage', keyOf(id), 'shown'), [id])
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <div className={classes.anchor} aria-describedby={isOpen ? name : undefined} role={isOpen ? 'group' : undefined}>
      {children}
      {isOpen && (
        <div className={classes.tip}>
          <span role="tooltip" id={name}>
            {tip}
          </span>
          <Button variant="default" size="sm" onClick={() => setOpen(false)}>
            Got it
          </Button>
        </div>
      )}
    </div>
  )
}
