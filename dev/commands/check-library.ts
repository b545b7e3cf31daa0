import { join } from 'node:path'
import { libraryProblems } from '#dev/library/library-problems.ts'
import { readLibrary } from '#dev/library/read-library.ts'
import { runProblems } from '#dev/library/run-code.ts'
import { say } from '#dev/run/print.ts'
import { root } from '#dev/run/project.ts'

export const libraryFolder = join(root, 'drizzle', 'library')

/** `npm run check:library [-- --run] [topic or path …]`: the named files only; `--run` runs the code of the questions too. */
if (import.meta.main) {
  const names = process.argv.slice(2).filter((name) => !name.startsWith('--'))
  const isNamed = (place: string) =>
    names.length === 0 || names.some((name) => place.includes(`/${name}.yaml`) || place.startsWith(`paths/${name}/`))
  const library = readLibrary(libraryFolder)
  const problems = libraryProblems(library).filter(isNamed)
  if (process.argv.includes('--run')) {
    problems.push(...runProblems(library.topics.filter(({ file }) => isNamed(file))))
  }
  for (const problem of problems) say(problem)
  const topics = library.topics.filter(({ file }) => isNamed(file))
  const sections = topics.flatMap(({ content }) => content.sections)
  const items = sections.flatMap(({ quiz }) => quiz)
  const paths = library.paths.filter(({ file }) => isNamed(file))
  say(`${topics.length} topics, ${sections.length} sections, ${items.length} questions, ${paths.length} paths.`)
  say(problems.length === 0 ? 'The library is in order.' : `${problems.length} faults.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
