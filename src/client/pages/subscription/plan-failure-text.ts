import { refusalOf } from '#client/trpc.ts'

/** Why a change of the plan did not happen: the worker's sentence, or that the connection was lost. */
export const planFailureText = (failure: unknown): string =>
  refusalOf(failure)?.error ?? 'The connection was lost. Please check your plan before you try again.'
