import Markdown, { type Components } from 'react-markdown'
import classes from './markdown-text.module.css'

/** Every heading is one below the page's own, whichever somebody begins with; a link leaves the text where it is. */
const COMPONENTS: Components = {
  ...{ h1: 'h4', h2: 'h4', h3: 'h4', h5: 'h4', h6: 'h4' },
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  ),
}

/** Markdown without HTML and without pictures, which would ask their hosts when it is opened. */
export const MarkdownText = ({ text }: { text: string }) => (
  <div className={classes.text} dir="auto">
    <Markdown skipHtml disallowedElements={['img']} components={COMPONENTS}>
      {text}
    </Markdown>
  </div>
)
