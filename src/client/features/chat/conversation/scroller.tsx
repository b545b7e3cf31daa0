import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import classes from './scroller.module.css'

/** So near to the end is at it. */
const NEAR_PX = 40

interface ScrollerProps {
  /** What is new below when it changes. */
  isOf: string
  children: ReactNode
}

/** Follows what grows below while one is there, and stays put for whoever has scrolled up. */
export function Scroller({ isOf, children }: ScrollerProps) {
  const box = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isBelow = useRef(true)
  const lastTop = useRef(0)
  const [isLeft, setLeft] = useState(false)
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  useLayoutEffect(() => {
    isBelow.current = true
    toEnd()
  }, [isOf])
  useLayoutEffect(() => {
    if (!content.current) return
    // it grows by words, by code that gets its colours, by an answer that is unfolded
    const observer = new ResizeObserver(() => isBelow.current && toEnd())
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])
  const note = () => {
    const { current } = box
    if (!current) return
    const { scrollTop, scrollHeight, clientHeight } = current
    // what grew since is no scrolling away: only going up is
    if (scrollHeight - scrollTop - clientHeight < NEAR_PX) isBelow.current = true
    else if (scrollTop < lastTop.current) isBelow.current = false
    lastTop.current = scrollTop
    setLeft(!isBelow.current)
  }
  return (
    <div className={classes.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard */}
      <section ref={box} className={classes.scroll} onScroll={note} tabIndex={0} aria-label="What was said">
        <div ref={content} className={classes.content}>
          {children}
        </div>
      </section>
      {isLeft && (
        <Button variant="default" size="sm" className={classes.latest} onClick={toEnd}>
          Jump to latest
        </Button>
      )}
    </div>
  )
}
