// @vitest-environment node
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it, vi } from 'vitest'
import { drawCertificate } from '#client/features/certificates/pdf/draw-certificate.ts'
import { readFontFile } from '#tests/support/client/font-files.ts'

// libraries and fonts are read from the disk, on a machine that may be busy
vi.setConfig({ testTimeout: 20_000 })

const ID = 'TB-ABCDEFGHJKLMNPQR'

const faceOf = (recipientName: string, title: string) => ({
  id: ID,
  issuedAt: '2026-11-20T23:30:00.000Z',
  text: `${recipientName} has completed the roadmap ${title}`,
  recipientName,
  title,
  skills: ['tables', 'joins'],
  minutes: 1800,
  level: 'completed' as const,
  proof: [
    { by: 'items', sections: 3 },
    { by: 'open answers judged by a-model', sections: 1 },
  ],
  phases: [
    { title: 'Phase 1', sections: ['Tables', 'Joins'] },
    { title: 'Phase 2', sections: ['Keys', 'Views'] },
  ],
  signerName: 'Tubli',
  signerTitle: 'Founder',
})

/** Draws with the real libraries and the deployed font files, and reads the PDF back with another library. */
async function certificatePdf(name: string, prompt = 'Learn TypeScript') {
  const verifyUrl = `https://tubli.example/verify/${ID}`
  const bytes = await drawCertificate(faceOf(name, prompt), { verifyUrl, readFile: readFontFile })
  const pdf = await getDocumentProxy(bytes)
  const { text } = await extractText(pdf, { mergePages: true })
  return { pdf, text: text.normalize('NFC').replaceAll(/\s+/g, ' ') }
}

describe('2§2.3: the certificate is a landscape A4 PDF built from a 891 by 630 px layout', () => {
  it('one page of 841.89 by 595.28 points with title, author, language and the certificate id, date and text', async () => {
    const { pdf, text } = await certificatePdf('Ada Lovelace', 'Learn the analytical engine')
    expect(pdf.numPages).toBe(1)
    const { view } = await pdf.getPage(1)
    expect(view).toEqual([0, 0, 841.89, 595.28])
    expect(text).toContain('Ada Lovelace')
    expect(text).toContain('has completed the roadmap')
    expect(text).toContain('Learn the analytical engine')
    expect(text).toContain(ID)
    expect(text).toContain('November 20, 2026')
    expect(text).toContain('tables · joins')
    expect(text).toContain('2 phases, 4 sections with at least two right answers each. About 30 hours of learning.')
    expect(text).toContain('Proved by graded questions (3 sections) and by open answers')
    expect(text).toContain('Digitally signed by')
    expect(text).toContain('Tubli')
    expect(text).toContain('Founder')
    expect(text).toContain('Scan to verify')
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({
      Title: `Certificate ${ID}`,
      Author: 'Tubli',
      Subject:
        'Ada Lovelace has completed the roadmap Learn the analytical engine. Proved by graded questions (3 sections) and by open answers judged by a-model (1 section).',
      Language: 'en',
    })
  })

  const names = [
    'Łukasz Żółć',
    'Nguyễn Ọ 李',
    'Σωκράτης',
    'Дмитрий',
    '김민수',
    'O’Brien',
    '山田 さくら',
    'สมชาย ใจดี',
    'გიორგი ბერიძე',
    'Արամ',
    'ஆறுமுகம்',
  ]
  for (const name of names) {
    it(`names outside Latin-1 work: ${name}`, async () => {
      const { text } = await certificatePdf(name)
      expect(text).toContain(name)
    })
  }

  it('names from right to left are in the order in which they are read', async () => {
    const letters = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}]/gu, '')
    expect(letters((await certificatePdf('محمد علي')).text)).toContain('محمدعلي')
    expect(letters((await certificatePdf('שלום כהן')).text)).toContain('שלוםכהן')
  })

  it('a name from right to left begins at the right edge, any other at the left', async () => {
    const edgesOf = async (name: string, letter: RegExp) => {
      const page = await (await certificatePdf(name)).pdf.getPage(1)
      const { items } = await page.getTextContent()
      const drawn = items.flatMap((item) => ('str' in item && letter.test(item.str) ? [item] : []))
      const left = Math.min(...drawn.map(({ transform }) => transform[4]))
      return { left, right: Math.max(...drawn.map(({ transform, width }) => transform[4] + width)) }
    }
    const hebrew = await edgesOf('שלום כהן', /\p{Script=Hebrew}/u)
    expect(hebrew.left).toBeGreaterThan(400)
    expect(hebrew.right).toBeCloseTo(841.89 - 88 * 0.945, -1)
    expect((await edgesOf('Ada Lovelace', /Lovelace/)).left).toBeCloseTo(88 * 0.945, -1)
  })

  it('letters that change places with their neighbours are all there', async () => {
    const { text } = await certificatePdf('हिन्दी')
    expect(
      Array.from(text)
        .filter((letter) => /\p{Script=Devanagari}/u.test(letter))
        .sort(),
    ).toEqual(Array.from('हिन्दी').sort())
  })

  it('a name of 120 characters takes two lines at most and stays whole', async () => {
    const name = Array.from({ length: 20 }, (_, n) => `Name${n % 10}`)
      .join(' ')
      .padEnd(120, 'x')
      .slice(0, 120)
      .trim()
    const { text } = await certificatePdf(name)
    expect(text).toContain(name)
  })

  it('a prompt of 1024 characters is cut at a word, with an ellipsis', async () => {
    const { text } = await certificatePdf('Ada', `Start ${'learning more words '.repeat(60)}`.slice(0, 1024).trim())
    expect(text).toMatch(/Start learning more words .*(learning|more|words)…/)
  })

  it('a character that no font has becomes a visible replacement, never a crash', async () => {
    const { text } = await certificatePdf('Zoë 🎉 𓀀', 'Learn \u202eevil\u0007 <b>HTML</b> 👩‍👩‍👧')
    expect(text).toContain('Zoë □ □')
    expect(text).toContain('Learn evil <b>HTML</b> □')
  })

  it('every font is embedded', async () => {
    const { pdf } = await certificatePdf('Łukasz 김민수')
    const page = await pdf.getPage(1)
    await page.getOperatorList()
    const { items } = await page.getTextContent()
    const names = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])))
    expect(names.size).toBeGreaterThanOrEqual(3)
    for (const name of names) expect(page.commonObjs.get(name)).toMatchObject({ missingFile: false })
  })
})

it('2§9: Layout: mobile breakpoints 768 and 700; sidebar width 297; certificate 891 by 630 px, landscape A4 PDF. The PDF', async () => {
  const { pdf } = await certificatePdf('Ada')
  const [left, bottom, width = 0, height = 0] = (await pdf.getPage(1)).view
  expect([left, bottom, width.toFixed(1), height.toFixed(1)]).toEqual([0, 0, '841.9', '595.3'])
  expect(width / height).toBeCloseTo(891 / 630, 2)
})
