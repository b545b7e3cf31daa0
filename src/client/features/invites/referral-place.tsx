import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { lazyPart } from '#client/ui/part/lazy-part.tsx'
import classes from './referral-place.module.css'

/** The row with one's link, in its place from the start: it waits for the worker's answer anyway. */
export const ReferralPlace = lazyPart(
  async () => (await import('./referral-row.tsx')).ReferralRow,
  <Skeleton radius="md" className={classes.waiting} />,
)
