import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#client/features/auth/require-admin.ts'

/** Every page below is for administrators. */
export const Route = createFileRoute('/_connected/_app/_admin')({ beforeLoad: requireAdmin })
