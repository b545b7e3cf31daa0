import { formatMoment } from '#client/lib/dates/format-moment.ts'
import type { AccountExport } from '#shared/auth/export-schemas.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

type Row = AccountExport['parts'][number]['rows'][number]

/** A page without scripts or anything from elsewhere; what stands at its end is the whole as JSON. */
export function writeExportPage(data: AccountExport): string {
  const title = `Your data at ${PRODUCT_NAME}`
  const filled = data.parts.filter(({ rows }) => rows.length > 0)
  const empty = data.parts.filter(({ rows }) => rows.length === 0).map((part) => part.title)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>As it was stored on ${shown(data.exportedAt)}. Times are those of whoever downloaded this.</p>
<ul>${filled.map(({ name, title: word, rows }) => `<li><a href="#${name}">${word}</a> ${rows.length}</li>`).join('')}</ul>
${filled.map(partOf).join('\n')}
${empty.length > 0 ? `<p>Nothing is stored of: ${empty.join(', ')}.</p>` : ''}
<details><summary>The same as JSON</summary><pre id="json">${escaped(JSON.stringify(data, null, 1))}</pre></details>
</main></body></html>
`
}

const partOf = ({ name, title, rows }: AccountExport['parts'][number]): string =>
  `<section id="${name}"><h2>${title}</h2>${rows.map(rowOf).join('')}</section>`

const rowOf = (row: Row): string =>
  `<dl>${Object.entries(row)
    .filter(([name, value]) => name !== 'userId' && !isEmpty(value))
    .map(([name, value]) => `<dt>${wordsOf(name)}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>`

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

function shown(value: unknown): string {
  if (typeof value === 'string') return escaped(MOMENT.test(value) ? formatMoment(value) : value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return escaped(value.join(', '))
  return escaped(JSON.stringify(value, null, 1))
}

/** `lastSeenAt` is 'last seen at'. */
const wordsOf = (name: string): string => escaped(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

const STYLE = `
:root{color-scheme:light dark;font:15px/24px system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px 64px}
h2{margin:40px 0 8px}
dl{display:grid;grid-template-columns:minmax(120px,200px) 1fr;gap:2px 16px;margin:0;padding:12px 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
dt{opacity:.75}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
pre{overflow:auto;font-size:12px;line-height:18px}
details{margin-top:40px}
@media(max-width:500px){dl{grid-template-columns:1fr}dd{margin-bottom:6px}}
@media print{details{display:none}}`
