import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { libraryFolder } from '#dev/commands/check-library.ts'
import { cachedLibrary } from '#dev/library/cached-library.ts'
import type { Plan } from '../../../bench/planner/plan.ts'
import { planPrompt } from '../../../bench/planner/plan-prompt.ts'
import { type Case, promptsFolder, readPrompts } from '../../../bench/planner/read-prompts.ts'
import { shareOf } from '../../../bench/planner/show-trials.ts'
import { type Trial, tryPlanner } from '../../../bench/planner/try-planner.ts'
import { withLibrary } from '../../../bench/planner/with-library.ts'

const library = cachedLibrary(libraryFolder)

const SAMPLED = 28
const LEAST_SAMPLED = 80
/** What held when they were set, with a little margin. */
const LEAST_FIT_OF_TUNED = 0.88
const LEAST_FIT = 0.86
const MOST_MISFIT = 0.06

/** Chosen by the prompt alone: the same at every run, whatever is added. */
const isSampled = ({ expected }: Case): boolean =>
  (createHash('sha256').update(expected.prompt).digest()[1] ?? 0) < SAMPLED

/** What people ask for, in ten scripts. */
const IN_SCRIPTS: Record<string, string> = {
  Latin: 'I would like to understand how a team works with branches ',
  Cyrillic: 'Хочу научиться программировать и сделать свой сайт ',
  Greek: 'Θέλω να μάθω προγραμματισμό από την αρχή ',
  Arabic: 'أريد أن أتعلم البرمجة من الصفر خطوة بخطوة ',
  Hebrew: 'אני רוצה ללמוד תכנות מההתחלה ועד הסוף ',
  Devanagari: 'मैं शुरू से प्रोग्रामिंग सीखना चाहता हूँ ',
  Thai: 'ฉันอยากเรียนการเขียนโปรแกรมตั้งแต่เริ่มต้น ',
  Han: '我想从零开始学习编程并且做一个自己的网站',
  Japanese: 'プログラミングを最初から学びたいです。',
  Hangul: '프로그래밍을 처음부터 배우고 싶습니다 ',
}
const LENGTHS = [3, 12, 60, 250, 1024]
/** What these texts may be understood as. */
const SENSIBLE = new Set([
  'programming-basics',
  'javascript',
  'git',
  'html-css',
  'css-layout',
  'how-the-internet-works',
])

const ofLength = (text: string, length: number): string => [...text.repeat(length)].slice(0, length).join('')

const topicsOf = (plan: Plan) =>
  new Set('sections' in plan ? plan.sections.map(({ id }) => id.replace(/\/.*/, '')) : [])

interface Answer {
  prompt: string
  plan: Plan
  roundTrips: number
}

let trials: Trial[] = []
const ofAnyLength: Answer[] = []
const named: Answer[] = []

beforeAll(async () => {
  const { cases } = readPrompts(promptsFolder, library)
  await withLibrary(async (db, front) => {
    trials = await tryPlanner(db, cases.filter(isSampled), library.paths)
    const answer = async (prompt: string): Promise<Answer> => {
      const before = front.stats().requests
      const plan = await planPrompt(db, prompt)
      return { prompt, plan, roundTrips: front.stats().requests - before }
    }
    for (const text of Object.values(IN_SCRIPTS)) {
      for (const length of LENGTHS) ofAnyLength.push(await answer(ofLength(text, length)))
      named.push(await answer(`${ofLength(text, 6)} Docker`))
    }
  })
}, 240_000)

describe('the planner', () => {
  it('is worth its floor on a fixed sample of the evaluation', () => {
    const tuned = trials.filter(({ set }) => set === 'tune')
    expect(trials.length).toBeGreaterThan(LEAST_SAMPLED)
    expect(shareOf('fit', tuned)).toBeGreaterThanOrEqual(LEAST_FIT_OF_TUNED)
    expect(shareOf('fit', trials)).toBeGreaterThanOrEqual(LEAST_FIT)
    expect(shareOf('misfit', trials)).toBeLessThanOrEqual(MOST_MISFIT)
  })

  it('answers prompts of any length in ten scripts in one round trip, and plans nothing absurd', () => {
    for (const { prompt, plan, roundTrips } of ofAnyLength) {
      expect(roundTrips, prompt).toBeLessThanOrEqual(1)
      expect(topicsOf(plan).difference(SENSIBLE), prompt).toEqual(new Set())
    }
  })

  it('finds a name in any of them', () => {
    for (const { prompt, plan } of named) expect(topicsOf(plan), prompt).toContain('docker')
  })
})
