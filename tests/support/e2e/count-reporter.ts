import { writeFileSync } from 'node:fs'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'

/** Writes how many passed, and the names of what failed, where the test command adds them up. What passed at its second try counts as passed, and is named. */
export default class CountReporter implements Reporter {
  #tests: Suite | undefined
  readonly #errors: string[] = []

  onBegin(_config: FullConfig, tests: Suite): void {
    this.#tests = tests
  }

  onError({ message = 'An error outside the tests' }: TestError): void {
    this.#errors.push(message)
  }

  onEnd(): void {
    const tests = this.#tests?.allTests() ?? []
    const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ')
    const namesOf = (wanted: string) => tests.filter((test) => test.outcome() === wanted).map(nameOf)
    for (const name of namesOf('flaky')) console.log(`Passed only at its second try: ${name}`)
    const file = process.env.TEST_COUNT_FILE
    const count = {
      passed: namesOf('expected').length + namesOf('flaky').length,
      failures: [...namesOf('unexpected'), ...this.#errors],
    }
    if (file) writeFileSync(file, JSON.stringify(count))
  }

  printsToStdio(): boolean {
    return false
  }
}
