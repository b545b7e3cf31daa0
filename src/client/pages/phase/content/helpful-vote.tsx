import { Icon } from '#client/ui/icons.tsx'
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

const ThumbUpIcon = () => (
  <Icon>
    <path d="M6 9v7.5H3.5V9H6Zm0 0 3-6c1.4 0 2 .8 2 2l-.4 2.5h4.2a1.5 1.5 0 0 1 1.5 1.8l-1 5.7a1.8 1.8 0 0 1-1.8 1.5H6" />
  </Icon>
)

const ThumbDownIcon = () => (
  <Icon>
    <path d="M14 11V3.5h2.5V11H14Zm0 0-3 6c-1.4 0-2-.8-2-2l.4-2.5H5.2a1.5 1.5 0 0 1-1.5-1.8l1-5.7A1.800 1.800 0 0 1 6.5 3.5H14" />
  </Icon>
)
