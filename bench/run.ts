import { measureCrowd } from './crowd.ts'
import { onStage, tell } from './stage.ts'
import { formatTable, type Row } from './table.ts'
import { measureThroughput } from './throughput.ts'

const rows: Row[] = await onStage(async (stage) => {
  tell('requests per second')
  return [...(await measureThroughput(stage)), ...(await measureCrowd(stage))]
})
console.log(formatTable(rows))
