import * as z from 'zod'
import { AddressInput, CreateAddressOutput, ListAddressesOutput } from '#shared/users/address-schemas.ts'
import { DEVELOPER_ROLE_NAMES } from '#shared/users/roles.ts'
import {
  AccountUpdate,
  Bootstrap,
  GetPersonInput,
  Person,
  Preferences,
  SavePreferencesInput,
  UpdateAccountInput,
} from '#shared/users/schemas.ts'
import {
  EndSessionInput,
  EndSessionsInput,
  EndSessionsOutput,
  ListSessionsOutput,
} from '#shared/users/session-schemas.ts'
import { router, userProcedure, visitorProcedure } from '#worker/trpc.ts'
import { createAddress } from './create-address.ts'
import { getBootstrap, getPerson, listAddresses } from './queries.ts'
import { removeAddress } from './remove-address.ts'
import { savePreferences } from './save-preferences.ts'
import { endSession, endSessions } from './sessions/end-session.ts'
import { listSessions } from './sessions/queries.ts'
import { updateAccount } from './update-account.ts'
import { wire } from './wire.ts'

export const usersRouter = router({
  get: visitorProcedure
    .meta({ rest: wire.get })
    .input(GetPersonInput)
    .output(Person)
    .query(({ ctx, input }) => getPerson(ctx, input)),

  savePreferences: userProcedure
    .meta({ impersonation: 'allowed', rest: wire.savePreferences })
    .input(SavePreferencesInput)
    .output(Preferences)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),

  update: userProcedure
    .meta({ rest: wire.update })
    .input(UpdateAccountInput)
    .output(AccountUpdate)
    .mutation(({ ctx, input }) => updateAccount(ctx, input)),

  bootstrap: visitorProcedure
    .meta({ rest: wire.bootstrap })
    .input(z.void())
    .output(Bootstrap)
    .query(({ ctx }) => getBootstrap(ctx)),

  roles: visitorProcedure
    .meta({ rest: wire.roles })
    .input(z.void())
    .output(z.object({ roles: z.array(z.string()) }))
    .query(() => ({ roles: DEVELOPER_ROLE_NAMES })),

  addresses: userProcedure.output(ListAddressesOutput).query(({ ctx }) => listAddresses(ctx)),

  createAddress: userProcedure
    .input(AddressInput)
    .output(CreateAddressOutput)
    .mutation(({ ctx, input }) => createAddress(ctx, input)),

  removeAddress: userProcedure.input(AddressInput).mutation(({ ctx, input }) => removeAddress(ctx, input)),

  sessions: userProcedure.output(ListSessionsOutput).query(({ ctx }) => listSessions(ctx)),

  endSession: userProcedure.input(EndSessionInput).mutation(({ ctx, input }) => endSession(ctx, input)),

  endSessions: userProcedure
    .input(EndSessionsInput)
    .output(EndSessionsOutput)
    .mutation(({ ctx, input }) => endSessions(ctx, input)),
})
