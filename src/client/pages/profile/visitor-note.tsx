import { Link } from '@tanstack/react-router'
import { Card } from '#client/ui/card/card.tsx'
import { Text } from '#client/ui/text/text.tsx'
import classes from './profile-page.module.css'

/** Over a profile that its owner looks at with others' eyes. */
export const VisitorNote = ({ userId }: { userId: string }) => (
  <Card tone="open" padding="medium" role="status" className={classes.hidden}>
    <Text size="body">
      This is what somebody sees who is not signed in.{' '}
      <Link to="/profile/$userId" params={{ userId }}>
        Back to your own view
      </Link>
    </Text>
  </Card>
)
