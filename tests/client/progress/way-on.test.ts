import { expect, it } from 'vitest'
import { wayOn } from '#shared/progress/way-on.ts'

/** Phases of two sections each; the numbers say which sections are completed, as 'phase.section'. */
const route = (completed: string[], { certificate = null as unknown, isBegun = false } = {}) => ({
  certificate,
  isBegun,
  phases: [1, 2].map((n) => ({
    id: `p-${n}`,
    title: `Phase ${n}`,
    sections: [1, 2].map((number) => ({
      number,
      title: `Section ${n}.${number}`,
      isCompleted: completed.includes(`${n}.${number}`),
    })),
  })),
})
const ALL = ['1.1', '1.2', '2.1', '2.2']

/** 'continue 1.2' */
const said = (way: ReturnType<typeof wayOn>) =>
  'stop' in way ? `${way.kind} ${way.stop.phaseNumber}.${way.stop.number}` : way.kind

it('nothing begun starts with the first section, anything begun goes on with the first that is open', () => {
  expect(said(wayOn(route([])))).toBe('start 1.1')
  expect(said(wayOn(route([], { isBegun: true })))).toBe('continue 1.1')
  expect(said(wayOn(route(['1.1'])))).toBe('continue 1.2')
  expect(said(wayOn(route(['1.1', '1.2'])))).toBe('continue 2.1')
  expect(said(wayOn(route(['2.1', '2.2'])))).toBe('continue 1.1')
})

it('what rests comes last, and then says until when', () => {
  const now = '2026-11-23T10:00:00.000Z'
  const resting = (restsUntil: string, ...names: string[]) => {
    const { phases, ...rest } = route(['1.1'])
    const isIt = ({ title }: { title: string }) => names.some((name) => title.endsWith(name))
    const sections = (all: (typeof phases)[number]['sections']) =>
      all.map((section) => (isIt(section) ? { ...section, restsUntil } : section))
    return wayOn(
      { ...rest, phases: phases.map((phase) => ({ ...phase, sections: sections(phase.sections) })) },
      undefined,
      now,
    )
  }
  const tomorrow = '2026-11-24T00:00:00.000Z'
  expect(said(resting(tomorrow, '1.2'))).toBe('continue 2.1')
  expect(said(resting(now, '1.2'))).toBe('continue 1.2')
  const all = resting(tomorrow, '1.2', '2.1', '2.2')
  expect(said(all)).toBe('continue 1.2')
  expect(all).toMatchObject({ stop: { restsUntil: tomorrow } })
})

it('once all is completed it is the certificate, where there is one', () => {
  expect(said(wayOn(route(ALL, { certificate: {} })))).toBe('certificate')
  expect(said(wayOn(route(ALL)))).toBe('none')
  expect(said(wayOn({ phases: [], isBegun: false, certificate: null }))).toBe('none')
})

it('from a section it is the one behind it, completed or not, across phases', () => {
  expect(said(wayOn(route([]), { phaseId: 'p-1', number: 1 }))).toBe('next 1.2')
  expect(said(wayOn(route(ALL), { phaseId: 'p-1', number: 2 }))).toBe('next 2.1')
})

it('from the last one it is what was left out, and never itself', () => {
  const last = { phaseId: 'p-2', number: 2 }
  expect(said(wayOn(route(['1.1', '2.1']), last))).toBe('continue 1.2')
  expect(said(wayOn(route(['1.1', '1.2', '2.1']), last))).toBe('none')
  expect(said(wayOn(route(ALL, { certificate: {} }), last))).toBe('certificate')
})
