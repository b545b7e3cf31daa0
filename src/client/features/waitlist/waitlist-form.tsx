import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button/button.tsx'
import { lazyDialog } from '#client/ui/dialog/lazy-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import {
  problemOf,
  WAITLIST_LABELS,
  WAITLIST_MAX_LENGTHS,
  type Waitlist,
  type WaitlistField,
} from '#shared/waitlist/rules.ts'
import { WAITLIST_FORM_PATH, WAITLIST_HINTS, WAITLIST_TEXTS } from '#shared/waitlist/texts.ts'
import { type Entry, type Outcome, sendEntry } from './send-entry.ts'
import classes from './waitlist-form.module.css'

// few visits end with one, and dialogs are heavy
const OutcomePopup = lazyDialog(async () => (await import('./outcome-popup.tsx')).OutcomePopup)

interface WaitlistFormProps {
  waitlist: Waitlist
  /** Of a plan card: it asks for the company too, and has texts of its own (G-WAIT-01). */
  plan?: string
  /** Instead of joining: what the plan leads to. */
  onEntry?: (entry: Entry) => void
  onClose?: () => void
}

const EMPTY = { name: '', email: '', companyName: '' }

/**
 * Name and email, for a plan the company too. It checks on every change, sends nothing while a field has a problem, and is empty
 * after it was sent; what could not be sent can be sent again from its popup. Without any script the browser sends it (1§2, 3§2.6).
 */
export function WaitlistForm({ waitlist, plan, onEntry, onClose }: WaitlistFormProps) {
  const fields: readonly WaitlistField[] = plan === undefined ? ['name', 'email'] : ['name', 'email', 'companyName']
  const [values, setValues] = useState(EMPTY)
  const [shown, setShown] = useState<readonly WaitlistField[]>([])
  const [sent, setSent] = useState<{ entry: Entry; outcome: Outcome } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const openedAt = useOpenedAt()

  const send = async (entry: Entry) => {
    setIsSending(true)
    const outcome = await sendEntry(waitlist, entry)
    setIsSending(false)
    setSent({ entry, outcome })
    setValues(EMPTY)
    setShown([])
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = fields.find((field) => problemOf(field, values[field]))
    setShown(fields)
    if (wrong) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    const trap = String(new FormData(event.currentTarget).get('trap') ?? '')
    const { companyName, ...own } = values
    const entry = {
      ...own,
      ...(plan !== undefined && { companyName, plan }),
      trap,
      elapsedMs: Date.now() - openedAt.current,
    }
    if (onEntry) onEntry(entry)
    else if (!isSending) void send(entry)
  }
  const close = () => {
    setSent(null)
    onClose?.()
  }

  return (
    <>
      <form className={classes.form} method="post" action={WAITLIST_FORM_PATH} noValidate onSubmit={submit}>
        <input type="hidden" name="waitlist" value={waitlist} />
        {plan !== undefined && <input type="hidden" name="plan" value={plan} />}
        {fields.map((field) => (
          <Field
            key={field}
            field={field}
            value={values[field]}
            problem={shown.includes(field) ? problemOf(field, values[field]) : null}
            onChange={(value) => {
              setValues({ ...values, [field]: value })
              setShown([...shown, field])
            }}
          />
        ))}
        <label className={classes.trap} aria-hidden>
          Leave this empty
          <input name="trap" tabIndex={-1} autoComplete="off" />
        </label>
        <Button type="submit" loading={isSending}>
          {WAITLIST_TEXTS.join}
        </Button>
      </form>
      <OutcomePopup
        isOpen={sent !== null}
        outcome={sent?.outcome ?? null}
        isOfPlan={plan !== undefined}
        isSending={isSending}
        onAgain={() => sent && void send({ ...sent.entry, elapsedMs: Date.now() - openedAt.current })}
        onClose={close}
      />
    </>
  )
}

/** When the form came before somebody's eyes. */
function useOpenedAt() {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  return openedAt
}

interface FieldProps {
  field: WaitlistField
  value: string
  problem: string | null
  onChange: (value: string) => void
}

function Field({ field, ...shown }: FieldProps) {
  return (
    <TextField
      {...shown}
      label={
        <>
          {WAITLIST_LABELS[field]} <span aria-hidden>*</span>
        </>
      }
      hint={WAITLIST_HINTS[field]}
      name={field}
      type={field === 'email' ? 'email' : 'text'}
      autoComplete={{ name: 'name', email: 'email', companyName: 'organization' }[field]}
      required
      maxLength={WAITLIST_MAX_LENGTHS[field]}
    />
  )
}
