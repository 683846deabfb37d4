import { PageHeader } from '@countersign/ui'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { AddNetwork } from './AddNetwork.tsx'
import { KeptProposals } from './KeptProposals.tsx'
import { NetworkList } from './NetworkList.tsx'
import { SourceSection } from './SourceSection.tsx'

/** Where the page gets its data: from a service or from the chains alone, and from which nodes. */
export function NetworksPage() {
  useDocumentTitle('Networks and service')
  return (
    <>
      <PageHeader
        title="Networks and service"
        subtitle="Where this browser gets its data. These settings stay in this browser."
      />
      <SourceSection />
      <KeptProposals />
      <NetworkList />
      <AddNetwork />
    </>
  )
}
