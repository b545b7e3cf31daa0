import { PageHeader } from '#client/ui/text/page-header.tsx'
import { AddressesSection } from './addresses/addresses-section.tsx'
import { ExportSection } from './export/export-section.tsx'
import { NotificationsSection } from './notifications/notifications-section.tsx'
import { RemovalSection } from './removal/removal-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { TrackingSection } from './tracking/tracking-section.tsx'
import { VisitsSection } from './visits/visits-section.tsx'
import { WaysSection } from './ways/ways-section.tsx'

/** /settings: what belongs to the account rather than to the work; each noun brings its own section. */
export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" lead="How you sign in, where you are signed in, and what becomes of your data." />
      <SettingsGroup title="Security">
        <WaysSection />
        <SessionsSection />
        <VisitsSection />
      </SettingsGroup>
      <SettingsGroup title="What you are told">
        <NotificationsSection />
        <AddressesSection />
      </SettingsGroup>
      <SettingsGroup title="Your data">
        <TrackingSection />
        <ExportSection />
        <RemovalSection />
      </SettingsGroup>
    </>
  )
}
