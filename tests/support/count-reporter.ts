import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Writes how many passed, and the names of what failed, where the test command adds them up. */
export default class CountReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const file = process.env.TEST_COUNT_FILE
    if (!file) return
    let passed = 0
    const failures = errors.map(({ message }) => message)
    for (const module of modules) {
      // what fails around its tests: while it is read, before all of them or after
      const isBroken = module.errors().length > 0 || (!module.ok() && module.children.size === 0)
      if (isBroken) failures.push(module.relativeModuleId)
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) failures.push(`${module.relativeModuleId} › ${suite.fullName}`)
      }
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failures.push(`${module.relativeModuleId} › ${test.fullName}`)
      }
    }
    const { writeFile } = await import('node:fs/promises')
    await writeFile(file, JSON.stringify({ passed, failures }))
  }
}
