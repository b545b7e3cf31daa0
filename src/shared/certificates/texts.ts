import { type CertificateLevel, isAward } from './levels.ts'

/** What both the worker and the pages say about certificates; free of schemas, so that a page can load it. */

/** 2§2.3: the layout that both the preview and the PDF follow, in pixels. */
export const CERTIFICATE_WIDTH = 891
export const CERTIFICATE_HEIGHT = 630

export const CERTIFICATE_TEXTS = {
  /** 2§2.3, literal. */
  none: "You don't have a certificate yet",
  unknown: 'This certificate does not exist.',
  unfinished: 'The certificate comes once every section of every phase is completed.',
  notOwner: 'Only its owner can do this.',
  revoked: 'This certificate was withdrawn.',
  notMastered:
    'Mastered is for those who have passed every objective that graded questions ask about. Reviews get you there.',
  alreadyMastered: 'Your certificate says Mastered already.',
  tooMany: 'This roadmap had five certificates already, and all were withdrawn.',
  /** In the list of all withdrawn credentials; the owner's own words stand on the certificate's page only. */
  revokedReason: 'Withdrawn at the request of its holder.',
  accountRemoved: 'The account that it was issued to was deleted.',
} as const

/** Of a roadmap whose writing was stopped: a part of what was planned earns no certificate. */
export function unwrittenText(planned: readonly { title: string }[]): string {
  const titles = planned.map(({ title }) => `“${title}”`)
  const missing = titles.length > 0 ? ` (${new Intl.ListFormat('en').format(titles)})` : ''
  return `A part of what was planned is not written yet${missing}. Continue writing it: the certificate comes once every section of every planned phase is completed.`
}

/** What is printed beside a certificate's own words, on the preview and on the PDF. */
export const CERTIFICATE_LABELS = {
  title: 'Certificate of completion',
  verb: 'has completed the roadmap',
  issued: 'Issued',
  signed: 'Digitally signed by',
  id: 'Certificate',
  scan: 'Scan to verify',
} as const

export interface CertifiedPhase {
  title: string
  sections: string[]
}

/** 'items', 'open answers judged by <model>', both, or 'before graded questions'; and how many sections. */
export interface Proof {
  by: string
  sections: number
}

/** 'Certificate of completion' */
export const certificateLabel = (level: CertificateLevel): string =>
  isAward(level) ? 'Certificate of award' : CERTIFICATE_LABELS.title

/** 'has completed the roadmap' */
export const certificateVerb = (level: CertificateLevel): string =>
  isAward(level) ? `has won the ${level} prize of the bounty` : CERTIFICATE_LABELS.verb

/** 'Proved by graded questions.', with numbers where there was more than one way; what was mastered begins with that. */
export const proofWords = (...certified: Parameters<typeof signedProof>): string =>
  signedProof(...certified)
    .replaceAll('graded items', 'graded questions')
    .replace('every graded objective', 'every objective that questions ask about')

/** The same in the words that credentials are signed with: changed, none that was downloaded before would verify. */
function signedProof(proof: readonly Proof[], level: CertificateLevel = 'completed'): string {
  if (isAward(level)) return 'Judged by people, with points for each line of the rubric.'
  const ways = proof.map(({ by, sections }) => {
    const way = by.startsWith('before') ? by : `by ${by.replace(/^items/, 'graded items')}`
    return proof.length > 1 ? `${way} (${sections} ${sections === 1 ? 'section' : 'sections'})` : way
  })
  const mastered = level === 'mastered' ? 'Mastered: every graded objective was passed over several days. ' : ''
  return `${mastered}Proved ${new Intl.ListFormat('en').format(ways)}.`
}

/** 'November 21, 2026', the same everywhere: a certificate's day is not the reader's. */
export const certificateDate = (iso: string): string =>
  new Date(iso).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })

/** 'About 30 hours of learning', from an hour on. */
export const hoursWords = (minutes: number): string => {
  const hours = Math.max(1, Math.round(minutes / 60))
  return `About ${hours} ${hours === 1 ? 'hour' : 'hours'} of learning`
}

interface Certified {
  /** Absent: completed. */
  level?: CertificateLevel
  phases: readonly CertifiedPhase[]
  proof: readonly Proof[]
  skills: readonly string[]
  minutes: number | null
}

/** What had to be done, as the signed credential tells it; a page rebuilds it from what it shows and compares. */
export function criteriaNarrative({ level, phases, proof, skills, minutes }: Certified): string {
  const list = phases.map(({ title, sections }) => [title, ...sections.map((section) => `- ${section}`)].join('\n'))
  const begin = isAward(level ?? 'completed')
    ? 'Handed in to a bounty, and among the three best.'
    : 'At least two answers were accepted in each of these sections.'
  return [
    `${begin} ${signedProof(proof, level)}`,
    // what the oldest do not say, they did not sign
    ...(skills.length > 0 ? [`Skills: ${skills.join(', ')}.`] : []),
    ...(minutes === null ? [] : [`${hoursWords(minutes)}.`]),
    ...list,
  ].join('\n\n')
}

/** Where anybody may read what a check needs; all stand on the API's own paths. */
export const CERTIFICATE_PATHS = {
  keys: '/ft/learning/certificate/keys',
  issuer: '/ft/learning/certificate/issuer',
  revocations: '/ft/learning/certificate/revocations',
  credential: (id: string) => `/ft/learning/certificate/credential/${encodeURIComponent(id)}`,
  verify: (id: string) => `/verify/${encodeURIComponent(id)}`,
  preview: (id: string) => `/verify/${encodeURIComponent(id)}/preview.png`,
} as const
