import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#dev/run/project.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** The names in the table of libraries; `@scope/*` stands for all of a scope. */
function listed(): string[] {
  const [, section = ''] = /\n## Libraries, and why\n([\s\S]*?)\n## /.exec(read('README.md')) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()))
}

it('the README names the libraries that are installed, all of them and no others', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const installed = Object.keys({ ...dependencies, ...devDependencies })
  const names = listed()
  const isNamed = (library: string, name: string) =>
    name.endsWith('/*') ? library.startsWith(name.slice(0, -1)) : library === name
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !installed.some((library) => isNamed(library, name)))).toEqual([])
  expect(installed.filter((library) => !names.some((name) => isNamed(library, name)))).toEqual([])
})
