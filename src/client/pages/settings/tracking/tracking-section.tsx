import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { isRefusedByBrowser } from '#client/features/analytics/may-track.ts'
import { store } from '#client/lib/stored-session.ts'
import { useStored } from '#client/lib/use-stored.ts'
import { SettingsSection } from '../settings-section.tsx'

const LEAD =
  'Which pages are opened helps us to see what is worth building. It says nothing of who you are, stays with us, and is removed after 90 days.'

/** SEC-22: the way out of being counted, kept by this browser. */
export function TrackingSection() {
  const isOff = useStored('isTrackingOff') === 'true'
  const isRefused = isRefusedByBrowser()
  return (
    <SettingsSection title="Usage" lead={LEAD}>
      <Switch
        label="Count the pages I open"
        description={isRefused ? 'Your browser asks not to be tracked, so nothing is counted.' : undefined}
        checked={!isOff && !isRefused}
        disabled={isRefused}
        onChange={({ currentTarget }) => store({ isTrackingOff: currentTarget.checked ? null : 'true' })}
      />
    </SettingsSection>
  )
}
