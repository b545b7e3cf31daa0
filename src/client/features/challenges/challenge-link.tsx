import { Link } from '@tanstack/react-router'

interface ChallengeLinkProps {
  challenge: { id: number; title: string }
  className?: string | undefined
}

/** A bounty by its title, with the way to it. */
export const ChallengeLink = ({ challenge: { id, title }, className }: ChallengeLinkProps) => (
  <Link to="/challenge/$challengeId" params={{ challengeId: String(id) }} className={className} dir="auto">
    {title}
  </Link>
)
