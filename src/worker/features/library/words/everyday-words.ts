/** Topic names that are also ordinary English words, and what tells the one from the other. */

interface EverydayUse {
  /** Words before it that make it an ordinary word. */
  before?: RegExp
  /** Words after it that make it an ordinary word. */
  after?: RegExp
  /** Must stand before or after it, unless it is all there is. */
  cue?: RegExp
}

const LEARNING =
  /^(?:learn|learning|study|studying|master|mastering|teach|know|in|using|with|use|about|into|from|via|on)$/

const FIRST_STEPS =
  /^(?:learn|learning|start|starting|basic|basics|beginner|beginners|for|introduction|to|fundamentals)$/

const EVERYDAY_USES: Record<string, EverydayUse> = {
  go: {
    before:
      /^(?:let|lets|ll|will|can|could|should|would|must|i|we|you|they|dont|not|never|please|then|gonna|just|me|expo|pokemon|alpha)$/,
    after:
      /^(?:deep|deeper|beyond|into|through|over|to|further|live|pro|back|about|the|it|ahead|away|out|up|on|wrong|beginner|zero|as|viral|public|faster|fast|all|step)$/,
  },
  swift: { after: /^(?:and easy|overview|introduction|response|delivery|payments?)$/, before: /^(?:taylor)$/ },
  rust: { before: /^(?:remove|removing|prevent|car)$/, after: /^(?:removal|belt)$/ },
  react: { before: /^(?:to|people|users|they|i|we|you|chemicals)$/, after: /^(?:to|when|quickly|faster|emotionally)$/ },
  ruby: { after: /^(?:ring|rings|necklace)$/ },
  helm: { cue: /^(?:kubernetes|chart|charts|k8s|learn|docker)$/ },
  git: { before: /^(?:silly|stupid)$/ },
  bash: { before: /^(?:birthday|to)$/ },
  pandas: { before: /^(?:giant|red|feed|feeding)$/ },
  excel: { before: /^(?:to|will|can|you|really|me)$/, after: /^(?:at|as)$/ },
  r: { before: /^(?:[a-z]|you|we|they)$/ },
  c: { before: /^(?:[a-z]|vitamin|vitamins|plan|option)$/ },
  quantum: { after: /^(?:leap|leaps)$/ },
  agile: { after: /^(?:mindset)$/ },
  unreal: { cue: /^(?:learn|engine|with|in|using|unity|and|or)$/ },
  programming: { cue: FIRST_STEPS },
  coding: { cue: FIRST_STEPS },
}

const TO_NAME =
  /^(?:from|intro|introduction|guide|change|changing|convert|converting|rewrite|switch|switching|migrate|migrating|move|moving|transition|port|porting|java|python|javascript|typescript|php|ruby|rust|node|vue|angular|react|kotlin|jquery|svelte|c#|c\+\+)$/

/** Whether the word at `index` names a topic here, and isn't the ordinary word of the same spelling. */
export function isMeantAsTopic(words: string[], index: number): boolean {
  const word = words[index] ?? ''
  const use = EVERYDAY_USES[word]
  if (!use || words.length === 1) return true
  const before = words[index - 1] ?? ''
  const after = words[index + 1] ?? ''
  if (word === 'go' && !isGoBetween(words, index)) return false
  if (use.after?.test(after)) return false
  if (use.before?.test(before) && !isDestination(words, index)) return false
  return !use.cue || use.cue.test(before) || use.cue.test(after)
}

/** "Migrate from Vue to React", "intro to Go": what a change or an introduction leads to is a name, no verb. */
function isDestination(words: string[], index: number): boolean {
  return words[index - 1] === 'to' && words.slice(Math.max(0, index - 7), index - 1).some((word) => TO_NAME.test(word))
}

/** "intro to Go" and "Go in 2 weeks" mean the language, "ready to go" and "go in depth" don't. */
function isGoBetween(words: string[], index: number): boolean {
  const [before, after, twoAfter] = [-1, 1, 2].map((offset) => words[index + offset] ?? '')
  if (before === 'to') return isDestination(words, index)
  if (after === 'in') return twoAfter !== 'depth' && twoAfter !== 'detail'
  if (after === 'from') return twoAfter === 'scratch' || (index > 0 && LEARNING.test(before ?? ''))
  if (after === 'with' || after === 'for') return index === 0 || LEARNING.test(before ?? '') || before === 'and'
  return true
}
