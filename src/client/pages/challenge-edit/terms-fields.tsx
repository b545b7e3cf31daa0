import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { FUNDINGS, type Funding } from '#shared/challenges/rules.ts'
import { FUNDING_WORDS } from '#shared/challenges/texts.ts'
import classes from './challenge-edit.module.css'
import { DraftField, type FieldsProps } from './draft-field.tsx'

const MOMENT = { type: 'datetime-local' } as const
const COUNT = { inputMode: 'numeric' } as const

/** Times, sponsor, judges and what is allowed. */
export const TermsFields = (fields: FieldsProps) => (
  <>
    <div className={classes.fields}>
      <DraftField
        {...{ ...fields, ...MOMENT }}
        name="opensAt"
        label="Opens"
        hint="In your time zone. One that is announced opens by itself."
      />
      <DraftField {...{ ...fields, ...MOMENT }} name="endsAt" label="Ends" hint="It closes by itself." />
      <DraftField
        {...{ ...fields, ...MOMENT }}
        name="decideBy"
        label="Decision by"
        hint="Public. A missed day stays on the sponsor’s record."
      />
      <DraftField {...fields} name="sponsorName" label="Sponsor" maxLength={80} />
      <DraftField {...fields} name="sponsorUrl" label="Sponsor’s address" type="url" maxLength={300} />
    </div>
    <NativeSelect
      label="Where the money is"
      data={FUNDINGS.map((funding) => ({ value: funding, label: FUNDING_WORDS[funding] }))}
      value={fields.draft.funding}
      onChange={({ currentTarget }) => fields.change({ funding: currentTarget.value as Funding })}
    />
    <DraftField
      {...fields}
      name="judges"
      label="Judges, by the addresses that they sign in with"
      hint="Separated by commas. They can’t take part."
    />
    <div className={classes.fields}>
      <DraftField {...{ ...fields, ...COUNT }} name="teamSize" label="People in a team, at most" />
      <DraftField
        {...{ ...fields, ...COUNT }}
        name="mostParticipants"
        label="People who can start, at most"
        hint="Empty: no limit."
      />
    </div>
    <DraftField {...fields} name="aiRule" label="Rule on AI" maxLength={300} />
  </>
)
