import classes from './toast-action.module.css'

/** What can be done about what a toast says. */
export function ToastAction({ label, onAct }: { label: string; onAct: () => void }) {
  return (
    <button type="button" className={classes.action} onClick={onAct}>
      {label}
    </button>
  )
}
