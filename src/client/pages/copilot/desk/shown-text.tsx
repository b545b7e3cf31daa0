import { blocksOf } from '#client/features/copilot/export/blocks-of.ts'
import { Heading } from '#client/ui/text/heading.tsx'
import type { Draft } from '#shared/copilot/schemas.ts'
import classes from '../copilot.module.css'
import { TakeAlong } from './take-along.tsx'

/** A text to read, and to take along. */
export const ShownText = ({ draft, title }: { draft: Draft; title: string }) => (
  <section className={classes.sheet} aria-label="Text">
    <TextBody pieces={draft.pieces} />
    <TakeAlong title={title} pieces={draft.pieces} />
  </section>
)

/** Paragraphs, headings and items as they are read. */
export const TextBody = ({ pieces }: { pieces: Draft['pieces'] }) => (
  <div className={classes.body}>
    {blocksOf(pieces).map(({ kind, text }, at) =>
      kind === 'heading' ? (
        <Heading key={at} as="h3" size="item">
          {text}
        </Heading>
      ) : (
        <p key={at} dir="auto" data-kind={kind}>
          {text}
        </p>
      ),
    )}
  </div>
)
