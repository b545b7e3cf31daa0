import { describe, expect, it } from 'vitest'
import { recogniseRequest } from '#worker/features/roadmaps/author/prompt/recognise-request.ts'

describe('what a learner knows already is no prompt to learn it', () => {
  const cases: [string, string[]][] = [
    ['TypeScript for somebody who knows JavaScript well', ['typescript']],
    ['TypeScript for a Python developer', ['typescript']],
    ['Rust, coming from Java', ['rust']],
    ['I know Java and SQL, teach me Kotlin', ['kotlin']],
    ['Docker and Kubernetes for front-end developers', ['docker', 'kubernetes']],
    ['Python projects with numpy', ['python', 'numpy']],
    ['Become a Python developer', ['python']],
    ['Roadmap for a Python developer', ['python']],
    ['I know JavaScript', ['javascript']],
  ]
  for (const [prompt, ids] of cases) {
    it(prompt, () => expect(recogniseRequest(prompt).topics.map(({ id }) => id)).toEqual(ids))
  }
})
