import { useState } from 'react'
import { Button, type ButtonProps } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import type { Waitlist } from '#shared/waitlist/rules.ts'
import { WAITLIST_FORM_PATH, WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import classes from './join-button.module.css'

const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog)

/** Opens the form of a waitlist; without any script, on a page of its own. */
export function JoinButton({ waitlist, ...look }: { waitlist: Waitlist } & Pick<ButtonProps, 'variant' | 'size'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <form
        className={classes.form}
        action={WAITLIST_FORM_PATH}
        onSubmit={(event) => {
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <input type="hidden" name="waitlist" value={waitlist} />
        <Button {...look} type="submit" onMouseEnter={JoinDialog.preload}>
          {WAITLIST_TEXTS.join}
        </Button>
      </form>
      <JoinDialog isOpen={isOpen} waitlist={waitlist} onClose={() => setIsOpen(false)} />
    </>
  )
}
