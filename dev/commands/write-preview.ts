import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '#dev/run/chromium.ts'
import { root } from '#dev/run/project.ts'
import { EXAMPLE } from '../../src/client/pages/landing/example.ts'
import { drawPicture } from '../../src/shared/roadmaps/map/picture.ts'

/** `npm run preview`: the picture that previews of links show, as the PNG that they take; run it when the line looks different. */
const phases = EXAMPLE.phases.map(({ title, sections }) => ({ title, sections: sections.length }))
const font = await readFile(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'base64',
)
const svg = drawPicture('Type what you want to learn, and get a roadmap made for you', phases)
const browser = await chromium.launch(await launchOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(`<style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; font-synthesis: none } svg { display: block }
  </style>${svg}`)
  await page.evaluate('document.fonts.ready.then(() => null)')
  await page.screenshot({ path: join(root, 'public', 'preview.png') })
} finally {
  await browser.close()
}
