import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRecordPageView } from '#client/features/analytics/use-record-page-view.ts'
import { EVERYTHING, type JobsSearch, NO_FILTERS, readJobsSearch } from '#client/features/jobs/jobs-search.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { PageHeader } from '#client/ui/text/page-header.tsx'
import { JOBS_TEXTS } from '#shared/jobs/texts.ts'
import { JobDetail } from './detail/job-detail.tsx'
import { JobChoices } from './job-choices.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobList } from './job-list.tsx'
import { JobTabs } from './job-tabs.tsx'
import { JobsForUsers } from './jobs-for-users.tsx'
import classes from './jobs-page.module.css'

/** /playground and /playground/jobs: jobs of four kinds of search, and one of them open (RT-40, RT-41, G-JOBS-01). */
export function JobsPage() {
  const search = readJobsSearch(useLocation().search)
  const navigate = useNavigate()
  const isSignedIn = useStored('token') !== null
  useRecordPageView()
  const change = (changed: Partial<JobsSearch>, replace = true) =>
    void navigate({ to: '/playground/jobs', search: { ...search, ...changed }, replace, resetScroll: false })
  const { tab = 'remote', job } = search
  return (
    <>
      <PageHeader title="Jobs & gigs" lead={JOBS_TEXTS.lead} />
      <JobTabs search={search} isSignedIn={isSignedIn} />
      {tab === 'personal' && !isSignedIn ? (
        <JobsForUsers />
      ) : (
        <div className={classes.columns} data-open={job !== undefined || undefined}>
          <div className={classes.list}>
            <JobFilters key={tab} search={search} onChange={change} />
            {isSignedIn && <JobChoices search={search} />}
            <JobList tab={tab} search={search} onShowAll={() => change({ ...NO_FILTERS, q: EVERYTHING })} />
          </div>
          {job && <JobDetail key={job} listingId={job} search={search} isSignedIn={isSignedIn} />}
        </div>
      )}
    </>
  )
}
