import type { CreateInviteInput } from '#shared/invites/schemas.ts'
import type { UserContext } from '#worker/context.ts'
import { batch } from '#worker/db/batch.ts'
import { randomCode } from '#worker/db/random-code.ts'
import { invites } from '#worker/db/schema/index.ts'
import { DomainError } from '#worker/errors.ts'
import { note } from '#worker/features/audit/statements.ts'
import { CODE_LENGTH } from './rules.ts'

/**
 * An administrator makes a code for a group: who comes by it has its reference and cohort, noted.
 * @throws DomainError invalid for one that brings nothing and is for nobody
 */
export async function createInvite({ db, env, actor }: UserContext, input: CreateInviteInput) {
  const { reference, cohort, email, maxUses } = input
  if (reference === null && cohort === null && email === null) {
    throw new DomainError('invalid', 'Please say what it brings, a reference or a cohort, or whom it is for.')
  }
  const code = randomCode(CODE_LENGTH)
  const details = [reference, cohort, email].filter((text) => text !== null).join(', ')
  await batch(db, {
    created: db
      .insert(invites)
      .values({ code, inviterId: actor.userId, isFriendLink: false, reference, cohort, email, maxUses }),
    noted: note(db, {
      adminId: actor.userId,
      personId: null,
      action: 'invites.create',
      details: `${code}: ${details}`,
    }),
  })
  return { code, inviteLink: `${env.APP_URL}/welcome/${code}` }
}
