import type { MapLayout, PlacedStation, Point } from './layout.ts'
import type { MapStretch } from './stretches.ts'

/** Where the track runs, without branches and with. */
const RAIL = 16
const RAIL_BESIDE_BRANCHES = 44
/** From the track to the words. */
const ASIDE = 24
/** A line and a title of two, and a title of two with a line beneath. */
const HEADING = 72
const WORDS = 72
const STEP = 84
const STRETCH_GAP = 20
const FIRST_LINE = 12

const BRANCH_ASIDE = 24
const BRANCH_BOX = 32
const BRANCH_DOWN = 92
const BRANCH_STEP = 44

/** The route from top to bottom with the words beside it, where there is no room for more. */
export function layOutDown(stretches: readonly MapStretch[], width: number): MapLayout {
  const hasBranches = stretches.some(({ stations }) => stations.some(({ deepDive }) => deepDive))
  const rail = hasBranches ? RAIL_BESIDE_BRANCHES : RAIL
  const left = rail + ASIDE
  const placed: MapLayout['stretches'] = []
  let y = 0
  let last: Point | null = null
  let tail = ''
  for (const { stations } of stretches) {
    const heading = { x: left, y, width: width - left, height: HEADING }
    const here: PlacedStation[] = []
    y += HEADING + 8
    for (const { deepDive } of stations) {
      const at = { x: rail, y: y + FIRST_LINE }
      here.push({
        at,
        box: { x: rail - FIRST_LINE, y, width: width - rail + FIRST_LINE, height: WORDS },
        leg: last ? `M${rail} ${last.y}V${at.y}` : '',
        branch: deepDive && branchAt(at, width),
      })
      tail = deepDive ? `M${rail} ${at.y}v${BRANCH_DOWN + BRANCH_ASIDE}` : ''
      last = at
      y += STEP + (deepDive ? BRANCH_STEP : 0)
    }
    placed.push({ heading, stations: here })
    y += STRETCH_GAP
  }
  return { form: 'down', width, height: Math.max(HEADING, y - STRETCH_GAP), stretches: placed, tail }
}

/** Out to the left at 45°, down to its own station, and back before the next one. */
function branchAt({ x, y }: Point, width: number) {
  const aside = x - BRANCH_ASIDE
  const top = y + WORDS - FIRST_LINE + 4
  return {
    at: { x: aside, y: top + BRANCH_BOX / 2 },
    box: { x: aside - FIRST_LINE, y: top, width: width - aside + FIRST_LINE, height: BRANCH_BOX },
    track: `M${x} ${y + FIRST_LINE}L${aside} ${y + FIRST_LINE + BRANCH_ASIDE}V${y + BRANCH_DOWN}L${x} ${y + BRANCH_DOWN + BRANCH_ASIDE}`,
  }
}
