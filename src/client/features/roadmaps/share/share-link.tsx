import { copyText } from '#client/lib/copy-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ButtonAnchor } from '#client/ui/button/button-link.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { shareLinks } from './share-links.ts'
import classes from './share-popup.module.css'

/** G-TOAST-01 */
const COPIED_MS = 4000

interface ShareLinkProps {
  url: string
  /** What stands beside it where it is shared. */
  text: string
  /** Where it went: a network, 'device' or 'link'. */
  onShare?: (network: string) => void
}

/** An address to copy, and the networks that it can be shared on (2§4). */
export function ShareLink({ url, text, onShare = () => {} }: ShareLinkProps) {
  const copy = async () => {
    const isCopied = await copyText(url)
    if (isCopied) onShare('link')
    showToast(
      isCopied
        ? { title: 'Link copied', variant: 'success', durationMs: COPIED_MS }
        : { title: 'Your browser did not allow copying', message: 'Please select the link.', variant: 'error' },
    )
  }
  return (
    <>
      <div className={classes.copy}>
        <Text as="span" tone="inherit" className={classes.url}>
          {url}
        </Text>
        <Button variant="default" size="xs" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      <Networks text={text} url={url} onShare={onShare} />
    </>
  )
}

function Networks({ text, url, onShare }: Required<ShareLinkProps>) {
  const share = async () => {
    try {
      await navigator.share({ text, url })
      onShare('device')
    } catch {
      // closed without a choice: nothing was shared
    }
  }
  return (
    <ul className={classes.networks} aria-label="Share on">
      {shareLinks(text, url).map(({ network, href }) => (
        <li key={network}>
          <ButtonAnchor
            href={href}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="xs"
            onClick={() => onShare(network)}
          >
            {network}
          </ButtonAnchor>
        </li>
      ))}
      {'share' in navigator && (
        <li>
          <Button variant="default" size="xs" onClick={() => void share()}>
            More…
          </Button>
        </li>
      )}
    </ul>
  )
}
