import { useReducedMotion } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './rotating-tabs.module.css'

const ROTATION_MS = 3000

interface Tab {
  name: string
  panel: ReactNode
}

/**
 * Tabs that go on by themselves every three seconds, not while somebody points at them or has the focus in them, and never for who
 * wants less motion (1§4).
 */
export function RotatingTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false }) || isPointedAt || hasFocus
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const next = (step: number) => (chosen + step + tabs.length) % tabs.length

  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setChosen((now) => (now + 1) % tabs.length), ROTATION_MS)
    return () => clearInterval(timer)
  }, [isStill, tabs.length])

  const step = (event: KeyboardEvent) => {
    const to = { ArrowRight: next(1), ArrowLeft: next(-1), Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setChosen(to)
    buttons.current[to]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody is here
    <div
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div role="tablist" aria-label={label} className={classes.tabs}>
        {tabs.map(({ name }, at) => (
          <button
            key={name}
            ref={(button) => {
              buttons.current[at] = button
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={at === chosen}
            tabIndex={at === chosen ? 0 : -1}
            className={classes.tab}
            onClick={() => setChosen(at)}
            onKeyDown={step}
          >
            {name}
          </button>
        ))}
      </div>
      {/* all in one place, so that nothing below moves when another one is shown */}
      <div className={classes.panels}>
        {tabs.map(({ name, panel }, at) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-panel-${at}`}
            aria-labelledby={`${id}-tab-${at}`}
            className={classes.panel}
            data-chosen={at === chosen || undefined}
            aria-hidden={at !== chosen}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
