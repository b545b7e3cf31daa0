import { CloseButton } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import { Link } from '@tanstack/react-router'
import { readStored, store } from '#client/lib/stored-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './around.module.css'

const FEATURES = [
  {
    id: 'feed',
    to: '/feed',
    title: 'Your feed',
    text: 'News, talks and podcasts, ranked by reasons that you can turn.',
  },
  {
    id: 'journal',
    to: '/feed/journal',
    title: 'Your journal',
    text: 'Write down what a day taught you. It stays private until you say so.',
  },
  {
    id: 'street-cred',
    to: '/home/streetcred',
    title: 'Your receipts',
    text: 'Every point of your StreetCred, and what it stands on.',
  },
] as const

/** 1§3 featuresCards: the ids of those that were put away, for good. */
const idsIn = (text: string | null): string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** What else there is, each until it is put away (G-CONT-03). */
export function FeatureCards() {
  const away = idsIn(useStored('featuresCards'))
  const shown = FEATURES.filter(({ id }) => !away.includes(id))
  if (shown.length === 0) return null
  return (
    <ul className={classes.features} aria-label="What else there is">
      {shown.map(({ id, to, title, text }) => (
        <Card as="li" key={id} padding="medium" className={classes.feature}>
          <div>
            <Link to={to} className={classes.link}>
              {title}
            </Link>
            <Text>{text}</Text>
          </div>
          <CloseButton
            aria-label={`Put “${title}” away`}
            onClick={() => store({ featuresCards: JSON.stringify([...idsIn(readStored('featuresCards')), id]) })}
          />
        </Card>
      ))}
    </ul>
  )
}
