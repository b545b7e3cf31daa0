import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import type { Waitlist } from '#shared/waitlist/rules.ts'
import { WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'

const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog)

/** Opens the form of a waitlist. */
export function JoinButton({ waitlist, ...look }: { waitlist: Waitlist } & Pick<ButtonProps, 'variant' | 'size'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button {...look} onMouseEnter={JoinDialog.preload} onClick={() => setIsOpen(true)}>
        {WAITLIST_TEXTS.join}
      </Button>
      <JoinDialog isOpen={isOpen} waitlist={waitlist} onClose={() => setIsOpen(false)} />
    </>
  )
}
