import type { UserContext } from '#worker/context.ts'
import { describeFailure } from '#worker/log.ts'
import { readQuestion } from './author/read-question.ts'
import { contributing, languageModels } from './records/basics.ts'
import { greeting } from './records/greeting.ts'
import { help } from './records/help.ts'
import { next, plan, progress, quiz } from './records/learning.ts'
import { memory } from './records/memory.ts'
import { issues } from './records/open-source.ts'
import type { Asked, Finding, Tool } from './records/record.ts'
import { certificates, credits, score } from './records/standing.ts'
import { subject } from './records/subject.ts'
import { applications, bounties, journal } from './records/work.ts'

/** By the names that a model knows, in the order in which their answers stand. */
const TOOLS: Record<string, Tool> = {
  ...{ greeting, plan, next, progress, quiz, score, certificates, credits, issues, contributing, languageModels },
  ...{ bounties, applications, journal, memory, help, subject },
}

export const LOOKUPS = Object.entries(TOOLS).map(([name, { finds }]) => ({ name, description: finds }))

/** More would be a list of everything. */
const MOST_TOOLS = 2

/** What a model wants to be looked up, which says whose nothing: it is always the caller's. Nothing where there is no such tool. */
export async function lookUp(ctx: UserContext, name: string, words: string, about: string | null): Promise<Finding[]> {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
  return tool ? readAll(ctx, [tool], readQuestion(words, about)) : []
}

/** What the person's records, the library and the product's pages have on a question; a tool that fails says nothing. */
export async function findRecords(ctx: UserContext, query: string, about: string | null): Promise<Finding[]> {
  const asked = readQuestion(query, about)
  const heard = Object.values(TOOLS)
    .filter(({ hears }) => hears?.test(asked.query))
    .slice(0, MOST_TOOLS)
  const found = await readAll(ctx, heard, asked)
  return found.length > 0 ? found : readAll(ctx, [subject], asked)
}

async function readAll(ctx: UserContext, tools: readonly Tool[], asked: Asked): Promise<Finding[]> {
  const found = await Promise.all(
    tools.map(({ read }) =>
      read(ctx, asked).catch((failure: unknown) => {
        ctx.log('chat_tool_failed', { failure: describeFailure(failure) })
        return null
      }),
    ),
  )
  return found.filter((finding) => finding !== null)
}
