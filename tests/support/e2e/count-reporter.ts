import { writeFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Writes the run's totals where the test command adds them up. What passed at its second try counts as passed, and is named. */
export default class CountReporter implements Reporter {
  #tests: Suite | undefined
  #errors = 0

  onBegin(_config: FullConfig, tests: Suite): void {
    this.#tests = tests
  }

  onError(): void {
    this.#errors += 1
  }

  onEnd(): void {
    const outcomes = (this.#tests?.allTests() ?? []).map((test) => ({ test, outcome: test.outcome() }))
    const countOf = (wanted: string): number => outcomes.filter(({ outcome }) => outcome === wanted).length
    for (const { test, outcome } of outcomes) {
      if (outcome === 'flaky')
        console.log(`Passed only at its second try: ${test.titlePath().filter(Boolean).join(' › ')}`)
    }
    const file = process.env.TEST_COUNT_FILE
    const count = { passed: countOf('expected') + countOf('flaky'), failed: countOf('unexpected') + this.#errors }
    if (file) writeFileSync(file, JSON.stringify(count))
  }

  printsToStdio(): boolean {
    return false
  }
}
