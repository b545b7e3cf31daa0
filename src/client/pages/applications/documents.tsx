import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatMoment } from '#client/lib/dates/format-moment.ts'
import { useTRPC } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { Heading } from '#client/ui/text/heading.tsx'
import { Text } from '#client/ui/text/text.tsx'
import { showToast } from '#client/ui/toast/toast.ts'
import { DOCUMENT_KINDS, DOCUMENT_MAX_LENGTH, type DocumentKind } from '#shared/applications/rules.ts'
import classes from './applications.module.css'

const KINDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[]

/** Every version of what was sent with an application, the latest first; a new one is pasted in. */
export function Documents({ applicationId }: { applicationId: string }) {
  const documents = useQuery(useTRPC().applications.documents.queryOptions({ applicationId })).data?.documents
  return (
    <section className={classes.documents} aria-label="What you sent">
      <Heading as="h3" size="item">
        What you sent
      </Heading>
      {documents?.length === 0 && <Text>Nothing kept yet. Paste what you send, to know later what they read.</Text>}
      {documents?.map(({ documentId, kind, body, createdAt }) => (
        <details key={documentId} className={classes.document}>
          <summary>
            {DOCUMENT_KINDS[kind]}, {formatMoment(createdAt)}
          </summary>
          <div className={classes.body} dir="auto">
            {body}
          </div>
        </details>
      ))}
      <KeepDocument applicationId={applicationId} />
    </section>
  )
}

function KeepDocument({ applicationId }: { applicationId: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<DocumentKind>('coverLetter')
  const [body, setBody] = useState('')
  const keeping = useMutation(
    trpc.applications.keepDocument.mutationOptions({
      onSuccess: () => {
        setBody('')
        return queryClient.invalidateQueries({ queryKey: trpc.applications.pathKey() })
      },
      onError: ({ message }) => showToast({ title: 'That was not kept', message, variant: 'error' }),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keeping.mutate({ applicationId, kind, body })
  }
  return (
    <form className={classes.notes} aria-label="Keep what you sent" onSubmit={submit}>
      <NativeSelect
        label="What it is"
        size="sm"
        value={kind}
        onChange={({ currentTarget: { value } }) => setKind(KINDS.find((known) => known === value) ?? 'other')}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {DOCUMENT_KINDS[one]}
          </option>
        ))}
      </NativeSelect>
      <TextArea label="Its text" rows={4} maxLength={DOCUMENT_MAX_LENGTH} value={body} onChange={setBody} />
      <Button type="submit" size="sm" variant="default" disabled={body.trim() === ''} loading={keeping.isPending}>
        Keep this version
      </Button>
    </form>
  )
}
