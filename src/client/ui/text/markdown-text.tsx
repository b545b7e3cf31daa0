import type { ReactNode } from 'react'
import Markdown, { type Components, type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { MarkdownCode } from './markdown-code.tsx'
import classes from './markdown-text.module.css'
import { useHighlighting } from './use-highlighting.ts'

type Level = 'h3' | 'h4'

/** Every heading is one below the page's own, whichever somebody begins with; a link leaves the text where it is. */
const componentsAt = (level: Level): Components => ({
  ...{ h1: level, h2: level, h3: level, h4: level, h5: level, h6: level },
  ...{ a: OutLink, pre: MarkdownCode, table: ScrolledTable, input: TaskMark },
})

function OutLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  )
}

const ScrolledTable = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div role="group" className={classes.table} tabIndex={0} aria-label="Table">
    <table>{children}</table>
  </div>
)

const TaskMark = ({ checked = false }: { checked?: boolean | undefined }) => (
  <input type="checkbox" disabled checked={checked} aria-label={checked ? 'Done' : 'Not done'} readOnly />
)

const COMPONENTS = { h3: componentsAt('h3'), h4: componentsAt('h4') }
/** One tilde is a tilde: "~5 and ~10" strikes nothing out. */
const REMARK: Options['remarkPlugins'] = [[remarkGfm, { singleTilde: false }]]

interface MarkdownTextProps {
  text: string
  /** Below what stands above it. */
  heading?: Level
  /** What stands for a link of its own kind; null leaves it the link that it is. */
  drawLink?: (href: string, words: ReactNode) => ReactNode | null
}

/** Markdown as GitHub has it, without HTML and without pictures, which would ask their hosts when it is opened. */
export const MarkdownText = ({ text, heading = 'h4', drawLink }: MarkdownTextProps) => (
  <div className={classes.text} dir="auto">
    <Markdown
      skipHtml
      disallowedElements={['img']}
      remarkPlugins={REMARK}
      rehypePlugins={useHighlighting(text)}
      components={
        drawLink
          ? { ...COMPONENTS[heading], a: (link) => drawLink(link.href ?? '', link.children) ?? <OutLink {...link} /> }
          : COMPONENTS[heading]
      }
    >
      {text}
    </Markdown>
  </div>
)
