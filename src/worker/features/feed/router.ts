import {
  Briefing,
  FeedPage,
  ListFeedInput,
  ListPopularInput,
  ListTopInput,
  ListVideosInput,
  MarkItemInput,
  MarkItemOutput,
  OpenItemInput,
  PreferencesOutput,
  PreferInput,
  SampleFeedInput,
} from '#shared/feed/schemas.ts'
import { ChangeSourceInput, SourcesOutput } from '#shared/sources/schemas.ts'
import { compiled } from '#worker/compiled.ts'
import { adminProcedure, router, userProcedure } from '#worker/trpc.ts'
import { changePreference, listPreferences } from './change-preference.ts'
import { changeFeedSource } from './change-source.ts'
import { listBriefing, listPopular, listTop } from './listing/popular.ts'
import { listSample } from './listing/sample.ts'
import { markItem } from './mark-item.ts'
import { openItem } from './open-item.ts'
import { listRanked, listSources } from './queries.ts'
import { wire } from './wire.ts'

export const feedRouter = router({
  bot: userProcedure
    .meta({ rest: wire.bot })
    .input(ListFeedInput)
    .output(Briefing)
    .query(({ ctx, input }) => listBriefing(ctx, input)),

  personal: userProcedure
    .meta({ rest: wire.personal })
    .input(ListFeedInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listRanked(ctx, input)),

  sample: userProcedure
    .meta({ rest: wire.sample })
    .input(SampleFeedInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listSample(ctx, input)),

  popular: userProcedure
    .meta({ rest: wire.popular })
    .input(ListPopularInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listPopular(ctx, input)),

  top: userProcedure
    .meta({ rest: wire.top })
    .input(ListTopInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listTop(ctx, input)),

  interesting: userProcedure
    .meta({ rest: wire.interesting })
    .input(ListPopularInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input: { orEarlier, ...input } }) => listRanked(ctx, input, { only: 'interesting', orEarlier })),

  podcasts: userProcedure
    .meta({ rest: wire.podcasts })
    .input(ListFeedInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listRanked(ctx, input, { kind: 'podcast' })),

  videos: userProcedure
    .meta({ rest: wire.videos })
    .input(ListVideosInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input: { feedType, ...input } }) =>
      listRanked(ctx, input, { kind: feedType === 'talks' ? 'talk' : 'vblog' }),
    ),

  ofConnections: userProcedure
    .meta({ rest: wire.ofConnections })
    .input(ListFeedInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listRanked(ctx, input, { only: 'connections' })),

  bookmarks: userProcedure
    .input(ListFeedInput)
    .output(compiled(FeedPage))
    .query(({ ctx, input }) => listRanked(ctx, input, { only: 'bookmarked' })),

  open: userProcedure.input(OpenItemInput).mutation(({ ctx, input }) => openItem(ctx, input)),

  mark: userProcedure
    .input(MarkItemInput)
    .output(MarkItemOutput)
    .mutation(({ ctx, input }) => markItem(ctx, input)),

  preferences: userProcedure.output(PreferencesOutput).query(({ ctx }) => listPreferences(ctx)),

  prefer: userProcedure.input(PreferInput).mutation(({ ctx, input }) => changePreference(ctx, input)),

  sources: adminProcedure.output(SourcesOutput).query(({ ctx }) => listSources(ctx)),

  changeSource: adminProcedure.input(ChangeSourceInput).mutation(({ ctx, input }) => changeFeedSource(ctx, input)),
})
