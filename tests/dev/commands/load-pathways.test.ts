import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPathways, readPathways } from '#dev/commands/load-pathways.ts'
import { root } from '#dev/run/project.ts'
import { INTERNSHIP_PATHWAY } from '#shared/pathways/rules.ts'
import { ownPostgres } from '#tests/support/own-postgres.ts'

const FILE = `${INTERNSHIP_PATHWAY}.yaml`
let folder: string
let authored: string
/** The file with something changed. */
const write = (change: (text: string) => string) => writeFile(join(folder, FILE), change(authored))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tubli-pathways-'))
  authored = await readFile(join(root, 'drizzle', 'pathways', FILE), 'utf8')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('reading a pathway', () => {
  const links = () => new Set(authored.match(/https:\/\/\S+/g))
  it.each([
    [
      'a link that the catalogue lacks',
      'link: https://opensource.guide/how-to-contribute/',
      'link: https://example.com/',
      /:\d+: the catalogue does not have https:\/\/example\.com/,
    ],
    [
      'a resource that stands twice',
      'id: licences-compared',
      'id: how-to-contribute',
      /"how-to-contribute" stands twice/,
    ],
    ['an objective that nothing asks about', 'objective: 4', 'objective: 3', /:\d+: no question is about it/],
    ['two right options of one', '- no: Use it as you like', '- yes: Use it as you like', /2 of 3 options are right/],
    ['an unknown key', 'theme: Read before you write', 'colour: green', /:\d+: .*colour/],
  ])('refuses %s, with its line', async (_, from, to, problem) => {
    await write((text) => text.replace(from, to))
    expect(() => readPathways(folder, links())).toThrow(problem)
  })
})

describe('loading it', () => {
  const own = ownPostgres()
  const rows = async (table: string) => (await own.client.query(`select * from ${table} order by 1, 2, 3`)).rows

  it('twice changes nothing; what is changed comes in, and what vanished goes', async () => {
    const list = join(folder, 'list')
    const load = async (text: string) => {
      await mkdir(list, { recursive: true })
      await writeFile(join(list, FILE), text)
      await loadPathways(own.client, list)
    }
    const before = await rows('pathway_items')
    expect(before.length).toBeGreaterThan(0)
    await load(authored)
    expect(await rows('pathway_items')).toEqual(before)
    const last = authored.indexOf('      - id: practice-repository')
    const without = authored.slice(0, last) + authored.slice(authored.indexOf('    quiz:'))
    await load(without.replace('theme: Read before you write', 'theme: Look before you leap'))
    expect((await rows('pathway_weeks'))[0]).toMatchObject({ theme: 'Look before you leap' })
    expect((await rows('pathway_resources')).filter(({ week }) => week === 1)).toHaveLength(4)
  })
})
