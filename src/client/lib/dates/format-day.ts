const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** 'Nov 21, 2026', by the viewer's own days. */
export const formatDay = (moment: string | number): string => DAY.format(new Date(moment))
