import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { firstSign } from '#client/lib/first-sign.ts'
import { isDrawnByBuild, textOfPart } from './first-page.ts'
import { partWaitingIn, WithThePage } from './lazy-part.tsx'
import classes from './near-part.module.css'

/**
 * A part that stands below what is seen first: where the build wrote the page with its text, that text stays until the part
 * is in sight or somebody moves, and only then its code comes. Elsewhere it is as any other part.
 * @param name tells it from the page's other parts of this kind
 */
export function nearPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  /** Null where nothing is written; undefined until it was looked at. */
  let html: string | null | undefined
  let comeNear = () => {}
  const near = new Promise<void>((resolve) => {
    comeNear = resolve
  })
  const Part = partWaitingIn(
    () => (isDrawnByBuild ? WithThePage : Suspense),
    async () => {
      const written = html
      if (!written) return load()
      await near
      // without its code the text stands as well
      return load().catch(() => () => <Written html={written} />)
    },
    () => (html ? <Written html={html} onNear={comeNear} /> : fallback),
  )
  return function NearPart(props: Props) {
    if (html === undefined) html = textOfPart(name)
    return (
      <div data-part={name} className={classes.part}>
        <Part {...props} />
      </div>
    )
  }
}

/** The part as the build wrote it: its links lead somewhere, whatever else it can do comes with its code. */
function Written({ html, onNear }: { html: string; onNear?: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onNear) return
    void firstSign().then(onNear)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    })
    for (const child of place.current?.children ?? []) observer.observe(child)
    return () => observer.disconnect()
  }, [onNear])
  // our own, from this very page
  return <div ref={place} className={classes.part} dangerouslySetInnerHTML={{ __html: html }} />
}
