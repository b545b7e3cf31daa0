export const PROJECT_TEXTS = {
  title: 'Open Source',
  lead: 'Find an issue that is really free, read what its maintainers ask for, and take it alone or in a pair.',
  categoriesLead: 'Repositories by what they are and by language, those in your languages first.',
  firstLead: 'Projects that explain themselves to newcomers, each with the steps to a first merged change.',
  /** 3§3 */
  noSetup: 'Not able to get setup information...',
} as const

/** R-OSS-02 */
export const createdBy = (role: string): string => `Created by: ${role}`
