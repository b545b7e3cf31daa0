const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 21, 2026, 3:04 PM', in the viewer's own zone. */
export const formatMoment = (moment: string | number): string => MOMENT.format(new Date(moment))
