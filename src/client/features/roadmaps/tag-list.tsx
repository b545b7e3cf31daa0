import classes from './tag-list.module.css'

/** A phase's tags; cards show the first two (2§9). */
export function TagList({ tags, limit = tags.length }: { tags: readonly string[]; limit?: number }) {
  if (tags.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Tags">
      {[...new Set(tags)].slice(0, limit).map((tag) => (
        <li key={tag} className={classes.tag} dir="auto">
          {tag}
        </li>
      ))}
    </ul>
  )
}
