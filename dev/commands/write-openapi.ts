import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#dev/run/project.ts'
import { openApiDocument } from '#worker/openapi.ts'
import { proceduresFile } from './procedures-file.ts'

/** `npm run openapi`: what the procedures are, as files: the API's document and the table by which the worker finds them. */
await writeFile(join(root, 'openapi.json'), `${JSON.stringify(await openApiDocument(), null, 2)}\n`)
await writeFile(join(root, 'src', 'worker', 'procedures.gen.ts'), await proceduresFile())
