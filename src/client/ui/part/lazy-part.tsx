import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useConnectionBack } from '#client/lib/use-connection-back.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { focusArea, focusHome } from '#client/ui/focus/focus-home.ts'
import { isFirstPageShown } from './first-page.ts'
import classes from './lazy-part.module.css'

/** Told from an error inside the part, which is not this file's business. */
class PartNotLoaded extends Error {}

type Fallback<Props> = ReactNode | ((props: Props) => ReactNode)
type Waiting = ComponentType<{ fallback: ReactNode; children: ReactNode }>

/**
 * A component whose code comes when it is first shown. Where the code does not come, a small error with Try again stands
 * in its place, and the rest of the page stays as it is; with `onMissing`, nothing stands there and it is told.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: Fallback<Props> = null,
  onMissing?: (props: Props) => void,
): ComponentType<Props> => partWaitingIn(() => (isFirstPageShown() ? WithThePage : Suspense), load, fallback, onMissing)

/** The same. @param waiting in what it waits for its code, asked when it is first drawn */
export function partWaitingIn<Props extends object>(
  waiting: () => Waiting,
  load: () => Promise<ComponentType<Props>>,
  fallback: Fallback<Props>,
  onMissing?: (props: Props) => void,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        // React keeps a rejection for good: whoever comes next starts anew
        latest = make()
        throw new PartNotLoaded('A part of the page could not be loaded.', { cause })
      }
    })
  let latest = make()

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest)
    const [Wait] = useState(waiting)
    const tryAgain = async () => {
      await load()
      setPart(() => latest)
    }
    return (
      <Boundary onRetry={tryAgain} onMissing={onMissing && (() => onMissing(props))}>
        <Wait fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
          <Part {...props} />
        </Wait>
      </Boundary>
    )
  }
}

/** The page stands there as the build wrote it (first-page.ts), this part with it: it is drawn anew when all of it has come. */
export const WithThePage: Waiting = ({ children }) => children

interface BoundaryProps {
  onRetry: () => Promise<void>
  onMissing: (() => void) | undefined
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown; hasFailed: boolean } = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartNotLoaded) this.props.onMissing?.()
  }

  tryAgain = async () => {
    await this.props.onRetry()
    this.setState({ error: null })
  }

  override render() {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    if (error !== null && !(error instanceof PartNotLoaded)) throw error
    if (this.props.onMissing) return null
    return (
      <div {...focusArea}>
        {error === null ? (
          <div {...focusHome} tabIndex={-1} className={classes.loaded}>
            {this.props.children}
          </div>
        ) : (
          <NotLoaded onRetry={this.tryAgain} />
        )}
      </div>
    )
  }
}

/** Some browsers never ask for a missing file twice, and after an update it is gone for good: then only a reload helps. */
function NotLoaded({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isTrying, setIsTrying] = useState(false)
  const [hasFailedTwice, setHasFailedTwice] = useState(false)
  const retry = async () => {
    setIsTrying(true)
    try {
      await onRetry()
    } catch {
      setHasFailedTwice(true)
      setIsTrying(false)
    }
  }
  useConnectionBack((wasAway) => {
    if (wasAway) void retry()
  })
  return (
    <Card tone="bad" className={classes.box} role="alert">
      <p className={classes.words}>This part of the page could not be loaded.</p>
      {/* stays focusable while it waits, so that the keyboard keeps its place */}
      <Button variant="default" size="sm" onClick={() => !isTrying && void retry()}>
        {isTrying ? 'Trying again…' : 'Try again'}
      </Button>
      {hasFailedTwice && (
        <Button variant="default" size="sm" onClick={() => location.reload()}>
          Reload the page
        </Button>
      )}
    </Card>
  )
}
