import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Writes the run's totals where the test command adds them up. */
export default class CountReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const file = process.env.TEST_COUNT_FILE
    if (!file) return
    let passed = 0
    let failed = errors.length
    for (const module of modules) {
      if (!module.ok() && module.children.size === 0) failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failed += 1
      }
    }
    const { writeFile } = await import('node:fs/promises')
    await writeFile(file, JSON.stringify({ passed, failed }))
  }
}
