import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#dev/run/project.ts'
import { openApiDocument } from '#worker/openapi.ts'

/** `npm run openapi`: the document as a file, for whoever reads the repository; a test holds it to the code. */
await writeFile(join(root, 'openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`)
