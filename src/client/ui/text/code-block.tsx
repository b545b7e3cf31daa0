import classes from './code-block.module.css'

interface CodeBlockProps {
  code: string
  /** What it is, for those who hear it. */
  label: string
}

/** Code as it was written; long lines scroll, by keyboard too. */
export const CodeBlock = ({ code, label }: CodeBlockProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={classes.block} tabIndex={0} aria-label={label} dir="ltr">
    <pre>
      <code>{code.trimEnd()}</code>
    </pre>
  </section>
)
