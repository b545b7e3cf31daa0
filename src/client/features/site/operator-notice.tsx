import { CloseButton } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import type { Notice } from '#shared/site/operator.ts'
import classes from './operator-notice.module.css'
import { useDismissed } from './use-dismissed.ts'

/** What the operator has to say to everybody who is here, until it is dismissed (1§4). */
export function OperatorNotice({ notice: { id, text, url } }: { notice: Notice }) {
  const [isDismissed, dismiss] = useDismissed(id)
  if (isDismissed) return null
  return (
    <section className={classes.notice} aria-label="Notice">
      <p className={classes.words}>
        {text}{' '}
        {url && (
          <a href={url} target="_blank" rel="noopener">
            More
          </a>
        )}
      </p>
      <CloseButton aria-label="Dismiss the notice" onClick={dismiss} />
    </section>
  )
}
