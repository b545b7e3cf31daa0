import { useRouterState } from '@tanstack/react-router'
import { Loading } from './loading.tsx'
import classes from './page-coming.module.css'

/** The page that was left stays until the next is there; where that takes long, this says so. The first has what the HTML shows in its place. */
export const PageComing = () =>
  useRouterState({ select: ({ status, resolvedLocation }) => status === 'pending' && !!resolvedLocation }) && (
    <div className={classes.place}>
      <Loading />
    </div>
  )
