import { Link } from '@tanstack/react-router'
import classes from './plan-badge.module.css'

/** Pro's badge, or the way to it (1§2). In a menu it is one of its entries. */
export function PlanBadge({ isPro, isInMenu = false }: { isPro: boolean; isInMenu?: boolean }) {
  return (
    <Link
      to="/subscription"
      className={isPro ? classes.badge : classes.upgrade}
      {...(isInMenu && { role: 'menuitem', 'data-menu-item': true })}
      {...(isPro && { 'aria-label': 'Pro: manage your plan' })}
    >
      {isPro ? 'Pro' : 'Upgrade to Pro'}
    </Link>
  )
}
