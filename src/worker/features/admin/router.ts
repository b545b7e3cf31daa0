import {
  ChangeBlockInput,
  ChangeFlagsInput,
  EndSessionOfInput,
  FindPeopleInput,
  FindPeopleOutput,
  GetPersonPageInput,
  PersonPage,
} from '#shared/admin/people-schemas.ts'
import { DummyList, ImpersonateInput, TakenSession } from '#shared/admin/schemas.ts'
import { adminProcedure, router, userProcedure } from '#worker/trpc.ts'
import { changeBlock } from './change-block.ts'
import { changeFlags } from './change-flags.ts'
import { endSessionOf } from './end-session-of.ts'
import { findPeople } from './find-people.ts'
import { findPerson } from './find-person.ts'
import { listDummies } from './queries.ts'
import { startImpersonation } from './start-impersonation.ts'
import { stopImpersonation } from './stop-impersonation.ts'
import { wire } from './wire.ts'

export const adminRouter = router({
  dummies: adminProcedure
    .meta({ rest: wire.dummies })
    .output(DummyList)
    .query(({ ctx }) => listDummies(ctx)),

  impersonate: adminProcedure
    .meta({ rest: wire.impersonate })
    .input(ImpersonateInput)
    .output(TakenSession)
    .mutation(({ ctx, input }) => startImpersonation(ctx, input)),

  /** The caller is the person in whose place the administrator is. */
  unimpersonate: userProcedure
    .meta({ rest: wire.unimpersonate, impersonation: 'allowed' })
    .output(TakenSession)
    .mutation(({ ctx }) => stopImpersonation(ctx)),

  people: adminProcedure
    .input(FindPeopleInput)
    .output(FindPeopleOutput)
    .query(({ ctx, input }) => findPeople(ctx, input)),

  person: adminProcedure
    .input(GetPersonPageInput)
    .output(PersonPage)
    .query(({ ctx, input }) => findPerson(ctx, input)),

  endSession: adminProcedure.input(EndSessionOfInput).mutation(({ ctx, input }) => endSessionOf(ctx, input)),

  changeBlock: adminProcedure.input(ChangeBlockInput).mutation(({ ctx, input }) => changeBlock(ctx, input)),

  changeFlags: adminProcedure.input(ChangeFlagsInput).mutation(({ ctx, input }) => changeFlags(ctx, input)),
})
