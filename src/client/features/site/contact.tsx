import { OPERATOR } from '#shared/site/operator.ts'

/** Where a letter to whoever runs this installation goes. */
export const Contact = () => <a href={`mailto:${OPERATOR.contactAddress}`}>{OPERATOR.contactAddress}</a>
