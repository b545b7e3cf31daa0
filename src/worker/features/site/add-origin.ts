import { escapeHtml } from '#shared/site/escape-html.ts'
import { ORIGIN_FIELDS } from '#shared/waitlist/origin.ts'
import { WAITLIST_FORM_PATH } from '#shared/waitlist/texts.ts'

const MAX_LENGTH = 64

/** The page, whose forms tell the waitlist where somebody came from when no script does. */
export function addOrigin(page: Response, search: URLSearchParams): Response {
  const told = Object.entries(ORIGIN_FIELDS).flatMap(([name, field]) => {
    const value = search.get(name)?.slice(0, MAX_LENGTH)
    return value ? [`<input type="hidden" name="${field}" value="${escapeHtml(value)}">`] : []
  })
  if (told.length === 0) return page
  return new HTMLRewriter()
    .on(`form[action="${WAITLIST_FORM_PATH}"]`, { element: (form) => void form.append(told.join(''), { html: true }) })
    .transform(page)
}
