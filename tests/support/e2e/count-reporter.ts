import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Writes the run's totals where the test command adds them up. */
export default class CountReporter implements Reporter {
  #passed = 0
  #failed = 0

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status === 'passed') this.#passed += 1
    else if (result.status !== 'skipped') this.#failed += 1
  }

  onError(): void {
    this.#failed += 1
  }

  onEnd(): void {
    const file = process.env.TEST_COUNT_FILE
    if (file) writeFileSync(file, JSON.stringify({ passed: this.#passed, failed: this.#failed }))
  }

  printsToStdio(): boolean {
    return false
  }
}
