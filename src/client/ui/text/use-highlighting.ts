import { useEffect, useState } from 'react'
import type { Options } from 'react-markdown'

type Plugins = NonNullable<Options['rehypePlugins']>

/** A fence that names its language. */
const NAMED = /^ {0,3}(```|~~~)[ \t]*\w/m

let loaded: Plugins = []

/** What colours code, loaded when a text first has some in a language that it names; the same code without it till then. */
export function useHighlighting(text: string): Plugins {
  const [plugins, setPlugins] = useState(loaded)
  const isWanted = plugins.length === 0 && NAMED.test(text)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    import('rehype-highlight').then(
      ({ default: highlight }) => {
        loaded = [[highlight, { detect: false }]]
        if (!isLeft) setPlugins(loaded)
      },
      () => {}, // it is read without colours
    )
    return () => {
      isLeft = true
    }
  }, [isWanted])
  return plugins
}
