/** What code can grade for certain: questions as drizzle/library authors them, with their answers and explanations. */

export const ITEM_KINDS = ['one', 'many', 'order', 'output', 'fault', 'gap', 'number'] as const

interface Asking {
  ask: string
  code?: string | undefined
  lang?: string | undefined
}

/** A right option or a plausible wrong one; each says why. */
export type ItemOption = { yes: string; why: string } | { no: string; why: string }

export interface ChoiceItem extends Asking {
  kind: 'one' | 'many'
  options: ItemOption[]
}

export interface OrderItem extends Asking {
  kind: 'order'
  /** In their right order. */
  steps: string[]
  because: string
}

/** Predict what the code prints, or fill its gap. */
export interface TextItem extends Asking {
  kind: 'output' | 'gap'
  answer: string
  /** Other spellings that count. */
  accept?: string[] | undefined
  wrong?: { answer: string; why: string }[] | undefined
  because: string
}

export interface FaultItem extends Asking {
  kind: 'fault'
  code: string
  /** From 1. */
  line: number
  wrong?: { line: number; why: string }[] | undefined
  because: string
}

export interface NumberItem extends Asking {
  kind: 'number'
  answer: number
  /** '3 %' of the answer, or so much more or less; absent: exactly. */
  within?: number | string | undefined
  unit?: string | undefined
  wrong?: { answer: number; why: string }[] | undefined
  because: string
}

export type Item = ChoiceItem | OrderItem | TextItem | FaultItem | NumberItem

/** What the library keeps of an item beside its kind. */
export type ItemContent = Item extends infer Each ? (Each extends Item ? Omit<Each, 'kind'> : never) : never

export const optionText = (option: ItemOption): string => ('yes' in option ? option.yes : option.no)
export const isRightOption = (option: ItemOption): boolean => 'yes' in option

export const linesOf = (code: string): string[] => code.trimEnd().split('\n')

/** 'a' for the first option. */
export const keyAt = (index: number): string => String.fromCharCode(97 + index)
