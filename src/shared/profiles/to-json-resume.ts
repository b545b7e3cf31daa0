import type { ProfileEntry } from './entry-schemas.ts'
import { isWebLink } from './rules.ts'
import type { Profile } from './schemas.ts'

/** A profile in the form of jsonresume.org, version 1.0.0; what somebody did not say is not in it. */
export function toJsonResume(profile: Profile, origin: string) {
  const { userId, name, shortBio, storySummary, roles, location, sources, githubUsername, entries, own } = profile
  const certificates = profile.skills.filter((skill) => skill.proof === 'certificate')
  const of = (kind: ProfileEntry['kind']) => entries.filter((entry) => entry.kind === kind)
  const dates = ({ startedIn, endedIn }: ProfileEntry) => ({
    startDate: startedIn,
    ...(endedIn && { endDate: endedIn }),
  })
  const said = ({ description, url }: ProfileEntry) => ({
    ...(description && { summary: description }),
    ...(url && { url }),
  })
  const places = [
    ...(githubUsername
      ? [{ network: 'GitHub', username: githubUsername, url: `https://github.com/${githubUsername}` }]
      : []),
    ...Object.entries(sources).map(([network, text]) =>
      isWebLink(text) ? { network, url: text } : { network, username: text },
    ),
  ]
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      ...((shortBio || roles[0]) && { label: shortBio || roles.join(', ') }),
      ...(own?.email && { email: own.email }),
      url: `${origin}/profile/${userId}`,
      ...(storySummary && { summary: storySummary }),
      ...(location && { location: { city: location } }),
      ...(places.length > 0 && { profiles: places }),
    },
    work: of('job').map((job) => ({ name: job.organization, position: job.title, ...dates(job), ...said(job) })),
    education: of('education').map(({ organization, title, ...rest }) => ({
      ...{ institution: organization, area: title },
      ...dates({ ...rest, organization, title }),
      ...(rest.url && { url: rest.url }),
    })),
    certificates: [
      ...certificates
        .filter(({ certificateId }, at) => certificates.findIndex((one) => one.certificateId === certificateId) === at)
        .map(({ certificateId, title }) => ({ name: title, url: `${origin}/verify/${certificateId}` })),
      ...of('certification').map(({ organization, title, startedIn, url }) => ({
        ...{ name: title, issuer: organization, date: startedIn },
        ...(url && { url }),
      })),
    ],
    skills: [
      ...profile.skills.map(({ name: skill }) => ({ name: skill })),
      ...(profile.languages.length > 0 ? [{ name: 'Languages', keywords: profile.languages }] : []),
    ],
  }
}
