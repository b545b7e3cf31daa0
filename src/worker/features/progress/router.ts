import { Home, HomeInput } from '#shared/progress/home-schemas.ts'
import {
  AskQuestionsInput,
  AskQuestionsOutput,
  ContentCount,
  CountContentInput,
  CustomizeContentInput,
  JudgeAnswerInput,
  JudgeAnswerOutput,
  LoadMoreContentInput,
  OpenProgressInput,
  PhaseProgress,
  PhaseStatus,
  PhaseStatusInput,
  RecentPhase,
  RecentPhasesInput,
  SwapContentInput,
  UpdateProgressInput,
  UpdateProgressOutput,
  VoteContentInput,
} from '#shared/progress/schemas.ts'
import { RegenerateSectionInput, SectionsOutput } from '#shared/roadmaps/section-schemas.ts'
import { compiled } from '#worker/compiled.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { askQuestions } from './ask-questions.ts'
import { voteContent } from './content/vote-content.ts'
import { countContent } from './count-content.ts'
import { customizeContent } from './customize-content.ts'
import { getHome } from './home/queries.ts'
import { judgeAnswer } from './judge-answer.ts'
import { loadMoreContent } from './load-more-content.ts'
import { noteProcedures } from './notes/router.ts'
import { openProgress } from './open-progress.ts'
import { getPhaseStatus, listRecentPhases } from './phase/queries.ts'
import { regenerateSection } from './regenerate-section.ts'
import { swapContent } from './swap-content.ts'
import { triesProcedures } from './tries/router.ts'
import { updateProgress, updateTasks } from './update-progress.ts'
import { wire } from './wire.ts'

export const progressRouter = router({
  ...noteProcedures,

  open: visitorProcedure
    .meta({ impersonation: 'allowed', rest: wire.open })
    .input(OpenProgressInput)
    .output(compiled(PhaseProgress))
    .mutation(({ ctx, input }) => openProgress(ctx, input)),

  status: visitorProcedure
    .meta({ rest: wire.status })
    .input(PhaseStatusInput)
    .output(PhaseStatus)
    .query(({ ctx, input }) => getPhaseStatus(ctx, input)),

  update: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.update })
    .input(UpdateProgressInput)
    .output(UpdateProgressOutput)
    .mutation(({ ctx, input }) => updateProgress(ctx, input)),

  /** Only a judged answer completes a task. */
  tasks: userProcedure
    .meta({ rest: wire.tasks })
    .input(UpdateProgressInput)
    .output(PhaseProgress)
    .mutation(({ ctx, input }) => updateTasks(ctx, input)),

  recent: userProcedure
    .meta({ rest: wire.recent })
    .input(RecentPhasesInput)
    .output(RecentPhase.array())
    .query(({ ctx, input }) => listRecentPhases(ctx, input)),

  swapContent: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.swapContent })
    .input(SwapContentInput)
    .output(PhaseProgress)
    .mutation(({ ctx, input }) => swapContent(ctx, input)),

  voteContent: userProcedure
    .input(VoteContentInput)
    .output(PhaseProgress)
    .mutation(({ ctx, input }) => voteContent(ctx, input)),

  countContent: userProcedure
    .input(CountContentInput)
    .output(ContentCount.array())
    .query(({ ctx, input }) => countContent(ctx, input)),

  customizeContent: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.customizeContent })
    .input(CustomizeContentInput)
    .output(PhaseProgress)
    .mutation(({ ctx, input }) => customizeContent(ctx, input)),

  loadMoreContent: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.loadMoreContent, limit: ['links'] })
    .input(LoadMoreContentInput)
    .output(PhaseProgress)
    .mutation(({ ctx, input }) => loadMoreContent(ctx, input)),

  askQuestions: userProcedure
    .meta({ rest: wire.askQuestions, limit: ['model', 'questions'] })
    .input(AskQuestionsInput)
    .output(AskQuestionsOutput)
    .mutation(({ ctx, input }) => askQuestions(ctx, input)),

  judgeAnswer: userProcedure
    .meta({ rest: wire.judgeAnswer, limit: ['model', 'answers'] })
    .input(JudgeAnswerInput)
    .output(JudgeAnswerOutput)
    .mutation(({ ctx, input }) => judgeAnswer(ctx, input)),

  ...triesProcedures,

  /** For /home alone; the noun is the learning of one person. */
  home: userProcedure
    .input(HomeInput)
    .output(compiled(Home))
    .query(({ ctx, input }) => getHome(ctx, input)),

  /** It stands here, and not among the sections' other edits, because what was learned from the old text goes. */
  regenerateSection: userProcedure
    .meta({ rest: wire.regenerateSection, limit: ['model', 'modelAtOnce', 'sectionTexts'] })
    .input(RegenerateSectionInput)
    .output(SectionsOutput)
    .mutation(({ ctx, input }) => regenerateSection(ctx, input)),
})
