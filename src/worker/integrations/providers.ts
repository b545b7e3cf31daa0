import type { AuthProvider } from '#shared/auth/schemas.ts'
import { github } from './github.ts'
import { google } from './google.ts'
import type { Provider } from './provider.ts'
import { twitter } from './twitter.ts'

/** Whose sign-in we take, by the name that the address has. */
export const PROVIDERS: Readonly<Record<AuthProvider, Provider>> = { github, google, twitter }
