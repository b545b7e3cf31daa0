import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawMap } from '#shared/roadmaps/map/drawing.ts'
import { type Box, layOutMap, type MapLayout } from '#shared/roadmaps/map/layout.ts'
import { stretchesOf } from './stretches.ts'

const boxesOf = (layout: MapLayout): Box[] =>
  layout.stretches.flatMap(({ heading, stations }) => [
    heading,
    ...stations.flatMap(({ box, branch }) => (branch ? [box, branch.box] : [box])),
  ])

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01

/** One to forty sections in up to six phases, at any width that a screen has. */
const route = fc.record({
  counts: fc
    .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 })
    .filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= 40),
  width: fc.integer({ min: 280, max: 2400 }),
  hasDeepDives: fc.boolean(),
  title: fc.constantFrom('One', 'A section about several things', 'Long '.repeat(40)),
})

/** Where a track begins. */
const beginOf = (track: string) =>
  track
    .match(/-?[\d.]+/g)
    ?.slice(0, 2)
    .map(Number)

describe('the layout of a map', () => {
  it('no heading, station or deep dive lies over another, and all lie within the width', () => {
    fc.assert(
      fc.property(route, ({ counts, width, ...how }) => {
        const layout = layOutMap(stretchesOf(counts, how), width)
        const boxes = boxesOf(layout)
        for (const [index, box] of boxes.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01)
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height + 0.01)
          for (const other of boxes.slice(index + 1))
            expect(overlap(box, other), JSON.stringify({ box, other })).toBe(false)
        }
      }),
    )
  })

  it('every section stands on the route once, and every leg goes on where the one before ended', () => {
    fc.assert(
      fc.property(route, ({ counts, width, ...how }) => {
        const layout = layOutMap(stretchesOf(counts, how), width)
        expect(layout.stretches.map(({ stations }) => stations.length)).toEqual(counts)
        const stations = layout.stretches.flatMap((stretch) => stretch.stations)
        expect(new Set(stations.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(stations.length)
        for (const [index, { leg }] of stations.entries()) {
          const before = stations[index - 1]
          if (before) expect(beginOf(leg)).toEqual([before.at.x, before.at.y])
          else expect(leg).toBe('')
        }
      }),
    )
  })

  it('is read row by row where there is room for rows, and from top to bottom on a phone', () => {
    const stretches = stretchesOf([4, 4, 3])
    const wide = layOutMap(stretches, 1120)
    expect(wide.form).toBe('rows')
    const [first, second] = wide.stretches.map(({ stations }) => stations.map(({ at }) => at.x))
    expect(first).toEqual([...(first ?? [])].sort((one, other) => one - other))
    expect(second).toEqual([...(second ?? [])].sort((one, other) => one - other))
    expect(Math.max(...(first ?? [])) - Math.min(...(first ?? []))).toBeGreaterThan(1120 / 2)
    const narrow = layOutMap(stretches, 326)
    expect(narrow.form).toBe('down')
    expect(new Set(narrow.stretches.flatMap(({ stations }) => stations.map(({ at }) => at.x))).size).toBe(1)
  })

  it('a stretch with more stations than a row has goes on in the next one, evenly', () => {
    const [stretch] = layOutMap(stretchesOf([10]), 700).stretches
    const rows = Object.values(Object.groupBy(stretch?.stations ?? [], ({ at }) => at.y))
    expect(rows.map((row) => row?.length)).toEqual([3, 4, 3])
  })

  it('from one row to the next the track runs back between them, over no words', () => {
    for (const counts of [[4, 4, 3], [10], [1, 1], [12, 12, 12]]) {
      const layout = layOutMap(stretchesOf(counts, { hasDeepDives: true }), 700)
      const boxes = boxesOf(layout)
      const legs = layout.stretches.flatMap(({ stations }) => stations.map(({ leg }) => leg))
      const backs = legs.flatMap((leg) => [...leg.matchAll(/ ([\d.]+)H28A/g)].map(([, y]) => Number(y)))
      expect(backs.length).toBeGreaterThan(0)
      for (const back of backs)
        expect(boxes.filter((box) => box.y < back + 3 && back - 3 < box.y + box.height)).toEqual([])
    }
  })

  it('without words it is low enough for a picture', () => {
    expect(layOutMap(stretchesOf([4, 4, 4, 4]), 1072, false).height).toBeLessThan(430)
  })

  it('an empty roadmap is an empty map', () => {
    expect(layOutMap([], 1000)).toMatchObject({ stretches: [], tail: '' })
    expect(drawMap([], layOutMap([], 1000))).toEqual([])
  })
})

describe('the drawing of a map', () => {
  const [stretch] = stretchesOf([4])
  const states = ['covered', 'covered', 'begun', 'empty'] as const
  const drawn = () => {
    const stations = (stretch?.stations ?? []).map((station, index) => ({
      ...station,
      state: states[index] ?? ('open' as const),
      isNext: index === 2,
    }))
    const stretches = stretch ? [{ ...stretch, stations }] : []
    return drawMap(stretches, layOutMap(stretches, 1000))
  }

  it('the track is covered between two covered stations, and dashed to one that is only planned', () => {
    expect(drawn().flatMap((mark) => ('path' in mark ? [mark.kind] : []))).toEqual([
      ...['track', 'planned', 'covered', 'half'],
    ])
  })

  it('the next station alone has the ring', () => {
    const marks = drawn()
    const rings = marks.filter(({ kind }) => kind === 'ring')
    const third = marks.filter(({ kind }) => kind === 'station')[2]
    expect(rings).toHaveLength(1)
    expect(rings[0]).toMatchObject({ at: third && 'at' in third ? third.at : null })
  })
})
