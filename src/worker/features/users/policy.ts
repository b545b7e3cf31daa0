import { sql } from 'drizzle-orm'
import type { Rung } from '#worker/features/auth/policy.ts'

/** An administrator, as a rung of the procedures. */
export const ADMIN_RUNG: Rung = { condition: sql`u.is_admin`, sentence: 'This is for administrators.' }
