import { readStored } from '#client/lib/stored-session.ts'

/** What browsers say for people who don't want to be counted; not all of them have both. */
interface PrivacySignals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the browser itself asks not to (G-SHELL-08). */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl }: PrivacySignals = navigator
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Whether events may be told of: neither the browser nor the switch in the settings says no (SEC-22). */
export const mayTrack = (): boolean => !isRefusedByBrowser() && readStored('isTrackingOff') !== 'true'
