import { describe, expect, it } from 'vitest'
import { ALL_TOPICS } from '#worker/features/library/curriculum/all-topics.ts'
import { keyPointsOf } from '#worker/features/progress/author/key-points-of.ts'
import { questionOf } from '#worker/features/progress/author/question-of.ts'
import { formatQuestions, parseQuestions } from '#worker/features/progress/author/question-text.ts'

const units = ALL_TOPICS.flatMap(({ id, stages }) =>
  Object.values(stages).flatMap((stage) => stage.units.map((unit) => ({ topic: id, ...unit }))),
)

describe('a learning objective as a question', () => {
  for (const [objective, question] of [
    [
      'Explain batching and why state reads old right after a set call',
      'Explain batching and why state reads old right after a set call.',
    ],
    ['Find a data race with go test -race and fix it', 'How would you find a data race with go test -race and fix it?'],
    ['Answer how you would rate-limit a public GraphQL API', 'How would you rate-limit a public GraphQL API?'],
    [
      'Show why double-checked locking fails without volatile',
      'Explain why double-checked locking fails without volatile.',
    ],
    ['Decide between a channel and sync.Mutex', 'How would you decide between a channel and sync.Mutex, and why?'],
    ['Tell ENTRYPOINT from CMD', 'How do you tell ENTRYPOINT from CMD?'],
    ['Say when a spinlock is right', 'Explain when a spinlock is right.'],
    ['Understand closures', 'Explain closures, with an example.'],
    ['Be able to write a custom hook.', 'How would you write a custom hook?'],
    ['Building a small parser', 'What matters most in building a small parser, and why?'],
    ['See [this](https://evil.example) <b>now</b>', 'How would you see this now?'],
  ] as const) {
    it(`${objective} → ${question}`, () => expect(questionOf(objective)).toBe(question))
  }

  it('every objective of the curriculum becomes one sentence of its own, of 15 to 220 characters', () => {
    const bad = units.flatMap(({ topic, title, objectives }) => {
      const questions = objectives.map(questionOf)
      const isDistinct = new Set(questions).size === questions.length
      const wrong = questions.filter(
        (text) => !/^\p{Lu}[^\n]+[.?]$/u.test(text) || text.length < 15 || text.length > 220,
      )
      return isDistinct && wrong.length === 0 ? [] : [{ topic, title, wrong }]
    })
    expect(bad).toEqual([])
  })

  it('the longest objective that may be stored still fits', () => {
    expect(questionOf(`Explain ${'one thing and another '.repeat(14)}`.slice(0, 300)).length).toBeLessThanOrEqual(220)
  })
})

describe('the key points of an objective', () => {
  it('are its own parts, then what the section says', () => {
    const section = {
      title: 'State, events and rendering',
      aim: 'Update the interface by changing state',
      description: 'State is memory that belongs to a component. Each render sees its own snapshot.',
    }
    expect(keyPointsOf('Explain batching and why state reads old right after a set call', section)).toEqual([
      'batching',
      'why state reads old right after a set call',
      'State is memory that belongs to a component',
      'Each render sees its own snapshot',
    ])
  })

  it('every objective of the curriculum has two to five, all different', () => {
    const bad = units.flatMap((unit) =>
      unit.objectives.filter((objective) => {
        const points = keyPointsOf(objective, unit)
        return points.length < 2 || points.length > 5 || new Set(points).size < points.length || points.includes('')
      }),
    )
    expect(bad).toEqual([])
  })

  it('there is one even where nothing but the objective is known', () => {
    expect(keyPointsOf('Explain closures', { title: '', aim: '', description: '' })).toEqual(['closures'])
    expect(keyPointsOf('closures', { title: '', aim: '', description: '' })).toEqual(['closures'])
  })
})

describe('the text form of questions', () => {
  const objectives = ['Explain batching', 'Use an updater', 'Update nested objects']

  it('is read as it was written, for every unit of the curriculum', () => {
    for (const unit of units) {
      const questions = unit.objectives.map((objective) => ({
        question: questionOf(objective),
        objective,
        keyPoints: keyPointsOf(objective, unit),
      }))
      expect(parseQuestions(formatQuestions(questions, unit.objectives), unit.objectives)).toEqual(questions)
    }
  })

  it('is read leniently, and in the order of the objectives', () => {
    const text = [
      'Sure, here you are:',
      '**Question 2:** What does an updater function receive?',
      '* the last value',
      '',
      '1) Why does React batch updates?',
      '- fewer renders',
      '• Key point: one snapshot',
    ].join('\r\n')
    expect(parseQuestions(text, objectives)).toEqual([
      {
        question: 'Why does React batch updates?',
        objective: 'Explain batching',
        keyPoints: ['fewer renders', 'Key point: one snapshot'],
      },
      {
        question: 'What does an updater function receive?',
        objective: 'Use an updater',
        keyPoints: ['the last value'],
      },
    ])
  })

  it('one per objective: repeated, unknown, and pointless ones are left out', () => {
    const text = [
      'Q1: Why does React batch updates?\n- fewer renders',
      'Q1: Why does React batch them again?\n- x',
      'Q2: Why does React batch updates?\n- y',
      'Q3: And this one has no key point?',
      'Q9: What about a tenth of them?\n- z',
    ].join('\n')
    expect(parseQuestions(text, objectives).map(({ question }) => question)).toEqual(['Why does React batch updates?'])
  })

  it('nothing usable is an empty list', () => {
    for (const text of ['', '# A phase\n## A section\n- point', '🎉', '<script>Q1: x</script>']) {
      expect(parseQuestions(text, objectives)).toEqual([])
    }
  })
})
