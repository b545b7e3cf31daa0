import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#client/features/auth/require-user.ts'

/** Every page below is for who is signed in. */
export const Route = createFileRoute('/_connected/_app/_user')({ beforeLoad: requireUser })
