import { createFileRoute } from '@tanstack/react-router'
import { PersonNotFoundPage } from '#client/pages/message/person-not-found-page.tsx'

export const Route = createFileRoute('/person-not-found')({ component: PersonNotFoundPage })
