import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Guards the house: who may import whom, which files a feature may have, names, sizes, no cycles. */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

interface SourceFile {
  path: string
  lines: number
  text: string
  imports: { to: string; isTypeOnly: boolean }[]
}

const files: SourceFile[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'))
  .map(readSource)

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const found = [...text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)]
  const dynamic = [...text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g)]
  const imports = [
    ...found.map(([, type, to = '']) => ({ to: resolve(path, to), isTypeOnly: Boolean(type) })),
    ...dynamic.map(([, to = '']) => ({ to: resolve(path, to), isTypeOnly: false })),
  ]
  return { path, lines: text.split('\n').length - 1, text, imports }
}

function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return `src/${to.slice(1)}`
  if (to.startsWith('.')) return relative(root, join(root, dirname(from), to))
  return to
}

const inside = (folder: string) => files.filter(({ path }) => path.startsWith(`src/${folder}`))
const featureOf = (path: string): string | null =>
  /^src\/(?:worker|client)\/features\/([^/]+)\//.exec(path)?.[1] ?? null
const isOurs = (to: string) => to.startsWith('src/')

/** Every import of `from` that no pattern allows, as readable lines. */
function forbidden(
  from: SourceFile[],
  isAllowed: (to: string, file: SourceFile, isTypeOnly: boolean) => boolean,
): string[] {
  return from.flatMap((file) =>
    file.imports
      .filter(({ to, isTypeOnly }) => !isAllowed(to, file, isTypeOnly))
      .map(({ to }) => `${file.path} -> ${to}`),
  )
}

/** What every part of the worker below the features may know of the rest. */
const WORKER_GROUND = /^src\/(shared\/|worker\/((errors|env|log|context|stream-of|watch|bearer|authorized)\.ts|env\/))/

describe('who may import whom', () => {
  it('shared imports zod and itself', () => {
    expect(forbidden(inside('shared/'), (to) => to === 'zod' || to.startsWith('src/shared/'))).toEqual([])
  })

  it('db, ai and integrations know no feature, no hono and no trpc', () => {
    const ground = [...inside('worker/db/'), ...inside('worker/ai/'), ...inside('worker/integrations/')]
    const isAllowed = (to: string, { path }: SourceFile) =>
      isOurs(to)
        ? WORKER_GROUND.test(to) || to.startsWith(path.split('/').slice(0, 3).join('/'))
        : !/^(hono|@trpc)/.test(to)
    expect(forbidden(ground, isAllowed)).toEqual([])
  })

  it('an integration asks the network through its bounds; a link is only looked at', () => {
    const asking = inside('worker/integrations/').filter(({ text }) => /\bfetch\(/.test(text))
    expect(asking.map(({ path }) => basename(path))).toEqual(['bounded-fetch.ts'])
  })

  const features = inside('worker/features/')
  const outward = /\/(router|wire|routes|workflow)\.ts$/

  it("a feature's verbs know shared, context, errors, db, ai, integrations and other features' verbs", () => {
    const verbs = features.filter(({ path }) => !outward.test(path))
    const isAllowed = (to: string, { path }: SourceFile) => {
      if (!isOurs(to)) return /^(drizzle-orm|jose|zod)/.test(to)
      if (featureOf(to) === featureOf(path)) return !/\/(router|routes|wire)\.ts$/.test(to)
      if (featureOf(to)) return !/\/(router|routes|wire|rules|tasks|workflow|jobs)\.ts$/.test(to)
      return WORKER_GROUND.test(to) || /^src\/worker\/(db|ai|integrations)\//.test(to)
    }
    expect(forbidden(verbs, isAllowed)).toEqual([])
  })

  it("a feature's router and wire know trpc, zod and its compiled schemas, the documented operations, shared, their own verbs; a wire another's shapes", () => {
    const edges = features.filter(({ path }) => /\/(router|wire)\.ts$/.test(path))
    const isAllowed = (to: string, { path }: SourceFile) =>
      /^(zod|src\/worker\/(compiled|trpc|wire)\.ts)$/.test(to) ||
      to.startsWith('src/shared/') ||
      (path.endsWith('/wire.ts') && to.endsWith('/wire.ts')) ||
      featureOf(to) === featureOf(path)
    expect(forbidden(edges, isAllowed)).toEqual([])
  })

  it('the worker never imports the client', () => {
    expect(forbidden(inside('worker/'), (to) => !to.startsWith('src/client/'))).toEqual([])
  })

  it('client/ui and client/lib know react, the kit, Markdown, links, our colours and themselves', () => {
    const isAllowed = (to: string) =>
      isOurs(to)
        ? /^src\/(client\/(ui|lib)\/|client\/breakpoints\.json$|shared\/palette\.ts$)/.test(to)
        : /^(react|re(mark|hype)-|@mantine\/|@fontsource|@tanstack\/react-router$)/.test(to)
    expect(forbidden([...inside('client/ui/'), ...inside('client/lib/')], isAllowed)).toEqual([])
  })

  const CLIENT_GROUND = /^src\/(shared\/|client\/((ui|lib)\/|(trpc|tell-result)\.ts))/

  it('a client feature knows shared, ui, lib, trpc and other features, never a page', () => {
    const isAllowed = (to: string) => !isOurs(to) || CLIENT_GROUND.test(to) || to.startsWith('src/client/features/')
    expect(forbidden(inside('client/features/'), isAllowed)).toEqual([])
  })

  it('a page composes features and knows neither a route nor another page', () => {
    const isAllowed = (to: string, { path }: SourceFile) =>
      !isOurs(to) ||
      CLIENT_GROUND.test(to) ||
      to.startsWith('src/client/features/') ||
      to.startsWith(path.split('/').slice(0, 4).join('/'))
    expect(forbidden(inside('client/pages/'), isAllowed)).toEqual([])
  })

  it('a route knows one page, guards, query options and what is stored', () => {
    const isAllowed = (to: string) => !isOurs(to) || /^src\/client\/(pages|features|lib)\/|client\/trpc\.ts/.test(to)
    const routes = inside('client/routes/').filter(({ path }) => !path.endsWith('/__root.tsx'))
    expect(forbidden(routes, isAllowed)).toEqual([])
    const pagesOf = ({ imports }: SourceFile) =>
      new Set(imports.filter(({ to }) => to.startsWith('src/client/pages/')).map(({ to }) => to.split('/')[3]))
    expect(routes.filter((file) => pagesOf(file).size > 1).map(({ path }) => path)).toEqual([])
  })

  it('the client takes types from the worker, never values', () => {
    expect(forbidden(inside('client/'), (to, _, isTypeOnly) => !to.startsWith('src/worker/') || isTypeOnly)).toEqual([])
  })

  it('no page loads zod: the client takes values of shared only from files apart from the schemas', () => {
    const valuesOf = (path: string) =>
      (files.find((file) => file.path === path)?.imports ?? []).filter(({ isTypeOnly }) => !isTypeOnly)
    const reachesZod = (to: string): boolean =>
      to === 'zod' || (to.startsWith('src/shared/') && valuesOf(to).some((next) => reachesZod(next.to)))
    expect(forbidden(inside('client/'), (to, _, isTypeOnly) => isTypeOnly || !reachesZod(to))).toEqual([])
  })

  it.each([
    ['worker', features],
    ['client', inside('client/features/')],
  ])('%s features form no cycle', (_side, ofSide) => {
    expect(cyclesOf(ofSide)).toEqual([])
  })
})

function cyclesOf(features: SourceFile[]): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { path, imports } of features) {
    const from = featureOf(path) ?? ''
    const to = imports.map((target) => featureOf(target.to)).filter((name) => name !== null && name !== from)
    edges.set(from, (edges.get(from) ?? new Set()).union(new Set(to as string[])))
  }
  const cycles: string[] = []
  const visit = (name: string, trail: string[]) => {
    if (trail.includes(name)) cycles.push([...trail, name].join(' -> '))
    else for (const next of edges.get(name) ?? []) visit(next, [...trail, name])
  }
  for (const name of edges.keys()) visit(name, [])
  return cycles
}

/** Rooms of the worker from top to bottom: one reads tables of and imports from rooms on lower floors only. */
const FLOORS = [
  ['auth', 'admin', 'site', 'operations'],
  ['copilot', 'calendar', 'chat'],
  ['applications', 'feed', 'events', 'pairing', 'pathways'],
  ['connections', 'journal', 'jobs'],
  ['quotas', 'profiles'],
  ['billing'],
  ['progress'],
  ['roadmaps', 'challenges'],
  ['certificates', 'resources', 'contributions'],
  ['library', 'invites', 'credits', 'reputation', 'analytics', 'internships', 'waitlist', 'sources', 'projects'],
  ['audit', 'limits', 'notifications'],
  ['users'],
]
describe('tables and the rooms that own them', () => {
  const features = inside('worker/features/').map((file) => ({ ...file, code: withoutComments(file.text) }))
  const floorOf = (room: string | null) => FLOORS.findIndex((rooms) => rooms.includes(room ?? ''))
  const isBelow = (room: string | null, other: string | null) => floorOf(room) > floorOf(other)
  const tables = inside('worker/db/schema/').flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name = '', sqlName = '']) => ({
      ...{ name, sqlName, owner: basename(path, '.ts') },
    })),
  )
  const ownerOf = (table: string) => tables.find(({ name }) => name === table)?.owner ?? null
  const columns = new Set(
    inside('worker/db/').flatMap(({ text }) =>
      [...text.matchAll(/\b\w+\('([a-z]+(?:_[a-z0-9]+)+)'/g)].map(([, name = '']) => name),
    ),
  )
  /** Relations by their names, each with the tables that it may lead to. */
  const relations = Object.groupBy(
    [...(files.find(({ path }) => path.endsWith('/relations.ts'))?.text ?? '').matchAll(/(\w+): (?:one|many)\((\w+)/g)],
    ([, name = '']) => name,
  )

  it('every room has a floor, and every table an owner', () => {
    const rooms = new Set(features.map(({ path }) => featureOf(path)))
    expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([])
    expect(tables.filter(({ owner }) => floorOf(owner) < 0)).toEqual([])
    expect(tables.length).toBeGreaterThan(20)
  })

  it('a table is written by its own room only', () => {
    const WRITES = [
      /\.(?:insert|update|delete)\(\s*(\w+)/g,
      /\b(?:insertSelect\(|removeInBatches\(\s*[\w.]+,)\s*(\w+)/g,
      /\b(?:insert into|update|delete from|truncate)\s+\$\{(\w+)\}/gi,
    ]
    const foreign = features.flatMap(({ path, code }) =>
      WRITES.flatMap((pattern) => [...code.matchAll(pattern)])
        .map(([, table = '']) => ({ table, owner: ownerOf(table) }))
        .filter(({ owner }) => owner !== null && owner !== featureOf(path))
        .map(({ table }) => `${path} writes ${table}`),
    )
    expect(foreign).toEqual([])
  })

  it('a room reads its own tables and those below', () => {
    const upward = features.flatMap(({ path, code }) => {
      const room = featureOf(path)
      const named = tables
        .map(({ name }) => name)
        .filter((name) => new RegExp(`\\b${name}\\b`).test(tableNamesIn(code)))
      const followed = relationsFollowedIn(code).flatMap((name) =>
        (relations[name] ?? []).map(([, , table = '']) => table),
      )
      const isReadable = (table: string) => ownerOf(table) === room || isBelow(ownerOf(table), room)
      const tooHigh = [...named.filter((table) => !isReadable(table))]
      // a relation's name may lead to one of several tables: one that may be read is enough
      if (followed.length > 0 && !followed.some(isReadable)) tooHigh.push(...followed)
      return tooHigh.map((table) => `${path} reads ${table}`)
    })
    expect(upward).toEqual([])
  })

  it('a room imports from rooms below only', () => {
    const isAllowed = (to: string, { path }: SourceFile) =>
      featureOf(to) === null || featureOf(to) === featureOf(path) || isBelow(featureOf(to), featureOf(path))
    expect(forbidden(features, isAllowed)).toEqual([])
  })

  it('no name of a table or of a column is typed by hand: a renamed one fails to compile', () => {
    const typed = features.flatMap(({ path, code }) => {
      const inSql = tables.filter(({ sqlName }) =>
        new RegExp(`\\b(?:from|join|into|update|delete from|exists)\\s+${sqlName}\\b|\\b${sqlName}\\.\\w+_`).test(code),
      )
      const snake = [...code.matchAll(/(?<![\w'./-])[a-z]+(?:_[a-z0-9]+)+\b(?!')/g)].map(([name]) => name)
      const found = [...inSql.map(({ sqlName }) => sqlName), ...snake.filter((name) => columns.has(name))]
      return [...new Set(found)].map((name) => `${path}: ${name}`)
    })
    expect(typed).toEqual([])
  })

  it('only a scope makes proofs', () => {
    const proofs = files.flatMap(({ text }) => [...text.matchAll(/\btype (\w+)(?:<[^>]*>)? = Authorized</g)])
    const names = ['Authorized', ...proofs.map(([, name = '']) => name)].join('|')
    const made = inside('worker/').filter(
      ({ path, text }) => !path.endsWith('/scope.ts') && new RegExp(`\\bas (?:${names})\\b`).test(text),
    )
    expect(made.map(({ path }) => path)).toEqual([])
  })
})

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

/** What a file takes from the schema, and the tables that it asks `db.query` for. */
const tableNamesIn = (code: string): string =>
  [...code.matchAll(/import (?:type )?\{([^}]*)\} from '#worker\/db\/schema|\.query\.(\w+)/g)]
    .map(([, imported = '', asked = '']) => `${imported} ${asked}`)
    .join(' ')

/** The names that stand directly in a `with: { … }`. */
function relationsFollowedIn(code: string): string[] {
  return [...code.matchAll(/\bwith: \{/g)].flatMap(({ index, 0: { length } }) => {
    let depth = 1
    let own = ''
    for (const letter of code.slice(index + length)) {
      if (letter === '{' || letter === '(') depth += 1
      if (letter === '}' || letter === ')') depth -= 1
      if (depth === 0) break
      if (depth === 1) own += letter
    }
    return [...own.matchAll(/(\w+):/g)].map(([, name = '']) => name)
  })
}

describe('files and names', () => {
  /** Besides these, `<verb>-<noun>.ts` for one write use case each. */
  const VOCABULARY = [
    'router',
    'wire',
    'routes',
    'queries',
    'statements',
    'scope',
    'lease',
    'rules',
    'tasks',
    'workflow',
    'jobs',
  ]
  /** Folders of a feature: content, the author it belongs to and what that does first and then, the gate that its words pass, adapters of one interface. */
  const FOLDERS = [
    'words',
    'author',
    'records',
    'gate',
    'hear',
    'plan',
    'sources',
    'sections',
    'generation',
    'listing',
    'phase',
    'items',
    'tries',
    'home',
    'notes',
    'content',
    'sessions',
    'removal',
    'export',
    'ways',
    'reputation',
    'judging',
    'manage',
    'questions',
    'issues',
    'reading',
  ]

  /** What one file does, as `<verb>-<noun>.ts`; a new one is a word that somebody chose. */
  const VERBS = [
    ...[
      'add',
      'change',
      'clone',
      'continue',
      'create',
      'customize',
      'mark',
      'move',
      'open',
      'record',
      'regenerate',
      'remove',
    ],
    ...['refresh', 'rename', 'restart', 'revoke', 'save', 'share', 'swap', 'update', 'vote', 'write'],
    ...['claim', 'end', 'finish', 'generate', 'keep', 'resume', 'start', 'stop', 'stream', 'watch'],
    ...[
      'adjust',
      'cancel',
      'count',
      'exchange',
      'give',
      'grant',
      'handle',
      'import',
      'submit',
      'issue',
      'settle',
      'sync',
      'take',
    ],
    ...['answer', 'decide', 'join', 'leave', 'score'],
    ...['accept', 'block', 'decline', 'hide', 'request', 'unblock'],
    ...['ask', 'check', 'choose', 'find', 'judge', 'load', 'publish', 'rank', 'seal', 'sign'],
  ]

  it('a worker feature has only the files of the vocabulary', () => {
    const strangers = inside('worker/features/').filter(({ path }) => {
      const [name = '', folder] = path.split('/').slice(4).reverse()
      if (folder !== undefined) return !FOLDERS.includes(folder)
      const stem = basename(name, '.ts')
      return !VOCABULARY.includes(stem) && !VERBS.includes(/^([a-z]+)-[a-z-]+$/.exec(stem)?.[1] ?? '')
    })
    expect(strangers.map(({ path }) => path)).toEqual([])
  })

  it('names are kebab-case and say something', () => {
    const banned = /^(utils?|helpers?|misc|common)$|(manager|helper|data)$/
    const bad = files.filter(({ path }) => {
      if (path.startsWith('src/client/routes/')) return false
      const stem = basename(path).replace(/\.module\.css$|\.tsx?$/, '')
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) || banned.test(stem)
    })
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  it('files stay small: 250 lines, routers 150, routes 120', () => {
    const limitOf = (path: string) => {
      if (path.startsWith('src/client/routes/')) return 120
      return path.endsWith('/router.ts') ? 150 : 250
    }
    const tooLong = files.filter(({ path, lines }) => lines > limitOf(path))
    expect(tooLong.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
  })

  it('the entry file is a map: under 60 lines', () => {
    expect(files.find(({ path }) => path === 'src/worker/index.ts')?.lines).toBeLessThan(60)
  })

  it('no barrels but the schema, no ts-ignore, no knowledge of tests or development', () => {
    const barrels = files.filter(({ path }) => /\/index\.tsx?$/.test(path) && !path.startsWith('src/client/routes/'))
    expect(barrels.map(({ path }) => path).sort()).toEqual(['src/worker/db/schema/index.ts', 'src/worker/index.ts'])
    const bad = files.filter(({ text }) =>
      /@ts-(ignore|expect-error|nocheck)|NODE_ENV|import\.meta\.env|process\.env|vitest/.test(text),
    )
    expect(bad.map(({ path }) => path)).toEqual([])
  })

  it('nothing of Intl is made while the worker starts: the first loads megabytes of it', () => {
    const atStart = /^(export )?const \w+ = new Intl\./m
    const eager = files.filter(({ path, text }) => /^src\/(worker|shared)\//.test(path) && atStart.test(text))
    expect(eager.map(({ path }) => path)).toEqual([])
  })
})

describe('dev, tests and the source', () => {
  it('a folder holds at most 25 source files', () => {
    const paths = ['dev', 'tests', 'src'].flatMap((side) =>
      readdirSync(join(root, side), { recursive: true, encoding: 'utf8' }).map((name) => join(side, name)),
    )
    const sources = paths.filter((path) => /\.(tsx?|css)$/.test(path))
    const crowded = Object.entries(Object.groupBy(sources, dirname)).filter(([, inIt = []]) => inIt.length > 25)
    expect(crowded.map(([folder, inIt = []]) => `${folder}: ${inIt.length}`)).toEqual([])
  })
})
