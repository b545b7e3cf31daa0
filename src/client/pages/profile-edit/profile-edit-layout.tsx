import { Link, Outlet, useParams } from '@tanstack/react-router'
import classes from './profile-edit.module.css'

const PAGES = [
  { to: '/profile/edit/$token/profile-data', label: 'Profile' },
  { to: '/profile/edit/$token/job-experience', label: 'Jobs' },
  { to: '/profile/edit/$token/education-certification', label: 'Education' },
  { to: '/profile/edit/$token/personalization', label: 'Personalization' },
  { to: '/profile/edit/$token/subscription', label: 'Plan' },
] as const

/** What belongs to one's profile, page by page. */
export function ProfileEditLayout() {
  const { token } = useParams({ from: '/_connected/_app/_user/profile/edit/$token' })
  return (
    <>
      <nav aria-label="Profile editing" className={classes.pages}>
        {PAGES.map(({ to, label }) => (
          <Link key={to} to={to} params={{ token }} className={classes.page}>
            {label}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  )
}
