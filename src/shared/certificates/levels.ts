/** Prizes of a bounty. */
export const AWARD_LEVELS = ['first', 'second', 'third'] as const

/** Every section completed, or also every objective passed that graded questions ask about; or a bounty's prize. */
export const CERTIFICATE_LEVELS = ['completed', 'mastered', ...AWARD_LEVELS] as const
export type CertificateLevel = (typeof CERTIFICATE_LEVELS)[number]

/** Whether it certifies a prize, and no roadmap. */
export const isAward = (level: CertificateLevel): boolean => AWARD_LEVELS.some((award) => award === level)

/** 'Completed', 'Mastered', 'First prize' */
export const levelWord = (level: CertificateLevel): string =>
  `${level.charAt(0).toUpperCase()}${level.slice(1)}${isAward(level) ? ' prize' : ''}`
