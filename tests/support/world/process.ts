import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorld } from '#dev/world.ts'

/** Starts a world for whoever forked this process, says how to reach it, and ends with its parent. */
const ofProviders = ['new', 'old', 'first', 'once', 'sealed'].flatMap((name) => [`${name}-google`, `${name}-twitter`])
const askers = ['asker', 'bringer', 'poster', 'chatty', 'chatty-two']
const others = [
  ...askers,
  'race-a',
  'race-b',
  'race-c',
  'x-private',
  'linker',
  'linked',
  'race-owner',
  'foreign-return',
]
process.env.DEV_PEOPLE = [
  'grace',
  'linus',
  'margaret',
  'barbara',
  'radia',
  'blocked',
  'blocked-racing',
  ...ofProviders,
  ...others,
].join(',')
const dataDir = await mkdtemp(join(tmpdir(), 'tubli-tests-'))
const world = await startWorld({ dataDir, appPort: 5173, persist: false, model: 'stand-in' })
process.once('disconnect', async () => {
  await world.close()
  process.exit(0)
})
// the model takes its time only where a test is about time
process.send?.({ ...world.vars, MODEL_NAME: `${world.vars.MODEL_NAME}@0` })
