import { describe, expect, it } from 'vitest'
import { type OpenAnswer, screenAnswer } from '#worker/features/progress/author/screen-answer.ts'
import { parseVerdict } from '#worker/features/progress/author/verdict-text.ts'

const given = (answer: string): OpenAnswer => ({
  question: 'Explain why a state variable in a running handler keeps its old value.',
  objective: 'Explain why state reads old right after a set call',
  keyPoints: ['Each render has its own snapshot', 'A set call asks for the next render'],
  sectionText: 'State is memory that belongs to a component, and setting it asks React to render again.',
  answer,
})

const ANSWER =
  'The handler was made by one render and closes over the values of that render, so only the next one sees more.'

describe('what is plainly no answer', () => {
  it.each([
    ['idk', /Not knowing yet/],
    ["I don't know", /Not knowing yet/],
    ["Sorry, I haven't a clue about this one", /Not knowing yet/],
    ['ok', /too short/],
    ['🎉🎉🎉', /too short/],
    ['snapshot', /too short/],
    ['Explain why a state variable in a running handler keeps its old value.', /repeats/],
    ['State is memory that belongs to a component, and setting it asks React to render again.', /repeats/],
  ])('%s', (answer, reason) => {
    expect(screenAnswer(given(answer))).toMatch(reason)
  })

  it.each([
    ANSWER,
    `I'm not sure, but I think: ${ANSWER}`,
    '每次渲染都有自己的快照，所以处理函数读到的是旧值。',
    'Обработчик создан одним рендером и видит только его значения, новое значение придёт позже.',
  ])('but not: %s', (answer) => {
    expect(screenAnswer(given(answer))).toBeNull()
  })
})

describe('the text form of a verdict', () => {
  const verdict = (quote: string, point = '1') =>
    parseVerdict(`Verdict: accepted\nPoint: ${point}\nQuote: ${quote}\nFeedback: You name the snapshot.`, given(ANSWER))

  it('accepts where the words that it quotes stand in the answer', () => {
    const accepted = { isRight: true, point: 1, feedback: 'You name the snapshot.' }
    expect(verdict('closes over the values of that render')).toEqual(accepted)
    expect(verdict('“Closes over the   values of that render,”')).toEqual(accepted)
  })

  it.each([
    ['no quote', ''],
    ['none', 'none'],
    ['words that the answer does not have', 'each render keeps a snapshot'],
    ['too few', 'values of that'],
    ['words in another order', 'over closes the values of that render'],
    ['parts of words', 'oses over the values of tha'],
  ])('is no verdict with %s', (_, quote) => {
    expect(verdict(quote)).toBeNull()
  })

  it('is none for a point that is not there, or for words that are those of the question', () => {
    expect(verdict('closes over the values of that render', '9')).toBeNull()
    expect(verdict('closes over the values of that render', 'none')).toBeNull()
    const copied = given('It is so because a state variable in a running handler is what it is, a constant of sorts.')
    const text = 'Verdict: accepted\nPoint: 1\nQuote: state variable in a running handler\nFeedback: Well explained.'
    expect(parseVerdict(text, copied)).toBeNull()
  })

  it('refuses without a quote; a point that does not exist counts as none', () => {
    const text = '**Verdict:** Not accepted.\n- Point: #9\nQuote: none\nFeedback: Almost there,\nsay more.'
    expect(parseVerdict(text, given(ANSWER))).toEqual({
      isRight: false,
      point: null,
      feedback: `Almost there, say more. It is about this: ${given('').objective}`,
    })
  })

  it('accepts no words that stand in the text of the section', () => {
    const read = given('As it says, state is memory that belongs to a component, which is why I think that it is so.')
    const text = 'Verdict: accepted\nPoint: 1\nQuote: State is memory that belongs\nFeedback: Well explained.'
    expect(parseVerdict(text, read)).toBeNull()
  })

  it.each([
    'You should have said that each render has its own snapshot.',
    'What is missing: “A set call asks for the NEXT render”.',
  ])('of a wrong answer it says nothing that hands out the rubric: %s', (feedback) => {
    const said = parseVerdict(`Verdict: not accepted\nPoint: 1\nQuote: none\nFeedback: ${feedback}`, given(ANSWER))
    expect(said).toMatchObject({ isRight: false, point: null })
    expect(said?.feedback).toMatch(/^What matters most is missing.+: Explain why state reads old/)
  })

  it('a text of empty lines is read in no time', () => {
    const started = performance.now()
    expect(parseVerdict('\n'.repeat(60_000), given(ANSWER))).toBeNull()
    expect(parseVerdict('# \n> - '.repeat(20_000), given(ANSWER))).toBeNull()
    expect(performance.now() - started).toBeLessThan(200)
  })

  it('anything that is not clear is no verdict', () => {
    const quote = 'Point: 1\nQuote: closes over the values of that render\n'
    for (const text of [
      '',
      'accepted',
      `Verdict: maybe\n${quote}Feedback: I cannot say for certain.`,
      `Verdict: accepted\n${quote}Feedback:`,
      `${quote}Feedback: A fine answer, thank you.`,
      `Verdict: accepted, not accepted\n${quote}Feedback: Both of them at once.`,
    ]) {
      expect(parseVerdict(text, given(ANSWER))).toBeNull()
    }
  })
})
