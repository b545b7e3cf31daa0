import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { TextArea } from '#client/ui/form/text-area.tsx'
import { LINK_RULES, type LinkRule } from '#shared/challenges/link-rules.ts'
import classes from './challenge-edit.module.css'
import { DraftField, type FieldsProps } from './draft-field.tsx'

const RULE_WORDS: Readonly<Record<LinkRule, string>> = {
  githubRepo: 'A public GitHub repository',
  githubRepoStrict: 'The same, its owner letters and digits only',
  chatShare: 'A shared chat',
  urlLike: 'Any address',
  any: 'Any text',
}

/** What stands on the card and in the panel. */
export const ContentFields = (fields: FieldsProps) => (
  <>
    <DraftField {...fields} name="title" label="Title" maxLength={120} />
    <TextArea
      label="One or two sentences for its card"
      rows={2}
      maxLength={300}
      value={fields.draft.description}
      onChange={(description) => fields.change({ description })}
    />
    <div className={classes.fields}>
      <DraftField {...fields} name="firstPrize" label="First prize" maxLength={60} />
      <DraftField {...fields} name="secondPrize" label="Second prize" maxLength={60} />
      <DraftField {...fields} name="thirdPrize" label="Third prize" maxLength={60} />
      <DraftField {...fields} name="duration" label="Duration, in words" maxLength={40} />
      <DraftField {...fields} name="score" label="StreetCred of the first prize" inputMode="decimal" />
    </div>
    <DraftField {...fields} name="learnPrompt" label="Prompt for a learning plan" maxLength={200} />
  </>
)

/** What is handed in. */
export const EntryFields = (fields: FieldsProps) => (
  <>
    <NativeSelect
      label="What is handed in"
      data={LINK_RULES.map((rule) => ({ value: rule, label: RULE_WORDS[rule] }))}
      value={fields.draft.linkRule}
      onChange={({ currentTarget }) => fields.change({ linkRule: currentTarget.value as LinkRule })}
    />
    <DraftField {...fields} name="submissionLinkText" label="How that field is called" maxLength={120} />
    <DraftField {...fields} name="detailsText" label="What else is asked, where something is" maxLength={80} />
  </>
)
