import { resolve } from 'node:path'

/** The repository's root, so that every command works from any folder. */
export const root = resolve(import.meta.dirname, '..', '..')

/** Where the local world keeps its data; git ignores it and `--fresh` deletes it. DATA_DIR names another folder. */
export const localDir = resolve(root, process.env.DATA_DIR || '.local')

/** Where the served worker keeps the state of its workflows. */
export const workerStateDir = resolve(localDir, 'worker')

/** What `vite build` writes. */
export const distDir = resolve(root, 'dist')
