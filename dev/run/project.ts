import { resolve } from 'node:path'

/** The repository's root, so that every command works from any folder. */
export const root = resolve(import.meta.dirname, '..', '..')

/** Where the local world keeps its data; git ignores it and `--fresh` deletes it. */
export const localDir = resolve(root, '.local')

/** Where the served worker keeps the state of its workflows. */
export const workerStateDir = resolve(localDir, 'worker')

/** What `vite build` writes. */
export const distDir = resolve(root, 'dist')
