import type { PointerEvent } from 'react'
import { clampWidth, PANEL_WIDTH } from '#shared/chat/rules.ts'
import classes from './chat-panel.module.css'

const STEP = 16
const CHANGE: Record<string, number> = { ArrowLeft: STEP, ArrowRight: -STEP, PageUp: 5 * STEP, PageDown: -5 * STEP }

interface WidthHandleProps {
  width: number
  onWidth: (width: number) => void
}

/** The panel's left edge, by which it is made wider and narrower, by pointer and keyboard (R-CHAT-03). */
export function WidthHandle({ width, onWidth }: WidthHandleProps) {
  const follow = ({ currentTarget, clientX, pointerId }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const right = currentTarget.parentElement?.getBoundingClientRect().right ?? 0
    onWidth(clampWidth(right - clientX))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved
    <div
      className={classes.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the assistant"
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.least}
      aria-valuemax={PANEL_WIDTH.most}
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={follow}
      onKeyDown={(event) => {
        const change = CHANGE[event.key]
        if (change === undefined) return
        event.preventDefault()
        onWidth(clampWidth(width + change))
      }}
    />
  )
}
