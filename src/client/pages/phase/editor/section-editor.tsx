import { useId, useState } from 'react'
import { refusalOf } from '#client/trpc.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Popup } from '#client/ui/dialog/popup.tsx'
import { focusHome } from '#client/ui/focus/focus-home.ts'
import { Text } from '#client/ui/text/text.tsx'
import { MAX_SECTIONS_PER_PHASE, MIN_SECTIONS_PER_PHASE, SECTION_KEPT_TEXT } from '#shared/roadmaps/rules.ts'
import type { Section } from '#shared/roadmaps/schemas.ts'
import { EditorRow } from './editor-row.tsx'
import classes from './section-editor.module.css'
import { TitleForm } from './title-form.tsx'
import { type SectionEdit, useEditSections } from './use-edit-sections.ts'

interface SectionEditorProps {
  phaseId: string
  sections: readonly Section[]
  onDone: () => void
}

type Asked = { kind: 'regenerate' | 'remove'; section: Section }

/** The owner's way to change a phase: names, order, new sections, and what goes. Progress of the others stays. */
export function SectionEditor({ phaseId, sections, onDone }: SectionEditorProps) {
  const edit = useEditSections(phaseId)
  const keptNoteId = useId()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const [adding, setAdding] = useState(0)
  const send = (change: SectionEdit, onSuccess?: () => void) =>
    edit.mutate(change, { onSuccess, onSettled: () => setAsked(null) })
  return (
    <section
      {...focusHome}
      tabIndex={-1}
      className={classes.editor}
      aria-label="Edit sections"
      aria-busy={edit.isPending}
    >
      <Card as="ol" className={classes.list}>
        {sections.map((section, index) => (
          <EditorRow
            key={section.id}
            section={section}
            number={index + 1}
            count={sections.length}
            keptNoteId={keptNoteId}
            isWaiting={edit.isPending}
            isRenaming={renamed === section.id}
            onRenaming={(isRenaming) => setRenamed(isRenaming ? section.id : null)}
            onRename={(title) => send({ kind: 'rename', id: section.id, title }, () => setRenamed(null))}
            onMove={(number) => send({ kind: 'move', id: section.id, number })}
            onAsk={(kind) => setAsked({ kind, section })}
          />
        ))}
      </Card>
      {sections.length < MAX_SECTIONS_PER_PHASE ? (
        <TitleForm
          key={adding}
          takesFocus={adding > 0}
          label="Title of a new section"
          button="Add"
          isWaiting={edit.isPending}
          onSave={(title) => send({ kind: 'add', title }, () => setAdding((last) => last + 1))}
        />
      ) : (
        <Text>A phase has at most {MAX_SECTIONS_PER_PHASE} sections.</Text>
      )}
      {sections.length <= MIN_SECTIONS_PER_PHASE && <Text id={keptNoteId}>{SECTION_KEPT_TEXT}</Text>}
      <Text role="status">
        {edit.isPending && waitingWords(edit.variables)}
        {edit.error && !edit.isPending && (
          <span className={classes.problem}>
            {refusalOf(edit.error)?.error ?? 'The change did not arrive.'} Nothing was changed.
          </span>
        )}
      </Text>
      <Button variant="default" size="sm" onClick={onDone}>
        Done
      </Button>
      <AskOnce asked={asked} isWaiting={edit.isPending} onClose={() => setAsked(null)} onConfirm={send} />
    </section>
  )
}

interface AskOnceProps {
  asked: Asked | null
  isWaiting: boolean
  onClose: () => void
  onConfirm: (edit: SectionEdit) => void
}

function AskOnce({ asked, isWaiting, onClose, onConfirm }: AskOnceProps) {
  const isRemoval = asked?.kind === 'remove'
  return (
    <Popup
      isOpen={asked !== null}
      onClose={onClose}
      title={isRemoval ? 'Remove this section?' : 'Rewrite this section?'}
      closeLabel="Cancel"
      confirm={{
        label: isRemoval ? 'Remove' : 'Rewrite',
        isDestructive: true,
        isWaiting,
        onConfirm: () => asked && onConfirm({ kind: asked.kind, id: asked.section.id }),
      }}
    >
      <strong dir="auto">{asked?.section.title}</strong>:{' '}
      {isRemoval
        ? 'its content, questions and answers go with it. The other sections keep their progress.'
        : 'its content, questions and answers go; a completed section stays completed. The other sections keep their progress.'}
    </Popup>
  )
}

function waitingWords(change: SectionEdit | undefined): string {
  return change?.kind === 'add' || change?.kind === 'regenerate' ? 'The section is being written…' : 'Saving…'
}
