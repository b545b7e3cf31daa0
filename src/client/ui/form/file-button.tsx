import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import classes from './file-button.module.css'

interface FileButtonProps {
  /** What the file is, for whoever can't see the button: 'A picture to add'. */
  label: string
  accept: string
  onFile: (file: File) => void
  isBusy: boolean
  disabled?: boolean
  describedBy?: string
  children: ReactNode
}

/** Chooses one file, by button. */
export function FileButton({ label, accept, onFile, isBusy, disabled, describedBy, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={classes.file}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // the same one may be chosen again
          currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
