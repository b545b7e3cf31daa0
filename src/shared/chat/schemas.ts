import * as z from 'zod'
import {
  ABOUT_MAX_LENGTH,
  MEMORY_MAX_LENGTH,
  MOST_MESSAGES,
  QUERY_MAX_LENGTH,
  QUERY_MIN_LENGTH,
  RECORD_KINDS,
  RUN_STATUSES,
  SEARCH_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from './rules.ts'
import { CHAT_TEXTS } from './texts.ts'

/** C110: what the assistant suggests to ask, for a page's context; in the learning area the learner's goal. */
export const SuggestPromptsInput = z.object({ context: z.string().trim().max(4000).default('') })
export const SuggestPromptsOutput = z.object({ prompts: z.array(z.string()), tip: z.string() })

const Query = z
  .string()
  .trim()
  .min(QUERY_MIN_LENGTH, CHAT_TEXTS.tooShort)
  .max(QUERY_MAX_LENGTH, `A question can have at most ${QUERY_MAX_LENGTH} characters.`)
const ConversationId = z.string().min(1).max(64)

/** What the question is about, as the page that it was asked on is called; data, whoever wrote it. */
const About = z.string().trim().max(ABOUT_MAX_LENGTH)

export const AskInput = z.object({
  query: Query,
  conversationId: ConversationId.nullish(),
  about: About.nullish(),
  /** What it follows: the latest where nothing is said, null for nothing. Questions that follow the same one are branches. */
  parentId: z.string().min(1).max(64).nullish(),
  /** The same key asks once, however often it is sent. */
  key: z.uuid(),
})
export type AskInput = z.output<typeof AskInput>

/** What an answer stands on, by its number from 1. */
export const Citation = z.object({
  kind: z.enum(RECORD_KINDS),
  label: z.string(),
  /** From our origin, or a whole address outside. */
  path: z.string(),
})
export type Citation = z.infer<typeof Citation>

/** A question and what became of it. */
export const ChatRun = z.object({
  ...{ runId: z.string(), parentId: z.string().nullable(), query: z.string(), about: z.string().nullable() },
  status: z.enum(RUN_STATUSES),
  /** Markdown, with `[1]` where it rests on the first citation. */
  answer: z.string(),
  citations: z.array(Citation),
  /** Whether code answered where a model was to. */
  isFallback: z.boolean(),
  createdAt: z.string(),
})
export type ChatRun = z.infer<typeof ChatRun>

export const AskOutput = z.object({ conversationId: z.string(), run: ChatRun })
export type AskOutput = z.infer<typeof AskOutput>

export const ConversationInput = z.object({ conversationId: ConversationId })
/** Its runs as they were asked, those of every branch. */
export const Conversation = z.object({ conversationId: z.string(), title: z.string(), runs: z.array(ChatRun) })
export type Conversation = z.infer<typeof Conversation>

/** Words of what was asked, or of what it is called. */
export const ListConversationsInput = z.object({ search: z.string().trim().max(SEARCH_MAX_LENGTH).default('') })
export type ListConversationsInput = z.output<typeof ListConversationsInput>
export const ListedConversation = z.object({
  ...{ conversationId: z.string(), title: z.string(), lastAt: z.string(), isPinned: z.boolean() },
})
export type ListedConversation = z.infer<typeof ListedConversation>
export const ListConversationsOutput = z.object({ conversations: z.array(ListedConversation) })
export type ListConversationsOutput = z.infer<typeof ListConversationsOutput>

/** What it is called, and whether it stands before the others; what is left out stays. */
export const UpdateConversationInput = ConversationInput.extend({
  title: z
    .string()
    .trim()
    .min(1, 'A conversation needs a name.')
    .max(TITLE_MAX_LENGTH, `A name can have at most ${TITLE_MAX_LENGTH} characters.`)
    .optional(),
  isPinned: z.boolean().optional(),
})
export type UpdateConversationInput = z.output<typeof UpdateConversationInput>

/** What the assistant was asked to keep in mind; it keeps nothing by itself. */
export const Memory = z.object({ memoryId: z.string(), text: z.string(), createdAt: z.string() })
export const ListMemoriesOutput = z.object({ memories: z.array(Memory) })
export type ListMemoriesOutput = z.infer<typeof ListMemoriesOutput>
export const AddMemoryInput = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'What should it keep in mind?')
    .max(MEMORY_MAX_LENGTH, `Each can have at most ${MEMORY_MAX_LENGTH} characters.`),
})
export const RemoveMemoryInput = z.object({ memoryId: z.string().min(1).max(64) })

/** C111: all that was said. */
export const HistoryOutput = z.object({ conversations: z.array(Conversation) })
export type HistoryOutput = z.infer<typeof HistoryOutput>

export const StopRunInput = z.object({ runId: z.string().min(1).max(64) })

const ChatMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string().trim().max(QUERY_MAX_LENGTH) })
export type ChatMessage = z.infer<typeof ChatMessage>

/** C112: a conversation that is kept nowhere. */
export const CompleteInput = z.object({
  messages: z.array(ChatMessage).max(MOST_MESSAGES),
})
export type CompleteInput = z.output<typeof CompleteInput>
export const CompleteOutput = z.object({ answer: z.string(), citations: z.array(Citation), isFallback: z.boolean() })

/** C109: the same of a caller who names themselves. */
export const AnswerInput = AskInput.extend({ username: z.string().max(120).optional() })
export const HistoryInput = z.object({ username: z.string().max(120).optional() })
