import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import classes from './markdown-text.module.css'

type Level = 'h3' | 'h4'

/** Every heading is one below the page's own, whichever somebody begins with; a link leaves the text where it is. */
const componentsAt = (level: Level): Components => ({
  ...{ h1: level, h2: level, h3: level, h4: level, h5: level, h6: level },
  a: OutLink,
})
function OutLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  )
}
const COMPONENTS = { h3: componentsAt('h3'), h4: componentsAt('h4') }

interface MarkdownTextProps {
  text: string
  /** Below what stands above it. */
  heading?: Level
  /** What stands for a link of its own kind; null leaves it the link that it is. */
  drawLink?: (href: string) => ReactNode | null
}

/** Markdown without HTML and without pictures, which would ask their hosts when it is opened. */
export const MarkdownText = ({ text, heading = 'h4', drawLink }: MarkdownTextProps) => (
  <div className={classes.text} dir="auto">
    <Markdown
      skipHtml
      disallowedElements={['img']}
      components={
        drawLink
          ? { ...COMPONENTS[heading], a: (link) => drawLink(link.href ?? '') ?? <OutLink {...link} /> }
          : COMPONENTS[heading]
      }
    >
      {text}
    </Markdown>
  </div>
)
