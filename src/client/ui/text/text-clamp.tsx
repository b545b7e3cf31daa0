import { useId, useLayoutEffect, useRef, useState } from 'react'
import classes from './text-clamp.module.css'

interface TextClampProps {
  text: string
  lines?: number
  /** 'h1' for the page's main heading, which navigation moves the focus to. */
  as?: 'p' | 'h1'
  className?: string
}

/** Long text in a few lines, with a way to read the rest; short text has no button. */
export function TextClamp({ text, lines = 3, as: Tag = 'p', className }: TextClampProps) {
  const id = useId()
  const ref = useRef<HTMLParagraphElement & HTMLHeadingElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)

  // another text or another number of lines is measured anew
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || isOpen) return
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // another font makes other lines, in a box of the same size
    document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }, [text, lines, isOpen])

  return (
    <div>
      <Tag
        ref={ref}
        id={id}
        className={[classes.text, className].filter(Boolean).join(' ')}
        dir="auto"
        tabIndex={Tag === 'h1' ? -1 : undefined}
        data-clamped={!isOpen || undefined}
        style={{ WebkitLineClamp: lines }}
      >
        {text}
      </Tag>
      {isCut && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show Less' : 'Show More'}
        </button>
      )}
    </div>
  )
}
