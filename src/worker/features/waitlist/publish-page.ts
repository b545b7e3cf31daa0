import { INK, SIGNAL } from '#shared/palette.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { escapeHtml } from '#shared/site/escape-html.ts'

/** A page that needs no script: what happened, and what one can do next. */
export interface PlainPage {
  title: string
  /** Paragraphs. */
  text: readonly string[]
  link?: { path: string; label: string }
  /** A form with one button. */
  act?: PlainForm
}

interface PlainForm {
  path: string
  label: string
  /** What is sent along. */
  hidden?: Readonly<Record<string, string>>
  fields?: readonly { name: string; type: 'text' | 'email'; label: string; hint: string; maxLength: number }[]
}

const STYLE = `:root{color-scheme:light dark;--text:${INK[9]};--soft:${INK[6]};--ground:${INK[0]};--card:#fff;--edge:${INK[2]};--accent:${SIGNAL[7]}}
@media(prefers-color-scheme:dark){:root{--text:#e6e9ef;--soft:#97a1b1;--ground:${INK[9]};--card:#191e26;--edge:#2b323e;--accent:${SIGNAL[4]}}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:var(--ground);color:var(--text);font:15px/24px system-ui,sans-serif}
main{max-width:440px;padding:24px;border:1px solid var(--edge);border-radius:10px;background:var(--card)}
h1{margin:16px 0 8px;font-size:20px;line-height:28px}p{margin:0 0 12px}a{color:var(--accent)}img{display:block}
label{display:block;margin:0 0 12px;font-weight:600}label span{display:block;color:var(--soft);font-weight:400}input{box-sizing:border-box;width:100%;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--ground);color:inherit;font:inherit}.trap{position:absolute;left:-10000px}
button{padding:8px 16px;border:1px solid var(--edge);border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}`

/** The page as HTML; every text in it is escaped here. */
export const publishPage = ({ title, text, link, act }: PlainPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main><a href="/" aria-label="${PRODUCT_NAME}: start page"><img src="/favicon.svg" width="40" height="40" alt=""></a>
<h1>${escapeHtml(title)}</h1>
${text.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${link ? `<p><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>` : ''}
${act ? formOf(act) : ''}
</main></body></html>`

/** A field that nobody sees stands in it for programs, which fill in whatever they find (SEC-23). */
const formOf = ({ path, label, hidden = {}, fields = [] }: PlainForm): string =>
  [
    `<form method="post" action="${escapeHtml(path)}">`,
    ...Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    ),
    ...fields.map(
      (field) =>
        `<label>${escapeHtml(field.label)}<span>${escapeHtml(field.hint)}</span><input name="${field.name}" type="${field.type}" maxlength="${field.maxLength}" required></label>`,
    ),
    fields.length > 0
      ? '<label class="trap" aria-hidden="true">Leave this empty<input name="trap" tabindex="-1" autocomplete="off"></label>'
      : '',
    `<button>${escapeHtml(label)}</button></form>`,
  ].join('')
