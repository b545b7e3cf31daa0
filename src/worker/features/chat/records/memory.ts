import { listMemories } from '../queries.ts'
import type { Tool } from './record.ts'

const PATH = '/tublibot'

/** What it was asked to keep in mind. It keeps nothing because a question says so: that is done beside the history, by hand. */
export const memory: Tool = {
  finds: 'What the person asked to keep in mind',
  hears: /\byou (know|remember|keep)\b.*\b(me|mind)\b|\b(my|your) memor(y|ies)\b|^(please )?(remember|forget)\b/,
  read: async (ctx) => {
    const { memories } = await listMemories(ctx)
    if (memories.length === 0)
      return {
        lead: 'I keep nothing in mind about you. What you write down there I know in every conversation, until you remove it:',
        records: [
          { kind: 'product', label: 'What I keep in mind', path: PATH, text: 'Below the history of the assistant.' },
        ],
      }
    return {
      lead: 'This you asked me to keep in mind; you can add to it and remove it below the history:',
      records: memories.map(({ text }) => ({ kind: 'yours', label: 'What I keep in mind', path: PATH, text })),
    }
  },
}
