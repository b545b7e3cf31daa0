import { useEffect, useState } from 'react'
import { copyText } from '#client/lib/copy-text.ts'
import { CheckIcon, CopyIcon } from '../icons.tsx'
import { showToast } from '../toast/toast.ts'
import { Button, type ButtonLook } from './button.tsx'

const SAID_MS = 2000

interface CopyButtonProps extends ButtonLook {
  /** Asked for when it is copied, where it is dear to know. */
  text: string | (() => string)
  /** What it copies: "Copy the answer". */
  label: string
}

/** Puts a text on the clipboard, and says for a moment that it is there. */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const isThere = await copyText(typeof text === 'string' ? text : text())
    setCopied(isThere)
    if (!isThere)
      showToast({ title: 'It could not be copied', message: 'Mark the text and copy it by hand.', variant: 'error' })
  }
  return (
    <Button
      {...look}
      aria-label={isCopied ? 'Copied' : label}
      title={label}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {isCopied ? <CheckIcon /> : <CopyIcon />}
    </Button>
  )
}
