import { hashOf } from '../hash-of.ts'
import { SAMPLE_JOBS, SAMPLE_STARTUPS, type SampleJob } from './items.ts'

/** How each source of jobs writes what it tells of. */

interface Told extends SampleJob {
  id: string
  link: string
  /** ISO */
  at: string
}

const DAY_MS = 86_400_000

const told = (jobs: readonly SampleJob[], now: number): Told[] =>
  jobs.map((job) => {
    const id = String(hashOf(`${job.company} ${job.title} ${job.location}`))
    // at midnight, so that nothing changes from one reading to the next
    const at = new Date(Math.floor(now / DAY_MS) * DAY_MS - job.daysAgo * DAY_MS).toISOString()
    return { ...job, id, link: `https://example.com/jobs/${id}`, at }
  })

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const FORMS: readonly (readonly [prefix: string, form: (jobs: Told[]) => unknown])[] = [
  [
    'remoteok.com/',
    (jobs) => [
      { last_updated: 0, legal: 'A sample of the notice.' },
      ...jobs.map((job) => ({
        ...{ id: job.id, url: job.link, apply_url: job.link, position: job.title, company: job.company },
        ...{ description: job.description, location: job.location, tags: job.tags, date: job.at, company_logo: '' },
        ...{ salary_min: job.salary[0], salary_max: job.salary[1] },
      })),
    ],
  ],
  [
    'himalayas.app/',
    (jobs) => ({
      totalCount: jobs.length,
      nextCursor: null,
      jobs: jobs.map((job) => ({
        ...{ guid: job.link, applicationLink: job.link, title: job.title, companyName: job.company },
        ...{ description: job.description, employmentType: job.type, seniority: [job.seniority] },
        ...{
          locationRestrictions: job.location.split(', '),
          timezoneRestrictions: job.timeZones,
          categories: job.tags,
        },
        ...{
          minSalary: job.salary[0] || null,
          maxSalary: job.salary[1] || null,
          salaryPeriod: 'annual',
          currency: 'EUR',
        },
        ...{ pubDate: Date.parse(job.at) / 1000, expiryDate: Date.parse(job.at) / 1000 + 60 * 86_400 },
      })),
    }),
  ],
  [
    'www.arbeitnow.com/',
    (jobs) => ({
      data: jobs.map((job) => ({
        ...{ slug: job.id, title: job.title, company_name: job.company, description: job.description, url: job.link },
        ...{ remote: job.isRemote, tags: job.tags, job_types: [job.type], location: job.location },
        created_at: Date.parse(job.at) / 1000,
      })),
      links: {},
      meta: {},
    }),
  ],
  [
    'jobicy.com/',
    (jobs) => ({
      jobs: jobs.map((job) => ({
        ...{ id: Number(job.id), url: job.link, jobTitle: job.title, companyName: job.company, jobIndustry: job.tags },
        ...{ jobType: [job.type], jobGeo: job.location, jobLevel: job.seniority, jobDescription: job.description },
        ...{ pubDate: job.at.slice(0, 19).replace('T', ' '), salaryMin: job.salary[0] || null },
        ...{ salaryMax: job.salary[1] || null, salaryCurrency: 'USD', salaryPeriod: 'yearly' },
      })),
    }),
  ],
  [
    'hn.algolia.com/api/v1/items/',
    (jobs) => ({
      id: 45_000_000,
      children: jobs.map((job) => ({
        ...{ id: Number(job.id), created_at: job.at, author: 'sample' },
        text: `${job.company} | ${job.title} | ${job.location} | ${job.isRemote ? 'Remote' : 'On site'} | ${job.type}<p>${job.description}`,
      })),
    }),
  ],
  [
    'boards-api.greenhouse.io/',
    (jobs) => ({
      jobs: jobs.map((job) => ({
        ...{
          id: Number(job.id),
          absolute_url: job.link,
          title: job.title,
          updated_at: job.at,
          first_published: job.at,
        },
        ...{
          location: { name: job.location },
          content: escaped(job.description),
          departments: [{ name: 'Engineering' }],
        },
      })),
    }),
  ],
  [
    'api.lever.co/',
    (jobs) =>
      jobs.map((job) => ({
        ...{
          id: job.id,
          text: job.title,
          hostedUrl: job.link,
          description: job.description,
          lists: [],
          additional: '',
        },
        ...{ workplaceType: job.isRemote ? 'remote' : 'on-site', createdAt: Date.parse(job.at) },
        categories: { team: 'Engineering', location: job.location, commitment: job.type },
        ...(job.salary[0] > 0 && {
          salaryRange: { min: job.salary[0], max: job.salary[1], currency: 'EUR', interval: 'per-year-salary' },
        }),
      })),
  ],
  [
    'api.ashbyhq.com/',
    (jobs) => ({
      jobs: jobs.map((job) => ({
        ...{ id: job.id, title: job.title, jobUrl: job.link, location: job.location, isRemote: job.isRemote },
        ...{ isListed: true, department: 'Engineering', employmentType: 'FullTime', publishedAt: job.at },
        descriptionHtml: job.description,
        compensation: {
          summaryComponents:
            job.salary[0] > 0
              ? [
                  {
                    ...{ compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD' },
                    ...{ minValue: job.salary[0], maxValue: job.salary[1] },
                  },
                ]
              : [],
        },
      })),
    }),
  ],
  [
    'remotive.com/',
    (jobs) => ({
      '0-legal-notice': 'A sample of the notice.',
      'job-count': jobs.length,
      jobs: jobs.map((job) => ({
        ...{ id: Number(job.id), url: job.link, title: job.title, company_name: job.company, job_type: job.type },
        ...{ publication_date: job.at, candidate_required_location: job.location, salary: '', tags: job.tags },
        description: job.description,
      })),
    }),
  ],
]

const HIRING_STORY = { hits: [{ objectID: '45000000', title: 'Ask HN: Who is hiring? (November 2026)' }] }

const asRss = (jobs: Told[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Jobs</title>${jobs
    .map(
      ({ id, title, company, link, at }) => `<item><guid>${id}</guid><title>${escaped(`${company}: ${title}`)}</title>
<link>${link}</link><pubDate>${new Date(at).toUTCString()}</pubDate></item>`,
    )
    .join('')}</channel></rss>`

/** The answer of a source of jobs, and what it says that it is; null where nobody stands. @param path `<host>/<path>?<search>` */
export function jobsAt(path: string, now = Date.now()): { type: string; body: string } | null {
  const [place = ''] = path.split('?')
  const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) })
  if (path.startsWith('hn.algolia.com/api/v1/search_by_date?tags=story,author_whoishiring')) return json(HIRING_STORY)
  if (place === 'yc-oss.github.io/api/companies/hiring.json') {
    return json(SAMPLE_STARTUPS.map((startup) => ({ ...startup, isHiring: true })))
  }
  const jobs = Object.hasOwn(SAMPLE_JOBS, place) ? told(SAMPLE_JOBS[place] ?? [], now) : null
  if (!jobs) return null
  if (place.endsWith('.rss')) return { type: 'application/rss+xml', body: asRss(jobs) }
  // of a list in pages only the first has anything
  const isLater = /[?&]page=([2-9]|\d\d)/.test(path)
  const form = FORMS.find(([prefix]) => place.startsWith(prefix))?.[1]
  return form ? json(form(isLater ? [] : jobs)) : null
}
