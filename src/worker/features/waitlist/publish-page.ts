import { INK, SIGNAL } from '#shared/palette.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** A page that needs no script: what happened, and what one can do next. */
export interface PlainPage {
  title: string
  /** Paragraphs. */
  text: readonly string[]
  link?: { path: string; label: string }
  /** A form with one button. */
  act?: { path: string; label: string }
}

const STYLE = `:root{color-scheme:light dark;--text:${INK[9]};--soft:${INK[6]};--ground:${INK[0]};--card:#fff;--edge:${INK[2]};--accent:${SIGNAL[7]}}
@media(prefers-color-scheme:dark){:root{--text:#e6e9ef;--soft:#97a1b1;--ground:${INK[9]};--card:#191e26;--edge:#2b323e;--accent:${SIGNAL[4]}}}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:var(--ground);color:var(--text);font:15px/24px system-ui,sans-serif}
main{max-width:440px;padding:24px;border:1px solid var(--edge);border-radius:10px;background:var(--card)}
h1{margin:16px 0 8px;font-size:20px;line-height:28px}p{margin:0 0 12px}a{color:var(--accent)}img{display:block}
button{padding:8px 16px;border:1px solid var(--edge);border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}`

/** The page as HTML; every text in it is escaped here. */
export const publishPage = ({ title, text, link, act }: PlainPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)} · ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main><a href="/" aria-label="${PRODUCT_NAME}: start page"><img src="/favicon.svg" width="40" height="40" alt=""></a>
<h1>${escaped(title)}</h1>
${text.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${link ? `<p><a href="${escaped(link.path)}">${escaped(link.label)}</a></p>` : ''}
${act ? `<form method="post" action="${escaped(act.path)}"><button>${escaped(act.label)}</button></form>` : ''}
</main></body></html>`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
