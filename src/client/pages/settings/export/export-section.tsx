import { useMutation } from '@tanstack/react-query'
import { saveBlob } from '#client/lib/save-blob.ts'
import { refusalOf, useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { PRODUCT_NAME } from '#shared/product.ts'
import { SettingsSection } from '../settings-section.tsx'
import { writeExportPage } from './write-export-page.ts'

/** Everything that is stored of a person, as one file that any browser shows without a connection. */
export function ExportSection() {
  const trpc = useTRPC()
  const { mutate, isPending, error } = useMutation(
    trpc.auth.exportAccount.mutationOptions({
      onSuccess: (data) => {
        const page = new Blob([writeExportPage(data)], { type: 'text/html;charset=utf-8' })
        saveBlob(page, `${PRODUCT_NAME.toLowerCase()}-export-${data.exportedAt.slice(0, 10)}.html`)
      },
    }),
  )
  return (
    <SettingsSection
      title="Take your data with you"
      lead="Roadmaps, notes, answers, certificates, payments and all else that we keep about you. Passwords to other services and keys are not in it."
    >
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Download everything
      </Button>
      <Text>One file that opens in any browser, also offline. The same data stands at its end as JSON.</Text>
      {error && (
        <Text size="body" tone="danger" role="alert">
          {refusalOf(error)?.error ?? 'The connection was lost. Please try again.'}
        </Text>
      )}
    </SettingsSection>
  )
}
