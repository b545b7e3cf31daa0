import { useState } from 'react'
import classes from './avatar.module.css'

/** Where pictures may come from; the content security policy says the same. */
const PICTURE_ORIGIN = 'https://avatars.githubusercontent.com'

interface AvatarProps {
  name: string
  src: string | null
  size?: number
}

/** A person's picture, or initials where there is none or it may not be shown. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false)
  const style = { width: size, height: size, fontSize: size * 0.4 }
  if (src && isAllowed(src) && !isBroken) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setIsBroken(true)}
      />
    )
  }
  return (
    <span className={classes.avatar} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}

function isAllowed(src: string): boolean {
  if (!URL.canParse(src, location.origin)) return false
  const { origin } = new URL(src, location.origin)
  return origin === location.origin || origin === PICTURE_ORIGIN
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
