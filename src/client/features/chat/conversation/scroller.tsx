import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import classes from './scroller.module.css'

interface ScrollerProps {
  /** What is new below when it changes. */
  isOf: string
  /** What grows there. */
  text: string
  children: ReactNode
}

/** Follows what is new below while one is there, and stays put for whoever has scrolled up. */
export function Scroller({ isOf, text, children }: ScrollerProps) {
  const box = useRef<HTMLElement>(null)
  const [isBelow, setBelow] = useState(true)
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  useLayoutEffect(() => {
    toEnd()
    setBelow(true)
  }, [isOf])
  useLayoutEffect(() => {
    if (isBelow) toEnd()
  }, [text])
  const note = () => {
    const { current } = box
    if (current) setBelow(current.scrollHeight - current.scrollTop - current.clientHeight < 40)
  }
  return (
    <div className={classes.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard */}
      <section ref={box} className={classes.scroll} onScroll={note} tabIndex={0} aria-label="What was said">
        {children}
      </section>
      {!isBelow && (
        <Button variant="default" size="sm" className={classes.latest} onClick={toEnd}>
          Jump to latest
        </Button>
      )}
    </div>
  )
}
