import type { AuthProvider } from '#shared/auth/schemas.ts'
import { discord } from './discord.ts'
import { github } from './github.ts'
import { google } from './google.ts'
import type { Provider } from './provider.ts'
import { twitter } from './twitter.ts'

/** Whose sign-in we take, and the community's chat, which is only connected; by the name that the address has. */
export const PROVIDERS: Readonly<Record<AuthProvider | 'discord', Provider>> = { github, google, twitter, discord }
