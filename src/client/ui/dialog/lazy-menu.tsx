import { type ComponentType, type ReactNode, useState } from 'react'
import { showError } from './error-dialog.ts'

interface Opener {
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
  'aria-haspopup': 'menu'
  'aria-expanded': false
  'data-expanded': true | undefined
}

/**
 * A menu whose code comes when it is first opened. Until then its button stands in its place; what is loaded brings a
 * button that looks the same, takes the focus and opens.
 */
export function lazyMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderButton: (props: Props, opener: Opener) => ReactNode,
): ComponentType<Props> {
  const preload = () => void load().catch(() => undefined)
  return function LazyMenu(props: Props) {
    const [Menu, setMenu] = useState<ComponentType<Props> | null>(null)
    const [isAsked, setIsAsked] = useState(false)
    const open = () => {
      if (isAsked) return
      setIsAsked(true)
      load()
        .then(
          (loaded) => setMenu(() => loaded),
          () => showError({ title: 'This part of the page could not be loaded.' }),
        )
        .finally(() => setIsAsked(false))
    }
    if (Menu) return <Menu {...props} />
    return renderButton(props, {
      onPointerEnter: preload,
      onFocus: preload,
      onClick: open,
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      'data-expanded': isAsked || undefined,
    })
  }
}
