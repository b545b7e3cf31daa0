import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './person-list.module.css'

export const PersonList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card as="ul" className={classes.list} aria-label={label}>
    {children}
  </Card>
)

interface PersonEntryProps {
  person: { name: string; avatarUrl: string | null; shortBio: string; roles: readonly string[] }
  /** Whose profile the name leads to; without it they may be hidden from the one who reads. */
  userId?: string
  /** When, or why they stand here. */
  note?: ReactNode
  children: ReactNode
}

/** Somebody, and what can be done about them. */
export const PersonEntry = ({
  person: { name, avatarUrl, shortBio, roles },
  userId,
  note,
  children,
}: PersonEntryProps) => (
  <li className={classes.entry}>
    <Avatar name={name} src={avatarUrl} size={40} />
    <div className={classes.words}>
      {userId ? (
        <Link to="/profile/$userId" params={{ userId }} className={classes.name}>
          {name}
        </Link>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
      {(shortBio || roles.length > 0) && <Text lines={2}>{shortBio || roles.join(', ')}</Text>}
      {note && <Text size="caption">{note}</Text>}
    </div>
    <div className={classes.actions}>{children}</div>
  </li>
)
