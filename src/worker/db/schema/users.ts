import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '#worker/db/columns.ts'

export const users = pgTable(
  'users',
  {
    id,
    name: text('name').notNull(),
    bio: text('bio').notNull().default(''),
    /** Lower case; only ever a provider's verified address. */
    email: text('email'),
    avatarUrl: text('avatar_url'),
    location: text('location'),
    reference: text('reference'),
    /** As it came with the sign-in; a valid one is redeemed when the account is made. */
    inviteCode: text('invite_code'),
    usageIntent: text('usage_intent').notNull().default('everything'),
    roles: text('roles').array().notNull().default(sql`'{}'`),
    bootstrapItems: jsonb('bootstrap_items').$type<string[]>().notNull().default([]),
    openToInternship: boolean('open_to_internship').notNull().default(false),
    openToBizdevInternship: boolean('open_to_bizdev_internship').notNull().default(false),
    hasAccessToInternship: boolean('has_access_to_internship').notNull().default(false),
    cohort: text('cohort'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isDummy: boolean('is_dummy').notNull().default(false),
    createdAt,
    updatedAt,
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_uq').on(t.email),
    check('users_name_length', sql`char_length(btrim(${t.name})) between 1 and 120`),
    check('users_email_lower', sql`${t.email} = lower(${t.email})`),
    check('users_admin_is_real', sql`not (${t.isAdmin} and ${t.isDummy})`),
  ],
)
