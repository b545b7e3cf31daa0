import * as z from 'zod'
import { secret, url, variable } from './setting.ts'

/** The community's chat. Without any of the two connecting answers 501, with one of them nothing starts. */
export const discord = {
  DISCORD_CLIENT_ID: variable(
    'optional; people may then connect the community chat. Return address to register: `<APP_URL>/auth/discord/success/redirect`',
    z.string().min(1).optional(),
  ),
  DISCORD_CLIENT_SECRET: secret('of the same app', z.string().min(1).optional()),
  DISCORD_URL: variable('only where Discord stands elsewhere, as it does locally', url.default('https://discord.com')),
}

export const DISCORD_WHOLE = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'] as const
