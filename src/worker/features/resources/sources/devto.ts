import { listDevtoArticles } from '#worker/integrations/devto.ts'
import { FOUND_PER_SOURCE, type Source, toCandidate } from './source.ts'

/** dev.to can't be searched, only listed by tag: what its readers liked in the last two years. */
const DAYS = 730
const TOPICS_ASKED = 2

/** Where dev.to's tag is not the topic's id without its hyphens. */
const TAGS: Record<string, string> = {
  'ai-agents': 'agents',
  'ci-cd': 'cicd',
  'data-structures-algorithms': 'algorithms',
  'data-visualization': 'datavisualization',
  'freelancing-pricing': 'freelancing',
  'freelancing-start': 'freelancing',
  'gpt-apps': 'openai',
  'html-css': 'css',
  'message-queues': 'kafka',
  nodejs: 'node',
  'open-source-contributing': 'opensource',
  'open-source-maintaining': 'opensource',
  'operating-systems': 'computerscience',
  postgresql: 'postgres',
  'rest-api': 'api',
  'secure-coding': 'security',
  'spring-boot': 'springboot',
  'web-performance': 'webperf',
  'web-security': 'security',
  'web-testing': 'testing',
  accessibility: 'a11y',
}

export const devtoSource: Source = {
  name: 'devto',
  gives: 'texts',
  isConfigured: ({ env }) => env.DEVTO_API_URL !== '',
  search: async ({ env }, { topics }) => {
    const tags = new Set(topics.slice(0, TOPICS_ASKED).map((topic) => TAGS[topic] ?? topic.replaceAll('-', '')))
    const lists = [...tags].map((tag) => listDevtoArticles(env, tag, DAYS, FOUND_PER_SOURCE))
    return (await Promise.all(lists))
      .flat()
      .flatMap(({ link, title, description, author, publishedAt, reactions, minutes }) => {
        const raw = {
          link,
          title,
          author,
          summary: description,
          publishedAt,
          popularity: reactions,
          language: null,
          minutes,
        }
        return toCandidate('devto', raw) ?? []
      })
      .slice(0, FOUND_PER_SOURCE)
  },
}
