import type { Question } from '#shared/progress/schemas.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field.ts'
import { LineField } from './line-field.tsx'
import { OrderField } from './order-field.tsx'
import { OpenField, TextField } from './text-field.tsx'

interface AnswerFieldProps extends Omit<FieldProps, 'shown'>, Pick<Question, 'kind' | 'shown'> {
  isPending: boolean
}

/** The field of a question's kind. */
export function AnswerField({ kind, shown, isPending, ...rest }: AnswerFieldProps) {
  if (kind === 'open' || !shown) {
    const { answer, onChange, verdict } = rest
    return <OpenField answer={answer} onChange={onChange} isReadOnly={isPending || verdict !== null} />
  }
  const field = { shown, ...rest }
  switch (kind) {
    case 'one':
    case 'many':
      return <ChoiceField {...field} isMany={kind === 'many'} />
    case 'order':
      return <OrderField {...field} />
    case 'fault':
      return <LineField {...field} />
    default:
      return <TextField {...field} kind={kind} />
  }
}
