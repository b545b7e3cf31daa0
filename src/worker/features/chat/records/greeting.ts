import { ABILITY_LIST } from '../author/compose-answer.ts'
import type { Tool } from './record.ts'

const GREETING =
  /^((hi|hello|hey|thanks?|thank you|ok(ay)?|great|good (morning|evening|day)|bye)( (there|you|a lot|tubli|bot))?|(who|what) are you|what can (you|i) (do|ask)( here)?|help( me)?)[\s!.?,]*$/

/** What is no question, or asks what can be asked. */
export const greeting: Tool = {
  finds: 'What the assistant can be asked',
  hears: GREETING,
  read: async () => ({
    lead: [
      'I am the assistant of Tubli. I answer from your records, the library and the product’s pages, and say so where they have nothing. Ask me, for example:',
      '',
      ABILITY_LIST,
    ].join('\n'),
    records: [],
  }),
}
