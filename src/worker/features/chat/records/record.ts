import type { Citation } from '#shared/chat/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import type { findAbout } from '#worker/features/library/find-about.ts'

/** Something that the person may see, and one line of what it says. */
export interface ChatRecord extends Citation {
  text: string
}

/** What a tool found: a sentence, and the records that it stands on. */
export interface Finding {
  lead: string
  records: ChatRecord[]
}

export interface Asked {
  /** In small letters, as it was asked. */
  query: string
  /** What it is about, without the words that ask. */
  subject: string
}

/** Reads what the person may see, and changes nothing. */
export interface Tool {
  /** What it finds, as a model is told it. */
  finds: string
  /** Which questions it answers; none where it is only asked for what no other knows. */
  hears: RegExp | null
  /** Null where there is nothing to say. */
  read: (ctx: UserContext, asked: Asked) => Promise<Finding | null>
}

/** A section of the library, at a path that has it. */
export const sectionRecord = ({
  title,
  description,
  path,
}: Awaited<ReturnType<typeof findAbout>>[number]): ChatRecord => ({
  ...{ kind: 'library', label: title, path: path === null ? '/8020' : `/8020/path/${path}` },
  text: `${title}: ${description}`,
})
