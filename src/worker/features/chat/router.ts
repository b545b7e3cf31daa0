import {
  AddMemoryInput,
  AnswerInput,
  AskInput,
  AskOutput,
  CompleteInput,
  CompleteOutput,
  Conversation,
  ConversationInput,
  HistoryInput,
  HistoryOutput,
  ListConversationsInput,
  ListConversationsOutput,
  ListMemoriesOutput,
  RemoveMemoryInput,
  StopRunInput,
  SuggestPromptsInput,
  SuggestPromptsOutput,
  UpdateConversationInput,
} from '#shared/chat/schemas.ts'
import { router, userProcedure } from '#worker/trpc.ts'
import { addMemory } from './add-memory.ts'
import { answerMessages } from './answer-messages.ts'
import { askAssistant } from './ask-assistant.ts'
import { suggestPrompts } from './find-prompts.ts'
import { getConversation, getHistory, listConversations, listMemories } from './queries.ts'
import { removeConversation } from './remove-conversation.ts'
import { removeMemory } from './remove-memory.ts'
import { requireNamed } from './scope.ts'
import { stopAnswer } from './stop-answer.ts'
import { updateConversation } from './update-conversation.ts'
import { wire } from './wire.ts'

export const chatRouter = router({
  prompts: userProcedure
    .meta({ rest: wire.prompts, limit: ['model'] })
    .input(SuggestPromptsInput)
    .output(SuggestPromptsOutput)
    .query(({ ctx, input }) => suggestPrompts(ctx, input)),

  /** What the panel asks: the answer may still be on its way. */
  ask: userProcedure
    .meta({ limit: ['model'] })
    .input(AskInput)
    .output(AskOutput)
    .mutation(({ ctx, input }) => askAssistant(ctx, input)),

  /** The same, to its end. */
  answer: userProcedure
    .meta({ rest: wire.answer, limit: ['model'] })
    .input(AnswerInput)
    .output(AskOutput)
    .mutation(async ({ ctx, input: { username, ...input } }) => {
      await requireNamed(ctx, username)
      return askAssistant(ctx, input, true)
    }),

  stop: userProcedure.input(StopRunInput).mutation(({ ctx, input }) => stopAnswer(ctx, input)),

  list: userProcedure
    .input(ListConversationsInput)
    .output(ListConversationsOutput)
    .query(({ ctx, input }) => listConversations(ctx, input)),

  history: userProcedure
    .meta({ rest: wire.history })
    .input(HistoryInput)
    .output(HistoryOutput)
    .query(async ({ ctx, input: { username } }) => {
      await requireNamed(ctx, username)
      return getHistory(ctx)
    }),

  conversation: userProcedure
    .meta({ rest: wire.conversation })
    .input(ConversationInput)
    .output(Conversation)
    .query(({ ctx, input }) => getConversation(ctx, input)),

  update: userProcedure.input(UpdateConversationInput).mutation(({ ctx, input }) => updateConversation(ctx, input)),

  remove: userProcedure.input(ConversationInput).mutation(({ ctx, input }) => removeConversation(ctx, input)),

  memories: userProcedure.output(ListMemoriesOutput).query(({ ctx }) => listMemories(ctx)),

  addMemory: userProcedure.input(AddMemoryInput).mutation(({ ctx, input }) => addMemory(ctx, input)),

  removeMemory: userProcedure.input(RemoveMemoryInput).mutation(({ ctx, input }) => removeMemory(ctx, input)),

  complete: userProcedure
    .meta({ rest: wire.complete, limit: ['model'], quota: 'assistant' })
    .input(CompleteInput)
    .output(CompleteOutput)
    .mutation(({ ctx, input }) => answerMessages(ctx, input)),
})
