import { createFileRoute } from '@tanstack/react-router'
import { ChallengeEditPage } from '#client/pages/challenge-edit/challenge-edit-page.tsx'

/** `new` for one that is to be made. */
export const Route = createFileRoute('/_connected/_app/_admin/admin/bounties/$challengeId')({
  staticData: { title: 'Admin' },
  component: () => <ChallengeEditPage challengeId={Route.useParams().challengeId} />,
})
