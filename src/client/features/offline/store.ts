import type { DehydratedState, QueryKey } from '@tanstack/react-query'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { OFFLINE_DATABASE } from '#client/lib/stored-session.ts'

/** Raised when what is kept changes its shape: what older builds kept goes. */
const VERSION = 1
const STORES = ['owner', 'reads', 'writes'] as const
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export type KeptWrites = DehydratedState['mutations']

interface Kept extends DBSchema {
  owner: { key: 'userId'; value: string }
  /** By the hash of the query. */
  reads: {
    key: string
    value: { queryKey: QueryKey; data: unknown; updatedAt: number }
    indexes: { updatedAt: number }
  }
  /** By the tab that they were written in. */
  writes: { key: string; value: KeptWrites }
}

export type Store = IDBPDatabase<Kept>

/** Opens what this browser keeps for a person: nothing of anybody else, and nothing too old. */
export async function openStore(userId: string): Promise<Store> {
  const store = await openDB<Kept>(OFFLINE_DATABASE, VERSION, {
    upgrade(db) {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name)
      db.createObjectStore('owner')
      db.createObjectStore('reads').createIndex('updatedAt', 'updatedAt')
      db.createObjectStore('writes')
    },
    // a sign-out in another tab removes it
    blocking: () => store.close(),
  })
  const change = store.transaction(STORES, 'readwrite')
  if ((await change.objectStore('owner').get('userId')) !== userId) {
    for (const name of STORES) await change.objectStore(name).clear()
    await change.objectStore('owner').put(userId, 'userId')
  }
  const old = IDBKeyRange.upperBound(Date.now() - KEPT_DAYS * DAY_MS)
  const reads = change.objectStore('reads')
  for await (const { primaryKey } of reads.index('updatedAt').iterate(old)) await reads.delete(primaryKey)
  await change.done
  return store
}
