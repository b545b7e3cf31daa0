import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { jobOptions, type ShownJobs } from '#client/features/jobs/job-options.ts'
import type { JobsSearch } from '#client/features/jobs/jobs-search.ts'
import { useTRPC, useTRPCClient } from '#client/trpc.ts'
import classes from '#client/ui/tabs/link-tabs.module.css'
import { JOB_TABS, type JobTab } from '#shared/jobs/rules.ts'

const TABS = Object.keys(JOB_TABS) as JobTab[]

interface JobTabsProps {
  search: JobsSearch
  isSignedIn: boolean
}

/** The four kinds of search, all asked at once (R-JOBS-01): each says how much it has before it is opened. */
export function JobTabs({ search, isSignedIn }: JobTabsProps) {
  return (
    <nav aria-label="Jobs" className={classes.nav}>
      {TABS.map((tab) => (
        <Tab key={tab} tab={tab} search={search} isAsked={tab !== 'personal' || isSignedIn} />
      ))}
      {isSignedIn && (
        <>
          <Link to="/playground/applications" className={classes.tab}>
            Applications
          </Link>
          <Link to="/playground/chats" className={classes.tab}>
            Copilot
          </Link>
        </>
      )}
    </nav>
  )
}

function Tab({ tab, search, isAsked }: { tab: JobTab; search: JobsSearch; isAsked: boolean }) {
  const reader = { trpc: useTRPC(), api: useTRPCClient() }
  const count = useInfiniteQuery({ ...jobOptions(reader, tab, search), enabled: isAsked, select: countOf }).data
  const isOpen = tab === (search.tab ?? 'remote')
  return (
    <Link
      to="/playground/jobs"
      search={{ ...search, tab: tab === 'remote' ? undefined : tab, job: undefined }}
      className={classes.tab}
      activeProps={{}}
      data-open={isOpen || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      {JOB_TABS[tab]} {count && <span className={classes.count}>{count}</span>}
    </Link>
  )
}

/** A list is read page by page: what is behind the last one is "and more". */
const countOf = ({ pages }: InfiniteData<ShownJobs>): string => {
  const seen = pages.reduce((sum, { jobs }) => sum + jobs.length, 0)
  return pages.at(-1)?.cursor ? `${seen}+` : String(seen)
}
