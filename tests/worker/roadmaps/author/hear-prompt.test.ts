import { describe, expect, it } from 'vitest'
import { hearPrompt, type Part } from '#worker/features/roadmaps/author/hear/hear-prompt.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const hear = (prompt: string) => hearPrompt(prompt, NOW)

const wordsOf = (prompt: string, part: Part) =>
  hear(prompt)
    .words.filter((word) => word.part === part)
    .map(({ word }) => word)
    .join(' ')

describe('what somebody knows already', () => {
  it.each([
    ['I know Java and SQL, teach me Kotlin', 'java and sql'],
    ['TypeScript for a Python developer', 'python'],
    ['Rust, coming from Java', 'java'],
    ['coming from Java, Kotlin in 3 months', 'java'],
    ['Docker and Kubernetes for front-end developers', 'frontend'],
    ['data engineer path, I know SQL and Python, 12 weeks', 'sql and python'],
    ['PHP developer for about six years, want a Go job within half a year', 'php'],
    ['10 years of C++, now Rust', 'c++'],
    ['Migrate from Vue to React', 'vue'],
    ['ich kann schon Java und will Kotlin lernen', 'java'],
    ['我想学习数据库，我会 Python', 'python'],
    ['je connais React, je veux apprendre Vue', 'react'],
    ['Spring Boot this weekend, java is fine', 'java'],
    ['summer of code, and know git', 'git'],
    ['finished the C# course, what now for a first job', 'c#'],
    ['backend dev to data engineer', 'backend'],
    ['my kid knows Scratch and wants to go on', 'scratch'],
    ['excel analyst, want to use pandas instead', 'excel'],
    ['Go for somebody who has written Python for six years', 'python'],
    ['Angular on a large application, hired from a React job', 'react'],
    ['Svelte, our backend is written in Go', 'go'],
    ['Rails, our front end stays React', 'react'],
    ['know Python. want C++', 'python'],
  ])('%j: %s', (prompt, known) => expect(wordsOf(prompt, 'known')).toBe(known))

  it.each([
    'Become a Python developer',
    'data analyst with no coding background, 5 hours a week',
    'Roadmap for a Python developer roadmap',
    'not only Java but also Kotlin',
    'SQL',
    'new office job, they assume I can use Excel',
    'copy numbers from PDFs into Excel each month',
    'just joined a company, must review pull requests of people',
    'become a Python developer to work remotely',
    'hire a React developer to build my site',
    'complete beginner, 45 years old, want to learn slowly',
    'our cloud as code, I have used Terraform once',
    'the frontend team is slow',
  ])('%j says nothing of it', (prompt) => expect(wordsOf(prompt, 'known')).toBe(''))
})

describe('what somebody does not want', () => {
  it.each([
    ['React but no TypeScript, I have never programmed', 'typescript'],
    ['Docker without Kubernetes', 'kubernetes'],
    ["I don't want to learn PHP or Ruby, only Go", 'php or ruby'],
    ['I hate React, teach me Vue', 'react'],
    ['php without framework', 'framework'],
    ["Excel, our company hasn't got Power BI", 'power bi'],
    ['je veux apprendre docker sans kubernetes', 'kubernetes'],
    ["I'd rather use what I know than learn Swift or Kotlin", 'swift or kotlin'],
    ['please never again Java', 'java'],
    ['scikit-learn, neural networks I leave for later', 'neural networks'],
    ['dashboards. Tracing is not on the table this year', 'tracing'],
    ["fast queries, backups and replicas are our DBA's business", 'backups and replicas'],
    ['cloud accounts. Application security is done by another team', 'application security'],
    ["Pandas, don't send me through SQL again", 'sql again'],
  ])('%j: %s', (prompt, unwanted) => expect(wordsOf(prompt, 'unwanted')).toBe(unwanted))

  it.each([
    'I have no experience with Python',
    "I don't know React, teach me",
    'not only Java but also Kotlin',
    'machine learning for an analyst who knows no Python',
    "our users don't come back",
    'my models never reach production',
    'a new domain without losing visitors',
    'customers say no deal without Okta',
    'I would like to hand over screens that work',
  ])('%j refuses nothing', (prompt) => expect(wordsOf(prompt, 'unwanted')).toBe(''))
})

it.each([
  ['Learn Angular, because our contractor leaves', 'our contractor leaves'],
  ['Svelte, which is nicer than React', 'react'],
  ['Optician, I want spreadsheets that add up', 'optician'],
])('%j says by the way: %s', (prompt, beside) => expect(wordsOf(prompt, 'beside')).toBe(beside))

it.each([
  ['kubernetes 3h a week for 2 months', 24],
  ['git in 2 hours', 2],
  ['git, two evenings', 4],
  ['git, saturday and sunday, 6 hours each day', 12],
  ['docker in 2 weekends', 20],
  ['python, 30 minutes a day for 4 weeks', 14],
  ['react in a week', 10],
  ['quiero aprender SQL en 2 semanas', 20],
  ['rust by february', 98],
  ['redis in an afternoon', 4],
  ['ninety minutes until the meeting, data warehouses', 1.5],
  ['10 years of Java, now Go', null],
  ['react', null],
])('%j leaves %s hours', (prompt, hours) => expect(hear(prompt).hours).toBe(hours))

it.each([
  ['react interview in two weeks', 'interview'],
  ['my first open source contribution', 'contribution'],
  ['migrate from vue 2 to vue 3', 'migration'],
  ['build a chat app with websockets', 'project'],
  ['how does the internet work', 'understanding'],
  ['user interviews for a product manager', null],
  ['fine-tune an open source LLM', null],
  ['python', null],
])('%j is for %s', (prompt, purpose) => expect(hear(prompt).purpose).toBe(purpose))

it.each([
  ['quiero aprender bases de datos desde cero', 'es'],
  ['quero aprender react, já sei javascript', 'pt'],
  ['je veux apprendre docker', 'fr'],
  ['ich möchte Datenbanken verstehen', 'de'],
  ['मुझे पाइथन सीखना है', 'hi'],
  ['我想学习机器学习', 'zh'],
  ['Voglio imparare Docker da zero', 'it'],
  ['Ik wil graag React leren', 'nl'],
  ['Chcę nauczyć się Pythona od podstaw', 'pl'],
  ['Sıfırdan React öğrenmek istiyorum', 'tr'],
  ['Хочу изучить базы данных', 'ru'],
  ['Хочу вивчити бази даних', 'uk'],
  ['ゼロからウェブ開発を学びたい', 'ja'],
  ['파이썬을 배우고 싶어요', 'ko'],
  ['أريد تعلم البرمجة من الصفر', 'ar'],
  ['Saya ingin belajar SQL dari nol', 'id'],
  ['Tôi muốn học lập trình từ đầu', 'vi'],
  ['Jag vill lära mig SQL från grunden', 'sv'],
  ['Tahan õppida andmebaase nullist', 'et'],
  ['the basis of SQL', 'en'],
  ['van booking app', 'en'],
  ['10 hours per week python', 'en'],
  ['learn para in C', 'en'],
  ['a no-nonsense course on the web', 'en'],
])('%j is asked in %s', (prompt, language) => expect(hear(prompt).language).toBe(language))

it.each([
  ['SQL, 3 hours a week for 2 months', 'in 2 months, at 3 hours a week'],
  ['SQL, 5 hours a week, 3 months', 'in 3 months, at 5 hours a week'],
])('%j is told as %j', (prompt, time) => expect(hear(prompt).time).toBe(time))

it.each([
  ['Tengo que automatizar servidores con Ansible, 3 horas por semana', 'es'],
  ['Wir haben noch SVN und sollen auf Git umsteigen', 'de'],
  ['Rust von Grund auf', 'de'],
  ['mujhe Scratch se coding sikhani hai', 'hi'],
  ['learn React in a web project', 'en'],
])('%j is asked in %s', (prompt, language) => expect(hear(prompt).language).toBe(language))

const said = (prompt: string) =>
  hear(prompt)
    .words.map(({ word }) => word)
    .join(' ')

it.each([
  ['Хочу изучить SQL без Excel за 6 недель', 'i want learn sql without excel in 6 weeks'],
  ['React를 처음부터 배우고 싶어요', 'react from scratch want to learn'],
  ['Ik wil SQL leren zonder Excel', 'i want sql learn without excel'],
  ['Pythonを学びたい', 'python learn'],
  ['データベースのコース', 'データベース of course'],
])('%j is heard as %j', (prompt, heard) => expect(said(prompt)).toBe(heard))

it('a child has an age, and so has an application that is none', () => {
  expect(said('Scratch for a 9 year old')).toContain('kid')
  expect(said('the tests of a 15 year old application')).toBe('the tests of a application')
})

it('a word is the same in all its cases', () => {
  expect(said('Хочу изучить безопасность')).toBe(said('Хочу изучить безопасности'))
  expect(said('보안을 배우고 싶어요')).toBe(said('보안 배우고 싶어요'))
})

it.each([
  ['java streams and generics, not for beginners', 'intermediate'],
  ['terraform past hello world', 'intermediate'],
  ['linux. the difficult things only', 'advanced'],
  ['I do not know the basics of java', 'beginner'],
])('%j is for somebody %s', (prompt, level) => expect(hear(prompt).level).toBe(level))

it.each([
  ['godot for someone who has never ever programmed', 'unwanted', []],
  ['OCaml and Haskell at university, now I want Rust', 'known', ['ocaml', 'haskell']],
])('%j: what is %s', (prompt, part, words) =>
  expect(hear(prompt).words.flatMap((word) => (word.part === part && word.word !== 'and' ? word.word : []))).toEqual(
    words,
  ),
)
