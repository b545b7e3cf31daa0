import { isValidElement, type ReactNode, useRef } from 'react'
import { CopyButton } from '../button/copy-button.tsx'
import classes from './markdown-code.module.css'

/** Code in a text: the language that it names, a way to copy it, and lines that scroll, by keyboard too. */
export function MarkdownCode({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLPreElement>(null)
  const language = languageOf(children)
  return (
    <div className={classes.frame} dir="ltr">
      <div className={classes.head}>
        <span>{language}</span>
        <CopyButton
          {...{ variant: 'subtle', color: 'gray', size: 'xs', label: 'Copy the code' }}
          text={() => box.current?.textContent?.trimEnd() ?? ''}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre ref={box} tabIndex={0}>
        {children}
      </pre>
    </div>
  )
}

function languageOf(code: ReactNode): string {
  if (!isValidElement<{ className?: string }>(code)) return ''
  return /language-([\w+#-]+)/.exec(code.props.className ?? '')?.[1] ?? ''
}
