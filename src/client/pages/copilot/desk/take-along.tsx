import { useMutation } from '@tanstack/react-query'
import {
  EXPORTS,
  type ExportedPiece,
  type ExportForm,
  exportText,
} from '#client/features/copilot/export/export-text.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { joinPieces } from '#shared/copilot/pieces.ts'
import classes from '../copilot.module.css'

const FORMS = Object.keys(EXPORTS) as ExportForm[]

/** Copies a text, or saves it in one of four forms. */
export function TakeAlong({ title, pieces }: { title: string; pieces: readonly ExportedPiece[] }) {
  const saving = useMutation({ mutationFn: (form: ExportForm) => exportText(form, title, pieces) })
  const copy = async () => {
    const isCopied = await copyText(joinPieces(pieces))
    showToast(
      isCopied
        ? { title: 'Copied', variant: 'success' }
        : { title: 'It could not be copied', message: 'Mark the text and copy it by hand.', variant: 'error' },
    )
  }
  return (
    <div className={classes.actions}>
      <Button size="sm" variant="default" onClick={() => void copy()}>
        Copy
      </Button>
      {FORMS.map((form) => (
        <Button
          key={form}
          size="sm"
          variant="subtle"
          loading={saving.isPending && saving.variables === form}
          onClick={() => saving.mutate(form)}
        >
          {EXPORTS[form]}
        </Button>
      ))}
      {saving.isError && (
        <Text tone="danger" role="alert">
          The file could not be made. Please check your connection and try again.
        </Text>
      )}
    </div>
  )
}
