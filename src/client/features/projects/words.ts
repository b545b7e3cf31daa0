import { isGoodHealth } from '#shared/projects/rules.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

/** '240K stars', 'about 240K stars' where only our own list says it. */
export const starsText = ({ stars, fetchedAt }: { stars: number; fetchedAt: string | null }): string =>
  `${fetchedAt === null ? 'about ' : ''}${compact.format(stars)} ${stars === 1 ? 'star' : 'stars'}`

/** 3§3: 'good' over 70, else 'bad'. */
export const healthText = (health: number): string => `Health ${health}: ${isGoodHealth(health) ? 'good' : 'bad'}`

/** R-OSS-05 */
export const activityText = (commits: number): string => `${compact.format(commits)} commits/wk`

export const growthText = (rate: number): string => percent.format(rate)
export const sizeText = (kilobytes: number): string => megabytes.format(kilobytes / 1024)
