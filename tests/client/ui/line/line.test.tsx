// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Line } from '#client/ui/line/line.tsx'
import { layOut } from '#client/ui/line/line-path.ts'

const MEASURE = { gap: 20, rise: 10, margin: 5 }

function draw(line: ReactElement): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(line)
  return container
}

const statesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('circle')].map((circle) => circle.getAttribute('data-state'))

describe('Line', () => {
  it('fills covered stations, rings the next one and leaves the others open', () => {
    const container = draw(
      <Line
        stretches={[
          { stations: 2, covered: 2 },
          { stations: 3, covered: 1 },
        ]}
      />,
    )
    expect(statesOf(container)).toEqual(['covered', 'covered', 'covered', 'next', 'open'])
  })

  it('shows what is being written and what is only planned', () => {
    const container = draw(
      <Line
        stretches={[
          { stations: 1, covered: 0 },
          { stations: 1, covered: 0, state: 'writing' },
          { stations: 1, covered: 0, state: 'empty' },
        ]}
      />,
    )
    expect(statesOf(container)).toEqual(['next', 'writing', 'empty'])
  })

  it('is decoration', () => {
    const drawing = draw(<Line stretches={[{ stations: 3, covered: 1 }]} />).querySelector('svg')
    expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  })

  it('swaps its sides when it is vertical', () => {
    const stretches = [{ stations: 4, covered: 0 }]
    const sidesOf = (line: ReactElement) =>
      ['width', 'height'].map((side) => draw(line).querySelector('svg')?.getAttribute(side))
    const [width, height] = sidesOf(<Line stretches={stretches} />)
    expect(sidesOf(<Line stretches={stretches} orientation="vertical" />)).toEqual([height, width])
  })

  it('draws nothing breakable without stretches', () => {
    const container = draw(<Line stretches={[]} />)
    expect(container.querySelectorAll('circle')).toHaveLength(0)
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
  })
})

describe('layOut', () => {
  it('stands the stations one gap apart, from 0 to the whole way', () => {
    const { stations } = layOut([{ stations: 3, covered: 0 }], MEASURE)
    expect(stations.map(({ x }) => x)).toEqual([5, 25, 45])
    expect(stations.map(({ at }) => at)).toEqual([0, 0.5, 1])
  })

  it('puts the highest stretch at the upper margin', () => {
    const { stations, height } = layOut(
      [
        { stations: 1, covered: 0, level: 1 },
        { stations: 1, covered: 0, level: -1 },
      ],
      MEASURE,
    )
    expect(stations.map(({ y }) => y)).toEqual([25, 5])
    expect(height).toBe(30)
  })

  it('ends the covered track where the unbroken beginning ends', () => {
    const shape = layOut(
      [
        { stations: 2, covered: 1 },
        { stations: 2, covered: 2 },
      ],
      MEASURE,
    )
    expect(shape.coveredTrack).toBe('')
    expect(shape.stations.map(({ state }) => state)).toEqual(['covered', 'next', 'covered', 'covered'])
  })

  it('shows what is done where it is, and rings what comes next where that is said', () => {
    const stretches = [
      { stations: 3, covered: 1, done: [2] },
      { stations: 2, covered: 0 },
    ]
    const states = (...all: Parameters<typeof layOut>[0]) => layOut(all, MEASURE).stations.map(({ state }) => state)
    expect(states(...stretches)).toEqual(['next', 'covered', 'open', 'open', 'open'])
    expect(states(...stretches.map((one, at) => (at === 1 ? { ...one, next: 2 } : one)))).toEqual([
      ...['open', 'covered', 'open', 'open', 'next'],
    ])
  })

  it('lets the planned track begin at the last written station', () => {
    const { track, plannedTrack } = layOut(
      [
        { stations: 2, covered: 0 },
        { stations: 1, covered: 0, state: 'empty' },
      ],
      MEASURE,
    )
    expect(track).toBe('M5 5H25')
    expect(plannedTrack).toBe('M25 5H45')
  })
})
