import { Link } from '@tanstack/react-router'

interface PersonLinksProps {
  people: readonly { userId: string; name: string }[]
}

/** Names with the way to each, in a line. */
export const PersonLinks = ({ people }: PersonLinksProps) =>
  people.map(({ userId, name }, at) => (
    <span key={userId}>
      {at > 0 && ', '}
      <Link to="/profile/$userId" params={{ userId }} dir="auto">
        {name}
      </Link>
    </span>
  ))
