import { PageHeader } from '@countersign/ui'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { AddNetwork } from './AddNetwork.tsx'
import { KeptProposals } from './KeptProposals.tsx'
import { NetworkList } from './NetworkList.tsx'
import { SourceSection } from './SourceSection.tsx'

/** Who answers this page: a service or the chains alone, and which nodes. */
export function NetworksPage() {
  useDocumentTitle('Networks and service')
  return (
    <>
      <PageHeader
        title="Networks and service"
        subtitle="Where this browser gets its data. What you set here stays in this browser."
      />
      <SourceSection />
      <KeptProposals />
      <NetworkList />
      <AddNetwork />
    </>
  )
}
