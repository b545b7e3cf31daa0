import * as z from 'zod'

/** How the files of drizzle/library are written. Everything is strict: a key that is not named here is a fault. */

export const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S[^\n]*\S$|^\S$/, 'must be one line without spaces at its ends')

/** kebab-case, stable for ever: learners' records refer to it. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens')
/** topic/section */
const SectionId = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be "topic/section"')
const Level = z.int().min(1).max(3)
/** Words and phrases by which people ask for it, misspellings included. */
const Words = z.array(text(60)).max(40)

const PATH_KINDS = [
  ...(['skill', 'bridge', 'narrow', 'role', 'interview', 'migration', 'project', 'contribution', 'career'] as const),
  ...(['basics', 'other-profession'] as const),
] as const

/** Words of one line, by spaces. */
const WordList = z.string().transform((line) => line.split(/\s+/).filter((word) => word !== ''))
const Hints = z
  .string()
  .regex(/^[a-z0-9+#.-]+( [a-z0-9+#.-]+)*$/, 'must be lower-case words with one space between them')
  .transform((line) => line.split(' '))
  .refine((words) => new Set(words).size === words.length, 'has a word twice')
  .refine((words) => words.length >= 15 && words.length <= 110, 'must be 15 to 110 words')

const DOMAINS = [
  ...([
    'languages',
    'web',
    'mobile',
    'backend',
    'data',
    'ai',
    'infrastructure',
    'computer-science',
    'security',
  ] as const),
  ...(['games', 'devices', 'design', 'open-source', 'freelancing', 'career', 'other-professions'] as const),
] as const

const why = text(320)
const ask = text(500)
/** Code as it is shown; a language's name colours it and says how `--run` runs it. */
const code = z.string().min(1).max(2400)
const lang = z.string().regex(/^[a-z+#-]+$/)
const base = { objective: z.int().min(1).max(5), ask }
const shown = { code: code.optional(), lang: lang.optional() }

const Option = z.union([z.strictObject({ yes: text(240), why }), z.strictObject({ no: text(240), why })])

/** Answers that people give and that are wrong, each with what is wrong about it. */
const wrong = <T extends z.ZodType>(answer: T) => z.array(z.strictObject({ answer, why })).max(6).optional()

export const QuizContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('one'), ...base, ...shown, options: z.array(Option).min(3).max(5) }),
  z.strictObject({ kind: z.literal('many'), ...base, ...shown, options: z.array(Option).min(4).max(6) }),
  z.strictObject({
    kind: z.literal('order'),
    ...base,
    ...shown,
    steps: z.array(text(200)).min(3).max(7),
    because: why,
  }),
  z.strictObject({
    ...{ kind: z.literal('output'), ...base, code, lang, answer: z.string().min(1).max(400), because: why },
    /** Other spellings that count. */
    accept: z.array(z.string().min(1).max(400)).max(6).optional(),
    wrong: wrong(z.string().min(1).max(400)),
    /** Run before the code, and described by the question: tables, files. */
    before: code.optional(),
  }),
  z.strictObject({
    ...{ kind: z.literal('fault'), ...base, code, lang, line: z.int().min(1).max(60), because: why },
    wrong: z
      .array(z.strictObject({ line: z.int().min(1).max(60), why }))
      .max(6)
      .optional(),
  }),
  z.strictObject({
    ...{ kind: z.literal('gap'), ...base, code, lang: lang.optional(), answer: text(120), because: why },
    accept: z.array(text(120)).max(8).optional(),
    wrong: wrong(text(120)),
    /** What the completed code prints; `--run` checks it. */
    prints: z.string().max(400).optional(),
    before: code.optional(),
  }),
  z.strictObject({
    ...{ kind: z.literal('number'), ...base, ...shown, answer: z.number(), because: why },
    /** "3 %" of the answer, or so much more or less; absent: exactly. */
    within: z.union([z.number().positive(), z.string().regex(/^\d+(\.\d+)? %$/)]).optional(),
    unit: text(30).optional(),
    wrong: wrong(z.number()),
  }),
])

export const SectionContent = z.strictObject({
  id: Slug,
  title: text(70),
  /** One or two sentences in plain words: what this is and why it matters. */
  text: text(320),
  /** What the learner can do afterwards, starting with a verb. */
  aim: text(140),
  category: z.enum(['Concept', 'Practice', 'Project', 'Interview']).default('Concept'),
  level: Level,
  minutes: z.int().min(20).max(300),
  /** Sections that come before. */
  needs: z.array(SectionId).max(5).default([]),
  /** Topics of the library that a learner knows the basics of. */
  knows: z.array(Slug).max(4).default([]),
  /** Skills, as a job advertisement or an index names them. */
  teaches: z.array(text(50)).min(2).max(8),
  words: Words.default([]),
  objectives: z.array(text(180)).min(3).max(5),
  quiz: z.array(QuizContent).min(3).max(8),
})

/** The official documentation, and the address that searches it: what is looked for goes in where {query} stands. */
const Docs = z.strictObject({
  name: text(50),
  search: z
    .string()
    .max(200)
    .regex(
      /^https:\/\/[a-z0-9.-]+\/[^\s{}]*\{query\}[^\s{}]*$/,
      'must be an https address with one {query} behind its host',
    ),
})

export const TopicContent = z.strictObject({
  topic: Slug,
  title: text(60),
  domain: z.enum(DOMAINS),
  words: Words.min(2),
  docs: Docs.optional(),
  sections: z.array(SectionContent).min(5).max(16),
})

export const PathContent = z.strictObject({
  path: Slug,
  kind: z.enum(PATH_KINDS),
  title: text(80),
  /** One or two sentences: what somebody has at the end of it. */
  text: text(320),
  words: Words.min(2),
  /** Words by which somebody's story tells that they want it, without naming it. */
  hints: Hints.optional(),
  /** Who it is for, in a few words. */
  for: text(120),
  level: Level,
  /** Topics that it takes for granted. */
  knows: z.array(Slug).max(8).default([]),
  phases: z
    .array(z.strictObject({ title: text(70), text: text(320), sections: z.array(SectionId).min(3).max(4) }))
    .min(1)
    .max(4),
  'leaves-out': z.array(text(60)).min(1).max(8),
})

const Names = z.array(text(60)).min(1)

/** words.yaml: how people speak around and of subjects. */
export const WordsContent = z.strictObject({
  framing: WordList,
  surroundings: WordList,
  ordinary: WordList,
  /** Words that keep a stem of their own. */
  apart: WordList,
  same: z.array(z.array(text(30)).min(2)),
  translations: z.record(text(60), Names),
  names: z.record(Slug, Names),
  /** What means a topic where nothing else is named. */
  alone: z.record(Slug, Names),
  everyday: z.array(z.strictObject({ name: text(30), after: Names.default([]), before: Names.default([]) })),
  /** Topics to offer where nothing is near. */
  beginnings: z.array(Slug).length(3),
  lacking: z.array(z.strictObject({ names: Names, nearest: z.array(Slug).max(4) })),
})

export type QuizContent = z.infer<typeof QuizContent>
export type SectionContent = z.infer<typeof SectionContent>
export type TopicContent = z.infer<typeof TopicContent>
export type PathContent = z.infer<typeof PathContent>
export type WordsContent = z.infer<typeof WordsContent>
