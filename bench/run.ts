import { buildIfStale } from '#dev/run/build.ts'
import { measureAssistant } from './assistant.ts'
import { measureSpending, measureWebhooks } from './billing.ts'
import { measureBounties } from './bounty-pages.ts'
import { measureCrowd } from './crowd.ts'
import { measureFeed } from './feed-pages.ts'
import { measureJobs } from './job-pages.ts'
import { measureMarking } from './mark-complete.ts'
import { measurePageLoads } from './page-loads.ts'
import { measurePages } from './page-sizes.ts'
import { measurePeople } from './people-pages.ts'
import { evaluatePlanner } from './planner/evaluate-planner.ts'
import { measureProjects } from './project-pages.ts'
import { measureRanking } from './resource-ranking.ts'
import { measureSectionPage } from './section-page.ts'
import { onStage, type Stage, tell } from './stage.ts'
import { measureWorker } from './start-up.ts'
import { measureStreaming } from './streaming.ts'
import { formatTable, type Row } from './table.ts'
import { measureThroughput } from './throughput.ts'

/** `npm run bench`: every goal of speed and size as a ratio that was measured in this one run. Only an error fails it. */
async function measureAll(): Promise<void> {
  tell('Sizes and start-up …')
  const built = await measureBuilt()
  const live: Row[] = await onStage(async (stage) => {
    tell('Requests per second …')
    const throughput = await measureThroughput(stage)
    tell('The section page …')
    const sectionPage = await measureSectionPage(stage)
    tell('Marking cards in a browser …')
    const marking = await measureMarking(stage)
    tell('First visits over slow lines …')
    const pageLoads = await measurePageLoads(stage)
    tell('Webhooks and spending …')
    const billing = [...(await measureWebhooks(stage)), ...(await measureSpending(stage))]
    tell('Among many roadmaps of others …')
    const crowd = await measureCrowd(stage)
    tell('Ranking among many resources …')
    const ranking = await measureRanking(stage)
    tell('The feed among many items …')
    const feed = await measureFeed(stage)
    tell('A graph of many people …')
    const people = await measurePeople(stage)
    tell('The board among many listings …')
    const jobs = await measureJobs(stage)
    tell('Bounties among many …')
    const bounties = await measureBounties(stage)
    tell('Open source among many issues …')
    const projects = await measureProjects(stage)
    tell('The assistant …')
    const assistant = await measureAssistant(stage)
    tell('Streams, for about two minutes …')
    const streams = await measureStreaming(stage)
    return [
      ...throughput,
      ...billing,
      ...sectionPage,
      ...marking,
      ...pageLoads,
      ...streams,
      ...crowd,
      ...ranking,
      ...feed,
      ...people,
      ...jobs,
      ...bounties,
      ...projects,
      ...assistant,
    ]
  })
  console.log(formatTable([...live, ...built]))
}

/** What is measured of the deployable, of today's. */
async function onlyBuilt(measure: (stage: Stage) => Promise<Row[]>): Promise<Row[]> {
  await buildIfStale(new AbortController().signal)
  return onStage(measure)
}

/** Sizes and start-up: what is built is looked at, without anything around it. */
async function measureBuilt(): Promise<Row[]> {
  await buildIfStale(new AbortController().signal)
  return [...measurePages(), ...(await measureWorker())]
}

/** What can be measured by itself. */
const PARTS: Record<string, () => Promise<Row[]>> = {
  built: measureBuilt,
  'page-loads': () => onlyBuilt(measurePageLoads),
  feed: () => onStage(measureFeed),
  people: () => onStage(measurePeople),
  jobs: () => onStage(measureJobs),
  bounties: () => onStage(measureBounties),
  projects: () => onStage(measureProjects),
  assistant: () => onlyBuilt(measureAssistant),
  streams: () => onlyBuilt(measureStreaming),
}

const [name, ...options] = process.argv.slice(2)
const part = name === undefined ? undefined : PARTS[name]
if (name === undefined) await measureAll()
else if (name === 'planner') await evaluatePlanner(options)
else if (part) console.log(formatTable(await part()))
else throw new Error(`Unknown argument "${name}"; there are planner, ${Object.keys(PARTS).join(', ')}.`)
