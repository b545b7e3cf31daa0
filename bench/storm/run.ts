import { buildIfStale } from '#dev/run/build.ts'
import { onStopSignal } from '#dev/run/signals.ts'
import { startModel } from '#dev/stand-ins/model/start-model.ts'
import { tell } from '../stage.ts'
import { databaseHangs, databaseResets, hostKilled, postgresKilled, workerKilled } from './abuses/database.ts'
import { freeGeneration } from './abuses/free-generation.ts'
import { limitRaces } from './abuses/limit-races.ts'
import { honestLoad } from './abuses/load.ts'
import { badModels, beBrief } from './abuses/model.ts'
import { refundLoop } from './abuses/refund-loop.ts'
import { webhooks } from './abuses/webhooks.ts'
import { formatOutcomes, isCalm, type Outcome } from './outcomes.ts'
import { Product } from './product.ts'
import { type Abuse, type Scale, Storm } from './storm.ts'
import { suffer } from './suffer.ts'

/** `npm run storm`: every abuse that we know of against the product as `npm start` makes it. All zero, or exit 1. */

const scales = {
  '': { people: 6, generations: 480, requests: 2400, loadSeconds: 45 },
  '--short': { people: 3, generations: 16, requests: 80, loadSeconds: 10 },
  '--long': { people: 6, generations: 3000, requests: 10_000, loadSeconds: 3600 },
} satisfies Record<string, Scale>

const short: Abuse[] = [freeGeneration, limitRaces, webhooks, postgresKilled]
const all: Abuse[] = [
  ...[freeGeneration, refundLoop, limitRaces, webhooks, honestLoad],
  ...[...badModels, databaseHangs, databaseResets, postgresKilled, workerKilled, hostKilled],
]

const option = process.argv[2] ?? ''
if (!(option in scales)) throw new Error(`Unknown argument "${option}"; there are --short and --long.`)
await buildIfStale(AbortSignal.timeout(120_000))
const model = await startModel()
await beBrief(model)
const product = await Product.start({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: `${model.url}/v1`,
  MODEL_API_KEY: model.control.apiKey,
  MODEL_NAME: model.control.modelName,
  MODEL_SILENCE_SECONDS: '2',
  MODEL_TOTAL_SECONDS: '5',
  GENERATION_LEASE_SECONDS: '3',
})
onStopSignal(() => product.close().finally(() => process.exit(130)))
const outcomes: Outcome[] = []
try {
  const storm = new Storm(product, model, scales[option as keyof typeof scales])
  for (const abuse of option === '--short' ? short : all) {
    tell(`${abuse.name} …`)
    const outcome = await suffer(storm, abuse)
    outcomes.push(outcome)
    tell(`  ${outcome.seconds} s`)
  }
} finally {
  await product.close()
  await model.close()
}
console.log(formatOutcomes(outcomes))
process.exit(isCalm(outcomes) ? 0 : 1)
