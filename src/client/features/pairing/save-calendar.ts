import { saveBlob } from '#client/lib/save-blob.ts'
import { agendaText } from '#shared/pairing/rules.ts'
import type { Pairing } from '#shared/pairing/schemas.ts'
import { issueUrl } from '#shared/projects/rules.ts'

/** The agreed time as a calendar file, with the agenda as its text; calendars show it in their own zone. */
export async function saveCalendar(pairing: Pairing, start: string): Promise<void> {
  const { default: ical } = await import('ical-generator')
  const { requestId, issue, minutes, goal } = pairing
  const url = issueUrl(issue.projectName, issue.number)
  const calendar = ical({ name: 'Pairing' })
  calendar.createEvent({
    id: requestId,
    start: new Date(start),
    end: new Date(Date.parse(start) + minutes * 60_000),
    summary: `Pair on ${issue.projectName}#${issue.number}: ${issue.title}`,
    description: `${agendaText(minutes, goal)}\n\n${url}`,
    url,
  })
  saveBlob(new Blob([calendar.toString()], { type: 'text/calendar' }), `pairing-${issue.number}.ics`)
}
