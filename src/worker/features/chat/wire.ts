import { documented } from '#worker/wire.ts'

/** C110 */
export const wire = {
  prompts: documented({ method: 'POST', path: '/gpt/bot/prompts', summary: 'What I could ask for next, and a tip.' }),
}
