import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#worker/db/columns.ts'
import { users } from './users.ts'

/** Interest in the next freelance internship, one a person (G-FIN-01). */
export const internshipApplications = pgTable(
  'internship_applications',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedInUrl: text('linked_in_url'),
    upworkUrl: text('upwork_url'),
    code: text('code'),
    createdAt,
    updatedAt,
  },
  (t) => [check('internship_applications_link', sql`${t.linkedInUrl} is not null or ${t.upworkUrl} is not null`)],
)
