import { accessibility } from '#worker/features/roadmaps/curriculum/accessibility.ts'
import { aiAgents } from '#worker/features/roadmaps/curriculum/ai-agents.ts'
import { angular } from '#worker/features/roadmaps/curriculum/angular.ts'
import { authentication } from '#worker/features/roadmaps/curriculum/authentication.ts'
import { aws } from '#worker/features/roadmaps/curriculum/aws.ts'
import { ciCd } from '#worker/features/roadmaps/curriculum/ci-cd.ts'
import { computerVision } from '#worker/features/roadmaps/curriculum/computer-vision.ts'
import { concurrency } from '#worker/features/roadmaps/curriculum/concurrency.ts'
import { cpp } from '#worker/features/roadmaps/curriculum/cpp.ts'
import { csharp } from '#worker/features/roadmaps/curriculum/csharp.ts'
import { dataEngineering } from '#worker/features/roadmaps/curriculum/data-engineering.ts'
import { dataStructuresAlgorithms } from '#worker/features/roadmaps/curriculum/data-structures-algorithms.ts'
import { dataVisualization } from '#worker/features/roadmaps/curriculum/data-visualization.ts'
import { deepLearning } from '#worker/features/roadmaps/curriculum/deep-learning.ts'
import { designPatterns } from '#worker/features/roadmaps/curriculum/design-patterns.ts'
import { django } from '#worker/features/roadmaps/curriculum/django.ts'
import { docker } from '#worker/features/roadmaps/curriculum/docker.ts'
import { fastapi } from '#worker/features/roadmaps/curriculum/fastapi.ts'
import { freelancingPricing } from '#worker/features/roadmaps/curriculum/freelancing-pricing.ts'
import { freelancingStart } from '#worker/features/roadmaps/curriculum/freelancing-start.ts'
import { git } from '#worker/features/roadmaps/curriculum/git.ts'
import { go } from '#worker/features/roadmaps/curriculum/go.ts'
import { gptApps } from '#worker/features/roadmaps/curriculum/gpt-apps.ts'
import { graphql } from '#worker/features/roadmaps/curriculum/graphql.ts'
import { htmlCss } from '#worker/features/roadmaps/curriculum/html-css.ts'
import { java } from '#worker/features/roadmaps/curriculum/java.ts'
import { javascript } from '#worker/features/roadmaps/curriculum/javascript.ts'
import { kotlin } from '#worker/features/roadmaps/curriculum/kotlin.ts'
import { kubernetes } from '#worker/features/roadmaps/curriculum/kubernetes.ts'
import { linux } from '#worker/features/roadmaps/curriculum/linux.ts'
import { machineLearning } from '#worker/features/roadmaps/curriculum/machine-learning.ts'
import { messageQueues } from '#worker/features/roadmaps/curriculum/message-queues.ts'
import { mlops } from '#worker/features/roadmaps/curriculum/mlops.ts'
import { networking } from '#worker/features/roadmaps/curriculum/networking.ts'
import { nextjs } from '#worker/features/roadmaps/curriculum/nextjs.ts'
import { nlp } from '#worker/features/roadmaps/curriculum/nlp.ts'
import { nodejs } from '#worker/features/roadmaps/curriculum/nodejs.ts'
import { numpy } from '#worker/features/roadmaps/curriculum/numpy.ts'
import { openSourceContributing } from '#worker/features/roadmaps/curriculum/open-source-contributing.ts'
import { openSourceMaintaining } from '#worker/features/roadmaps/curriculum/open-source-maintaining.ts'
import { operatingSystems } from '#worker/features/roadmaps/curriculum/operating-systems.ts'
import { pandas } from '#worker/features/roadmaps/curriculum/pandas.ts'
import { php } from '#worker/features/roadmaps/curriculum/php.ts'
import { postgresql } from '#worker/features/roadmaps/curriculum/postgresql.ts'
import { promptEngineering } from '#worker/features/roadmaps/curriculum/prompt-engineering.ts'
import { python } from '#worker/features/roadmaps/curriculum/python.ts'
import { rag } from '#worker/features/roadmaps/curriculum/rag.ts'
import { react } from '#worker/features/roadmaps/curriculum/react.ts'
import { redis } from '#worker/features/roadmaps/curriculum/redis.ts'
import { restApi } from '#worker/features/roadmaps/curriculum/rest-api.ts'
import { ruby } from '#worker/features/roadmaps/curriculum/ruby.ts'
import { rust } from '#worker/features/roadmaps/curriculum/rust.ts'
import { secureCoding } from '#worker/features/roadmaps/curriculum/secure-coding.ts'
import { springBoot } from '#worker/features/roadmaps/curriculum/spring-boot.ts'
import { sql } from '#worker/features/roadmaps/curriculum/sql.ts'
import { statistics } from '#worker/features/roadmaps/curriculum/statistics.ts'
import { swift } from '#worker/features/roadmaps/curriculum/swift.ts'
import { systemDesign } from '#worker/features/roadmaps/curriculum/system-design.ts'
import { terraform } from '#worker/features/roadmaps/curriculum/terraform.ts'
import type { Topic } from '#worker/features/roadmaps/curriculum/topic.ts'
import { typescript } from '#worker/features/roadmaps/curriculum/typescript.ts'
import { vue } from '#worker/features/roadmaps/curriculum/vue.ts'
import { webPerformance } from '#worker/features/roadmaps/curriculum/web-performance.ts'
import { webSecurity } from '#worker/features/roadmaps/curriculum/web-security.ts'
import { webTesting } from '#worker/features/roadmaps/curriculum/web-testing.ts'

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
