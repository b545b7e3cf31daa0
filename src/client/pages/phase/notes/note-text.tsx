import Markdown, { type Components } from 'react-markdown'
import classes from './section-note.module.css'

/** Every heading is one below the page's own, whichever somebody begins with; a link leaves the note where it is. */
const COMPONENTS: Components = {
  ...{ h1: 'h4', h2: 'h4', h3: 'h4', h5: 'h4', h6: 'h4' },
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  ),
}

/** Markdown without HTML and without pictures, which would ask their hosts when a note is opened. */
export const NoteText = ({ text }: { text: string }) => (
  <div className={classes.read} dir="auto">
    <Markdown skipHtml disallowedElements={['img']} components={COMPONENTS}>
      {text}
    </Markdown>
  </div>
)
