import { searchYoutube } from '#worker/integrations/youtube.ts'
import { FOUND_PER_SOURCE, type Source, toCandidate } from './source.ts'

/** YouTube's own search. One query each time: it is the dearest call of a day's allowance. */
export const youtubeSource: Source = {
  name: 'youtube',
  gives: 'videos',
  isConfigured: ({ env }) => Boolean(env.YOUTUBE_API_KEY),
  search: async ({ env }, { queries: [query] }) => {
    const videos = query ? await searchYoutube(env, query, FOUND_PER_SOURCE) : []
    return videos.flatMap(({ id, title, description, channel, publishedAt, language, views, minutes }) => {
      const link = `https://www.youtube.com/watch?v=${id}`
      const raw = {
        link,
        title,
        author: channel,
        summary: description,
        publishedAt,
        popularity: views,
        language,
        minutes,
      }
      const candidate = toCandidate('youtube', raw)
      return candidate?.kind === 'video' ? [candidate] : []
    })
  },
}
