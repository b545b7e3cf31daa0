import { readFileSync } from 'node:fs'
import { INK, SIGNAL } from '#shared/palette.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { PageFile } from './page-table.ts'

/** The logo's three stations (client/ui/line); the icon's own colours would follow the system alone. */
const MARK = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')
  .replace(/<style>[\s\S]*<\/style>/, '')
  .replaceAll(/\s*\n\s*/g, '')

const breakpoints: { md: number; lg: number } = JSON.parse(
  readFileSync(new URL('../../src/client/breakpoints.json', import.meta.url), 'utf8'),
)

const logo = `<div class="f-logo">${MARK}</div>`
const block = (...sizes: string[]) => sizes.map((size) => `<i class="f-${size}"></i>`).join('')

const SHELLS: Record<PageFile['shell'], string> = {
  app: `<div class="f-side">${logo}${block('entry', 'entry')}</div><div class="f-page">${block('title', 'line', 'card', 'card')}</div>`,
  site: `<div class="f-top">${logo}</div><div class="f-hero">${block('title', 'line', 'box')}</div>`,
  guest: `<div class="f-middle">${logo}${block('card')}</div>`,
}

/** What stands on the page until the program draws it; the neutral one has the logo alone. No words: nobody reads it twice. */
export const skeletonOf = (shell: PageFile['shell'] | null): string =>
  `<div id="first" aria-hidden="true">${shell ? SHELLS[shell] : `<div class="f-middle f-late">${logo}</div>`}</div>`

/** The page itself, as a visitor sees it, until the program has drawn the same (client/ui/part/first-page.ts). */
export const wholePage = (html: string): string => `<div id="first" data-whole>${html}</div>`

/** Colours and measures are those of the theme and of the layouts' sheets (client/ui/page, client/pages/layouts). */
export const SKELETON_STYLE = `
:root{--f-ground:${INK[0]};--f-block:${INK[1]};--f-edge:${INK[2]};--f-text:${INK[9]};--f-sign:${SIGNAL[7]};background:var(--f-ground);color-scheme:light}
:root[data-mantine-color-scheme=dark]{--f-ground:#10141a;--f-block:#191e26;--f-edge:#232933;--f-text:#e6e9ef;--f-sign:${SIGNAL[4]};color-scheme:dark}
body{margin:0}
#first{position:fixed;inset:0;overflow:hidden;background:var(--f-ground)}
#first[data-whole]{position:static}
:root:not([data-signed-in]) #first [data-first-for=people],:root[data-signed-in] #first [data-first-for=visitors]{display:none}
#root>article{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(scripting:none){#first:has(~#root>article){display:none}#root>article{position:static;width:auto;height:auto;clip-path:none;max-width:720px;margin:0 auto;padding:40px 20px;color:var(--f-text);font:15px/24px "Inter Variable",system-ui,sans-serif}}
#first:has(~#root>:not(style,article)){display:none}
.f-logo{box-sizing:content-box;display:flex;align-items:center;gap:8px;height:24px;color:var(--f-text)}
.f-logo svg{width:32px;height:32px;stroke:var(--f-sign)}
.f-logo .full{fill:var(--f-sign)}
.f-logo:after{content:"${PRODUCT_NAME}";font:680 17px/24px "Inter Variable","Inter Fallback",system-ui,sans-serif;letter-spacing:-.02em}
#first i{display:block;border-radius:10px;background:var(--f-block)}
#first .f-entry{height:36px;margin:4px 0}
#first .f-title{width:min(420px,70%);height:36px}
#first .f-title:not(:empty){height:auto;min-height:36px;width:auto;max-width:760px;background:none;color:var(--f-text);font:620 28px/36px "Inter Variable","Inter Fallback",system-ui,sans-serif;animation:none}
#first .f-line{width:min(620px,90%);height:20px;margin:12px 0 24px}
#first .f-line:not(:empty){width:auto;max-width:760px;height:auto;min-height:20px;background:none;color:var(--f-text);font:15px/22px "Inter Variable","Inter Fallback",system-ui,sans-serif;animation:none}
#first .f-card{height:148px;margin-bottom:16px}
#first .f-card:not(:empty){box-sizing:border-box;height:auto;min-height:148px;padding:20px 24px;color:var(--f-text);font:15px/24px "Inter Variable","Inter Fallback",system-ui,sans-serif;animation:none}
.f-card b{display:block;margin-bottom:8px;font:600 20px/28px "Inter Variable","Inter Fallback",system-ui,sans-serif}
#first .f-box{width:min(620px,100%);height:56px}
.f-side{position:absolute;inset:0 auto 0 0;box-sizing:border-box;width:234px;padding:20px 12px;border-right:1px solid var(--f-edge)}
.f-side .f-logo{padding:0 8px 28px}
.f-page{max-width:1120px;margin:0 auto;padding:40px;box-sizing:content-box}
.f-side+.f-page{margin-left:max(234px,calc(50% + 117px - 600px));margin-right:auto}
.f-top{max-width:1120px;margin:0 auto;padding:20px 24px}
.f-hero{display:flex;flex-direction:column;align-items:center;padding:64px 20px}
.f-hero .f-title{height:88px;width:min(560px,90%)}
.f-middle{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:24px;height:100%}
.f-middle .f-card{width:min(400px,90%)}
@media(max-width:${breakpoints.lg - 0.02}px){.f-side{width:85px}.f-side .f-logo{justify-content:center;padding:0 0 28px}.f-side .f-logo:after{display:none}.f-side+.f-page{margin-left:85px;padding:32px 24px}#first .f-entry{height:56px}}
@media(max-width:${breakpoints.md - 0.02}px){.f-side{inset:0 0 auto;width:auto;padding:16px 20px;border-right:0;border-bottom:1px solid var(--f-edge)}.f-side .f-logo{justify-content:flex-start;padding:0}.f-side .f-logo:after{display:inline}#first .f-entry{display:none}.f-side+.f-page{margin:56px 0 0;padding:24px 16px}}
@media(prefers-reduced-motion:no-preference){#first i{animation:f 1.2s ease-in-out .4s infinite alternate}.f-late{animation:f-in .3s .6s both}@keyframes f{to{opacity:.55}}@keyframes f-in{from{opacity:0}}}
`
  .trim()
  .replaceAll('\n', '')
