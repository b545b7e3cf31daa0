import type { ChallengeDefinition } from '../definition.ts'
import { challenge as challenge101 } from './101.ts'
import { challenge as challenge202 } from './202.ts'
import { challenge as challenge203 } from './203.ts'
import { challenge as challenge204 } from './204.ts'
import { challenge as challenge205 } from './205.ts'
import { challenge as challenge303 } from './303.ts'
import { challenge as challenge304 } from './304.ts'
import { challenge as challenge601 } from './601.ts'
import { challenge as challenge602 } from './602.ts'
import { challenge as challenge603 } from './603.ts'
import { challenge as challenge604 } from './604.ts'
import { challenge as challenge605 } from './605.ts'
import { challenge as challenge606 } from './606.ts'

/** All of them, in the order of the list (3§2.3). */
export const CHALLENGES: readonly ChallengeDefinition[] = [
  ...[challenge606, challenge205, challenge605, challenge604, challenge603, challenge602, challenge601],
  ...[challenge204, challenge203, challenge304, challenge303, challenge202, challenge101],
]
