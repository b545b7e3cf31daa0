import { notifications } from '@mantine/notifications'
import { afterEach } from 'vitest'
import { queryClient } from '#client/trpc.ts'
import { closeError } from '#client/ui/dialog/error-dialog.ts'

/** More than any test leaves open. */
const ERRORS = 20

/** All files share one page, as all screens of a visit do; the next test finds it as a new visitor would. */
afterEach(() => {
  for (let open = ERRORS; open > 0; open -= 1) closeError()
  notifications.clean()
  queryClient.clear()
  // a test of what is drawn in Node has neither
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
})
