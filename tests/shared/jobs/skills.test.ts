import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitOf, gapPrompt } from '#shared/applications/fit.ts'
import { readSkills } from '#shared/jobs/skills.ts'

const skillsOf = (text: string) => readSkills('', text).map(({ skill }) => skill)

describe('what an ad names', () => {
  it.each([
    ['React and TypeScript, from work or projects', ['TypeScript', 'React']],
    ['React Native apps', ['React Native']],
    ['JavaScript, not Java', ['JavaScript', 'Java']],
    ['C++ or Rust', ['Rust', 'C++']],
    ['4+ years with Go or Rust', ['Go', 'Rust']],
    ['Node.js, Postgres and Redis', ['Node.js', 'PostgreSQL', 'Redis']],
    ['Kubernetes (k8s), Terraform, CI/CD', ['Kubernetes', 'Terraform', 'CI/CD']],
    ['C#/.NET on Azure', ['C#', 'Azure']],
    ['Services in Go that move money, Airflow and Spark', ['Go', 'Spark', 'Airflow']],
  ])('%s', (text, skills) => {
    expect(skillsOf(text)).toEqual(skills)
  })

  it.each([
    'We go the extra mile and react quickly to express interest.',
    'Spark joy in others, and write Go on every door.',
    'Your GitHub says more than a letter. Vitamin C and rusty bikes.',
    'Swiftly and with spring in your step, in the REST of the day.',
  ])('nothing is read into: %s', (text) => {
    expect(skillsOf(text)).toEqual([])
  })

  it('comes with the line that names it, of the title too', () => {
    expect(readSkills('Python Engineer', 'We build maps.\nYou know Docker well. Lunch is free.')).toEqual([
      { skill: 'Python', quote: 'Python Engineer' },
      { skill: 'Docker', quote: 'You know Docker well.' },
    ])
  })

  it('a quote is always a piece of the ad', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), fc.string({ maxLength: 600 }), (before, after) => {
        const ad = `${before}\nKafka and SQL${after}`
        for (const { quote } of readSkills('', ad)) expect(ad).toContain(quote.replace(/…$/, ''))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a fit', () => {
  const fact = (kind: 'certificate' | 'journal' | 'profile', text: string) => ({
    ...{ id: `${kind}:${text}`, kind, text, label: text, path: '/' },
  })
  const asked = readSkills('', 'Rust, Kafka and Docker')

  it('says what shows each skill, the strongest first, and names in a prompt what nothing shows', () => {
    const skills = fitOf(asked, [
      fact('profile', 'Rust'),
      fact('certificate', 'Rust in practice'),
      fact('journal', 'docker'),
    ])
    expect(skills.map(({ skill, proofs }) => [skill, proofs.map(({ kind }) => kind)])).toEqual([
      ['Rust', ['certificate', 'profile']],
      ['Kafka', []],
      ['Docker', ['journal']],
    ])
    expect(gapPrompt('Backend Engineer', skills)).toBe('Learn Kafka for a job as Backend Engineer')
    expect(gapPrompt('Engineer', fitOf(asked, []))).toBe('Learn Rust, Kafka, and Docker for a job as Engineer')
    expect(gapPrompt('Engineer', fitOf(asked, [fact('journal', 'Rust, Kafka, Docker')]))).toBeNull()
  })

  it('more records never show less', () => {
    const text = fc.constantFrom('Rust', 'Kafka', 'Docker', 'Bread')
    fc.assert(
      fc.property(fc.array(text), text, (known, more) => {
        const shown = (texts: string[]) =>
          fitOf(
            asked,
            texts.map((one) => fact('journal', one)),
          ).filter(({ proofs }) => proofs.length > 0).length
        expect(shown([...known, more])).toBeGreaterThanOrEqual(shown(known))
      }),
    )
  })
})
