import type { Account } from './account.ts'
import type { Form } from './form.ts'

/** One call of the API, already authenticated. */
export type Call = {
  account: Account
  form: Form
  /** The part of the path that `:id` stands for. */
  id: string
  /** Made with the publishable key: only what a browser may do, with the object's client secret. */
  isPublishable: boolean
}

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** A browser may call it with the publishable key. */
  isPublic?: boolean
  handle: (call: Call) => object
}

export const get = (path: string, handle: Route['handle']): Route => ({ method: 'GET', path, handle })
export const post = (path: string, handle: Route['handle']): Route => ({ method: 'POST', path, handle })
export const del = (path: string, handle: Route['handle']): Route => ({ method: 'DELETE', path, handle })
export const open = (route: Route): Route => ({ ...route, isPublic: true })
