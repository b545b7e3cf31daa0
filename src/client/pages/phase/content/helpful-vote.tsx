import { ThumbDownIcon, ThumbUpIcon } from '#client/ui/icons.tsx'
import type { ContentItem } from '#shared/resources/schemas.ts'
import classes from './helpful-vote.module.css'

interface HelpfulVoteProps {
  item: ContentItem
  onVote: (isHelpful: boolean | null) => void
}

/** Whether a card helped: pressing again takes it back. */
export function HelpfulVote({ item: { title, isHelpful }, onVote }: HelpfulVoteProps) {
  const votes = [
    { value: true, label: 'Helpful', icon: <ThumbUpIcon /> },
    { value: false, label: 'Not helpful', icon: <ThumbDownIcon /> },
  ]
  return (
    <div className={classes.votes}>
      {votes.map(({ value, label, icon }) => (
        <button
          key={label}
          type="button"
          className={classes.vote}
          aria-label={`${label}: ${title}`}
          title={label}
          aria-pressed={isHelpful === value}
          onClick={() => onVote(isHelpful === value ? null : value)}
        >
          {icon}
        </button>
      ))}
    </div>
  )
}
