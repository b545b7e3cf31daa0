import { describe, expect, it } from 'vitest'
import { database } from '#tests/support/worker/factories.ts'
import { questionOf } from '#worker/features/progress/author/question-of.ts'
import { parseQuestions } from '#worker/features/progress/author/question-text.ts'

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

  it('every objective of the library becomes one sentence of its own, of 15 to 220 characters', async () => {
    const sections = await database().query.librarySections.findMany({ columns: { id: true, objectives: true } })
    const bad = sections.flatMap(({ id, objectives }) => {
      const questions = objectives.map(questionOf)
      const isDistinct = new Set(questions).size === questions.length
      const wrong = questions.filter(
        (text) => !/^\p{Lu}[^\n]+[.?]$/u.test(text) || text.length < 15 || text.length > 220,
      )
      return isDistinct && wrong.length === 0 ? [] : [{ id, wrong }]
    })
    expect(bad).toEqual([])
  })

  it('the longest objective that may be stored still fits', () => {
    expect(questionOf(`Explain ${'one thing and another '.repeat(14)}`.slice(0, 300)).length).toBeLessThanOrEqual(220)
  })
})

describe('the text form of questions', () => {
  const objectives = ['Explain batching', 'Use an updater', 'Update nested objects']

  it('is read leniently, and in the order of the objectives', () => {
    const text = [
      'Sure, here you are:',
      '**Question 2:** What does an updater function receive?',
      '* the last value',
      '* what it returns is the next one',
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
        keyPoints: ['the last value', 'what it returns is the next one'],
      },
    ])
  })

  it('one per objective: repeated and unknown ones, and those without a rubric, are left out', () => {
    const text = [
      'Q1: Why does React batch updates?\n- 1\n- 2\n- 3\n- 4\n- 5',
      'Q1: Why does React batch them again?\n- x\n- y',
      'Q2: Why does React batch updates?\n- x\n- y',
      'Q3: And this one has one key point only?\n- x',
      'Q9: What about a tenth of them?\n- x\n- y',
    ].join('\n')
    expect(parseQuestions(text, objectives)).toEqual([
      {
        question: 'Why does React batch updates?',
        objective: 'Explain batching',
        keyPoints: ['1', '2', '3', '4'],
      },
    ])
  })

  it('nothing usable is an empty list', () => {
    for (const text of ['', '# A phase\n## A section\n- point', '🎉', '<script>Q1: x</script>']) {
      expect(parseQuestions(text, objectives)).toEqual([])
    }
  })
})
