import { VisuallyHidden } from '@mantine/core'
import { Text } from '#client/ui/text/text.tsx'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { useEffect, useRef, useState } from 'react'
import { Thumbnail } from './thumbnail.tsx'
import classes from './video-poster.module.css'

/** A video's picture, by way of our own origin; nothing comes from YouTube before somebody presses Play (SEC-16). */
export function VideoPoster({ id, title, image }: { id: string; title: string; image: string | null }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // the button that was pressed is gone
    if (isPlaying) player.current?.focus({ preventScroll: true })
  }, [isPlaying])
  if (isPlaying) {
    return (
      <iframe
        ref={player}
        className={classes.frame}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={`Video: ${title}`}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // the player refuses to start for a page that does not say who it is
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <button type="button" className={classes.poster} onClick={() => setIsPlaying(true)}>
      <Thumbnail src={image} site="YouTube" />
      <span className={classes.words}>
        <span className={classes.play}>
          <svg width={20} height={20} viewBox="0 0 20 20" fill="currentColor" aria-hidden>
            <path d="M6 3.8v12.4a.8.8 0 0 0 1.2.7l10-6.2a.8.8 0 0 0 0-1.4l-10-6.2a.8.8 0 0 0-1.2.7Z" />
          </svg>
          Play <VisuallyHidden>{title}</VisuallyHidden>
        </span>
        <Text as="span" size="caption">
          Playing loads the video from YouTube.
        </Text>
      </span>
    </button>
  )
}
