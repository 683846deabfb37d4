import { SettingsLayout } from '../../../parts/layout/SettingsLayout.tsx'
import { HostsSection } from '../hosts/HostsSection.tsx'
import { AddNetwork } from './AddNetwork.tsx'
import { KeptProposals } from './KeptProposals.tsx'
import { NetworkList } from './NetworkList.tsx'
import { SourceSection } from './SourceSection.tsx'
import { networksMessages } from '../networksMessages.ts'

/** Where the page gets its data: from a service or from the chains alone, and from which nodes. */
export function NetworksPage() {
  return (
    <SettingsLayout title={networksMessages.title} subtitle={networksMessages.subtitle}>
      <SourceSection />
      <KeptProposals />
      <NetworkList />
      <AddNetwork />
      <HostsSection />
    </SettingsLayout>
  )
}
