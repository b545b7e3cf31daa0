import { accessibility } from './accessibility.ts'
import { aiAgents } from './ai-agents.ts'
import { angular } from './angular.ts'
import { authentication } from './authentication.ts'
import { aws } from './aws.ts'
import { ciCd } from './ci-cd.ts'
import { computerVision } from './computer-vision.ts'
import { concurrency } from './concurrency.ts'
import { cpp } from './cpp.ts'
import { csharp } from './csharp.ts'
import { dataEngineering } from './data-engineering.ts'
import { dataStructuresAlgorithms } from './data-structures-algorithms.ts'
import { dataVisualization } from './data-visualization.ts'
import { deepLearning } from './deep-learning.ts'
import { designPatterns } from './design-patterns.ts'
import { django } from './django.ts'
import { docker } from './docker.ts'
import { fastapi } from './fastapi.ts'
import { freelancingPricing } from './freelancing-pricing.ts'
import { freelancingStart } from './freelancing-start.ts'
import { git } from './git.ts'
import { go } from './go.ts'
import { gptApps } from './gpt-apps.ts'
import { graphql } from './graphql.ts'
import { htmlCss } from './html-css.ts'
import { java } from './java.ts'
import { javascript } from './javascript.ts'
import { kotlin } from './kotlin.ts'
import { kubernetes } from './kubernetes.ts'
import { linux } from './linux.ts'
import { machineLearning } from './machine-learning.ts'
import { messageQueues } from './message-queues.ts'
import { mlops } from './mlops.ts'
import { networking } from './networking.ts'
import { nextjs } from './nextjs.ts'
import { nlp } from './nlp.ts'
import { nodejs } from './nodejs.ts'
import { numpy } from './numpy.ts'
import { openSourceContributing } from './open-source-contributing.ts'
import { openSourceMaintaining } from './open-source-maintaining.ts'
import { operatingSystems } from './operating-systems.ts'
import { pandas } from './pandas.ts'
import { php } from './php.ts'
import { postgresql } from './postgresql.ts'
import { promptEngineering } from './prompt-engineering.ts'
import { python } from './python.ts'
import { rag } from './rag.ts'
import { react } from './react.ts'
import { redis } from './redis.ts'
import { restApi } from './rest-api.ts'
import { ruby } from './ruby.ts'
import { rust } from './rust.ts'
import { secureCoding } from './secure-coding.ts'
import { springBoot } from './spring-boot.ts'
import { sql } from './sql.ts'
import { statistics } from './statistics.ts'
import { swift } from './swift.ts'
import { systemDesign } from './system-design.ts'
import { terraform } from './terraform.ts'
import type { Topic } from './topic.ts'
import { typescript } from './typescript.ts'
import { vue } from './vue.ts'
import { webPerformance } from './web-performance.ts'
import { webSecurity } from './web-security.ts'
import { webTesting } from './web-testing.ts'

/** Everything the built-in author can teach; a new topic is a file and two lines here. */
export const ALL_TOPICS: readonly Topic[] = [
  accessibility,
  aiAgents,
  angular,
  authentication,
  aws,
  ciCd,
  computerVision,
  concurrency,
  cpp,
  csharp,
  dataEngineering,
  dataStructuresAlgorithms,
  dataVisualization,
  deepLearning,
  designPatterns,
  django,
  docker,
  fastapi,
  freelancingPricing,
  freelancingStart,
  git,
  go,
  gptApps,
  graphql,
  htmlCss,
  java,
  javascript,
  kotlin,
  kubernetes,
  linux,
  machineLearning,
  messageQueues,
  mlops,
  networking,
  nextjs,
  nlp,
  nodejs,
  numpy,
  openSourceContributing,
  openSourceMaintaining,
  operatingSystems,
  pandas,
  php,
  postgresql,
  promptEngineering,
  python,
  rag,
  react,
  redis,
  restApi,
  ruby,
  rust,
  secureCoding,
  springBoot,
  sql,
  statistics,
  swift,
  systemDesign,
  terraform,
  typescript,
  vue,
  webPerformance,
  webSecurity,
  webTesting,
]

const byId = new Map(ALL_TOPICS.map((topic) => [topic.id, topic]))

/** The topic with this id, if the curriculum has it. */
export function topicById(id: string): Topic | undefined {
  return byId.get(id)
}
