import { describe, expect, it } from 'vitest'
import { MAX_PHASES, MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE } from '#shared/roadmaps/rules.ts'
import { database } from '#tests/support/worker/factories.ts'
import { draftPlan } from '#worker/features/roadmaps/author/plan/draft-plan.ts'
import { choicesOf } from '#worker/features/roadmaps/author/plan/options.ts'
import { hearAndFind, type Plan, planRoadmap } from '#worker/features/roadmaps/author/plan/plan-roadmap.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const plan = (prompt: string) => planRoadmap(database(), prompt, { now: NOW })

async function written(prompt: string): Promise<Plan> {
  const answer = await plan(prompt)
  if ('nearest' in answer) throw new Error(`Refused: ${prompt}`)
  return answer
}

const sectionsOf = ({ phases }: Plan) => phases.flatMap(({ sections }) => sections)
const idsOf = (one: Plan) => sectionsOf(one).map(({ id }) => id)
const topicsOf = (one: Plan) => [...new Set(sectionsOf(one).map(({ topicId }) => topicId))]

describe('a path that is what was asked for is given', () => {
  it.each([
    ['React interview in two weeks', 'react-interview-in-two-weeks'],
    ['I know Java and want to learn Python', 'python-for-java-developers'],
    ['please teach me git for beginners', 'git-and-pull-requests-from-zero'],
    ['sql for accountants', 'sql-for-accountants-and-controllers'],
    ['Your first pull request to a foreign project, without fear', 'first-pull-request-without-fear'],
    ['Build a container by hand, without Docker', 'build-a-container-by-hand'],
    ['php without framework', 'php-from-zero-to-a-safe-small-site'],
    ['vue 2 to vue 3', 'vue-2-application-to-vue-3'],
    ['LEARN PYHTON NOW', 'python-from-zero-with-small-programs'],
    ['我想学习机器学习', 'machine-learning-from-zero-with-python'],
    ['quero aprender react, já sei javascript', 'react-for-people-who-know-javascript'],
    ['interview at Google', 'coding-interview-from-rusty-in-six-weeks'],
  ])('%j', async (prompt, id) => expect((await written(prompt)).pathId).toBe(id))

  it('in the other direction it is another', async () => {
    expect((await written('I know Python and want to learn Java')).pathId).not.toBe('python-for-java-developers')
  })
})

describe('a path is adapted', () => {
  it('to the time, without what another section needs', async () => {
    const whole = await written('docker')
    const short = await written('docker in 6 hours')
    expect(short.hours).toBeLessThanOrEqual(6)
    expect(sectionsOf(short).length).toBeLessThan(sectionsOf(whole).length)
    const kept = new Set(idsOf(short))
    const all = new Set(idsOf(whole))
    for (const { needs } of sectionsOf(short)) {
      for (const need of needs) expect(all.has(need) && !kept.has(need), need).toBe(false)
    }
  })

  it('and what it leaves out is told so that each thing is seen to end', async () => {
    const { notHonoured } = await written('Python from zero, by writing small programs')
    expect(notHonoured).toContain('classes and larger designs; packages and virtual environments.')
  })

  it('and says where even that is too little', async () => {
    const { hours, notHonoured } = await written('learn git in 2 hours')
    expect(hours).toBeGreaterThan(2)
    expect(notHonoured).toContain('more than you have')
  })

  it('to what is not wanted', async () => {
    expect(topicsOf(await written('aws without kubernetes'))).not.toContain('kubernetes')
  })
})

describe('what is asked for beside a path is taught with it', () => {
  it('behind it, and the plan is called by both', async () => {
    const both = await written('vue frontend, laravel backend')
    expect(both).toMatchObject({ pathId: 'vue-from-first-component-to-tested-app', title: 'Vue and Laravel' })
    expect(both.phases.at(-1)?.sections.every(({ topicId }) => topicId === 'laravel')).toBe(true)
  })

  it('before it where it is taken for granted, and is left out no more', async () => {
    const both = await written('python and fastapi')
    expect(both).toMatchObject({ pathId: 'fastapi-service-for-python-developers', title: 'Python and FastAPI' })
    expect(both.phases[0]?.sections.every(({ topicId }) => topicId === 'python')).toBe(true)
    expect(both.notHonoured).not.toMatch(/python/i)
  })

  it('but not what it leads away from', async () => {
    expect((await written('typescript and javascript migration')).notHonoured).toMatch(/JavaScript/)
  })

  it('unless there is no time for it', async () => {
    expect(topicsOf(await written('vue frontend, laravel backend, 14 hours'))).not.toContain('laravel')
  })
})

it('what is known by the way and asked for, too, can be taught', async () => {
  const film =
    'We film our games and want to know how far every player runs. I can write Python, and OpenCV is installed, but that is where it ends.'
  const weighed = choicesOf(await hearAndFind(database(), film, { now: NOW }))
  expect(weighed.map(({ option }) => option?.path?.id)).toContain('count-vehicles-or-people-with-a-camera')
})

describe('sections are joined', () => {
  it('of two subjects, the ones that belong to both among them', async () => {
    const topics = topicsOf(await written('django and react project'))
    expect(topics).toContain('django')
    expect(topics).toContain('react')
  })

  it('about one narrow thing', async () => {
    expect(idsOf(await written('postgres window functions'))).toContain('sql/rank-within-groups')
  })

  it('without what is known', async () => {
    expect(topicsOf(await written('coming from Java, Kotlin in 3 months'))).not.toContain('java')
  })
})

describe('what was asked for and is not planned is said', () => {
  it.each([
    'HTML, CSS, JavaScript, React and Node.js',
    'learn Python and React',
    'Python, Docker, Kubernetes, Terraform and Ansible',
    'Go, Rust, Java, Kotlin and Swift',
  ])('%j', async (prompt) => {
    const given = await written(prompt)
    const planned = sectionsOf(given).map(({ topic }) => topic)
    const said = [...planned, given.notHonoured ?? ''].join(' ')
    for (const name of prompt.replace(/^learn /, '').split(/, | and /)) expect(said).toContain(name)
  })
})

describe('what the library lacks is refused, with three paths instead', () => {
  it.each([
    'learn flask',
    'build an app with qwik',
    'learn quarkus with java',
    'Keeping bees on a roof',
    'knitting',
    'zzzz',
    // a word of the library among others that it does not have is another thing
    'learn Ada',
    'python snake',
    'the go board game',
    'spring cleaning for my house',
    'chess engine programming',
    'the pandas at the zoo',
    'ruby wedding ring',
  ])('%j', async (prompt) => {
    const answer = await plan(prompt)
    expect(answer).toHaveProperty('nearest')
    expect('nearest' in answer && answer.nearest).toHaveLength(3)
  })
})

describe('a word that only looks like a subject or like another language', () => {
  it.each([
    // what somebody has is not what they want to learn
    ['our Shopify store is slow and visitors of the ads leave', 'site-speed-for-marketing-and-shop-managers'],
    // no "passé"
    ['passkeys in our next release', 'sign-in-for-product-managers-and-designers'],
    ['our tests fail once a week and pass when I run them again', 'bugs-that-appear-once-a-week'],
    ['fine-tune an open source LLM', 'fine-tune-a-small-open-model-with-lora'],
  ])('%j', async (prompt, path) => expect(await plan(prompt)).toMatchObject({ pathId: path }))

  it('"our next sprint" is no Next.js', async () => {
    expect(topicsOf(await written('our next sprint needs accessible dialogs in React'))).not.toContain('nextjs')
  })

  it('what a path is asked for with is not what is lacking', async () => {
    const given = await plan('version control for my thesis in LaTeX and R scripts')
    expect(given).not.toHaveProperty('nearest')
  })

  it('a bridge is for whoever comes from where it begins', async () => {
    const weighed = async (prompt: string) =>
      choicesOf(await hearAndFind(database(), prompt, { now: NOW })).map(({ option }) => option?.path?.id)
    expect(await weighed('learn Go')).not.toContain('go-for-python-developers')
    expect(await weighed('I write Python, now Go')).toContain('go-for-python-developers')
  })
})

describe('every plan', () => {
  const PROMPTS = [
    'kubernetes networking',
    'REST API in Go with Postgres',
    'full stack developer roadmap',
    'advanced typescript',
    'write unit tests for react components',
    'data structures and algorithms in java',
    'learn rust by building a small database',
    'ci/cd pipeline with github actions for a python project',
  ]

  it.each(PROMPTS)(
    '%j has phases of three or four, none of a name with another, in an order that can be learned',
    async (prompt) => {
      const one = await written(prompt)
      expect(one.phases.length).toBeLessThanOrEqual(MAX_PHASES)
      for (const { sections } of one.phases) {
        expect(sections.length).toBeGreaterThanOrEqual(MIN_SECTIONS_PER_PHASE)
        expect(sections.length).toBeLessThanOrEqual(MAX_SECTIONS_PER_PHASE)
      }
      expect(new Set(one.phases.map(({ title }) => title)).size).toBe(one.phases.length)
      const ids = idsOf(one)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [at, { needs }] of sectionsOf(one).entries()) {
        for (const need of needs) expect(ids.indexOf(need), need).toBeLessThan(at)
      }
      expect(draftPlan(one).phases).toHaveLength(one.phases.length)
    },
  )
})

describe('the note', () => {
  it('says what was heard', async () => {
    expect((await written('I know React, teach me Vue in 3 weeks')).heard).toBe(
      'You know React. You want to learn Vue, in 3 weeks.',
    )
    expect((await written('react interview in two weeks')).heard).toBe(
      'You want to prepare for an interview about React, in two weeks.',
    )
  })

  it('says what is not covered and what is assumed', async () => {
    expect((await written('react interview in two weeks')).notHonoured).toMatch(
      /^Not covered: .+\. Assumed: you know the basics of .*JavaScript/,
    )
  })

  it('says in the language of the prompt that the plan is in English', async () => {
    expect((await written('quiero aprender python desde cero')).notHonoured).toContain('El plan está en inglés.')
  })
})

it.each([
  ['three characters', 'SQL'],
  [
    '1,024 letters',
    'how do I learn to write a database for my bakery in rust without async '.repeat(15).slice(0, 1024),
  ],
  ['1,024 characters of no word', 'xq'.repeat(512)],
  [
    '200 words that nobody knows',
    Array.from({ length: 200 }, (_, at) => `w${at.toString(36)}q`)
      .join(' ')
      .slice(0, 1024),
  ],
  ['Chinese', '我想学习数据库和机器学习'.repeat(80).slice(0, 1024)],
  ['Hindi', 'मुझे पाइथन सीखना है '.repeat(50).slice(0, 1024)],
  ['Arabic', 'أريد أن أتعلم البرمجة '.repeat(45).slice(0, 1024)],
  ['signs', '%&_\\\'"*|!():<->~ '.repeat(60).slice(0, 1024)],
])('%s are answered', async (_, prompt) => {
  await expect(plan(prompt)).resolves.toBeDefined()
})
