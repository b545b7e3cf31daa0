import { Link } from '@tanstack/react-router'
import { Button } from '#client/ui/button/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { HistoryIcon, NewIcon, TemporaryIcon, WidthIcon } from '../icons.tsx'
import { openPanel } from '../panel-store.ts'
import classes from './chat-panel.module.css'

const TOOL = { variant: 'subtle', color: 'gray', size: 'sm' } as const

interface PanelHeadProps {
  view: 'chat' | 'history'
  isTemporary: boolean
  isWide: boolean
  onBegin: () => void
  onTemporary: () => void
  onWide: () => void
  onClose: () => void
}

/** What the panel can be told to do. */
export function PanelHead({ view, isTemporary, isWide, onBegin, onTemporary, onWide, onClose }: PanelHeadProps) {
  return (
    <header className={classes.head}>
      <Link to="/tublibot" className={classes.name} onClick={onClose}>
        Assistant
      </Link>
      <Button {...TOOL} aria-label="New chat" onClick={onBegin}>
        <NewIcon />
      </Button>
      <Button
        {...TOOL}
        aria-label="Temporary chat"
        title="Temporary chat: nothing of it is kept"
        aria-pressed={isTemporary}
        onClick={onTemporary}
      >
        <TemporaryIcon />
      </Button>
      <Button
        {...TOOL}
        aria-label="History"
        aria-pressed={view === 'history'}
        onClick={() => openPanel(view === 'history' ? 'chat' : 'history')}
      >
        <HistoryIcon />
      </Button>
      <Button {...TOOL} aria-label="Wide" aria-pressed={isWide} className={classes.width} onClick={onWide}>
        <WidthIcon />
      </Button>
      <Button {...TOOL} aria-label="Close the assistant" onClick={onClose}>
        <CloseIcon />
      </Button>
    </header>
  )
}
