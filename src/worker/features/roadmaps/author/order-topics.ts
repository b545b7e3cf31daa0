import type { Topic } from '#worker/features/library/curriculum/topic.ts'

/** What each topic stands on, where that isn't the reader's free choice. */
const BUILDS_ON: Record<string, string[]> = {
  'ai-agents': ['python', 'gpt-apps', 'prompt-engineering'],
  angular: ['typescript', 'javascript', 'html-css'],
  'ci-cd': ['git', 'docker'],
  'computer-vision': ['python', 'numpy', 'deep-learning', 'machine-learning'],
  'data-engineering': ['python', 'sql'],
  'data-visualization': ['python', 'pandas', 'statistics', 'sql'],
  'deep-learning': ['python', 'numpy', 'statistics', 'machine-learning'],
  django: ['python', 'html-css', 'sql'],
  docker: ['linux'],
  fastapi: ['python'],
  'freelancing-pricing': ['freelancing-start'],
  'gpt-apps': ['python', 'javascript', 'typescript', 'prompt-engineering'],
  graphql: ['rest-api', 'nodejs', 'javascript', 'typescript'],
  javascript: ['html-css'],
  kubernetes: ['docker', 'linux', 'networking'],
  'machine-learning': ['python', 'numpy', 'pandas', 'statistics'],
  mlops: ['python', 'machine-learning', 'deep-learning', 'docker'],
  nextjs: ['react', 'javascript', 'typescript', 'html-css'],
  nlp: ['python', 'machine-learning', 'deep-learning'],
  nodejs: ['javascript', 'typescript', 'html-css'],
  numpy: ['python'],
  'open-source-contributing': ['git'],
  'open-source-maintaining': ['git', 'open-source-contributing'],
  pandas: ['python', 'numpy'],
  postgresql: ['sql'],
  rag: ['python', 'gpt-apps', 'prompt-engineering'],
  react: ['javascript', 'typescript', 'html-css'],
  'rest-api': ['nodejs', 'javascript', 'typescript'],
  'spring-boot': ['java', 'kotlin'],
  terraform: ['aws'],
  typescript: ['javascript', 'html-css'],
  vue: ['javascript', 'typescript', 'html-css'],
  'web-performance': ['html-css', 'javascript'],
  'web-testing': ['html-css', 'javascript', 'react', 'typescript'],
}

/** Whether `topic` presupposes `base`. */
export function buildsOn(topic: Topic, base: Topic): boolean {
  return BUILDS_ON[topic.id]?.includes(base.id) ?? false
}

/** The topics in the order of learning: what others stand on comes first, else the given order stays. */
export function inLearningOrder(topics: readonly Topic[]): Topic[] {
  const rest = [...topics]
  const ordered: Topic[] = []
  while (rest.length > 0) {
    const next = rest.findIndex((topic) => !rest.some((other) => buildsOn(topic, other)))
    ordered.push(...rest.splice(Math.max(0, next), 1))
  }
  return ordered
}

/** The topic that the others serve: the last that builds on one of them, else the most important, which is the first. */
export function goalOf(topics: readonly Topic[]): Topic | undefined {
  return topics.findLast((topic) => topics.some((other) => buildsOn(topic, other))) ?? topics[0]
}
