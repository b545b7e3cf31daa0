/** What somebody may keep from others, part by part; a name, a picture and one line are what a profile is. */
export const PROFILE_SECTIONS = [
  'about',
  'location',
  'skills',
  'jobs',
  'education',
  'certifications',
  'portfolio',
  'places',
] as const
export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

export const SECTION_LABELS: Readonly<Record<ProfileSection, string>> = {
  about: 'About you',
  location: 'Where you are',
  skills: 'Skills',
  jobs: 'Jobs',
  education: 'Education',
  certifications: 'Certifications',
  portfolio: 'Portfolio',
  places: 'Where else you are',
}

/** Which section an entry stands in. */
export const SECTION_OF_ENTRY = { job: 'jobs', education: 'education', certification: 'certifications' } as const
