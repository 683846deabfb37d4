import { EmptyState, PageHeader } from '@countersign/ui'
import type { ReactNode } from 'react'
import { DraftOnlyNote } from '../../parts/gate/DraftOnlyNote.tsx'
import { useConfig } from '../../data/query/useConfig.ts'
import { useViewContext } from '../../parts/transaction/useViewContext.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { PairField } from './components/PairField.tsx'
import { ProposalDialog } from './components/ProposalDialog.tsx'
import { SessionList } from './components/SessionList.tsx'
import styles from './components/Dapps.module.css'
import { useDapps } from './link/dappStore.ts'
import { dappsMessages } from './dappsMessages.ts'

type Props = {
  /** A pairing link from the URL. */
  readonly link: string | null
  readonly onLinkFollowed: () => void
  /** The methods that the account supports. */
  readonly methods: readonly string[]
  /** The open requests of dapps. */
  readonly requests: ReactNode
}

/** Dapps that connect to this account by WalletConnect. */
export function DappsPage({ link, onLinkFollowed, methods, requests }: Props) {
  const { accountName } = useViewContext()
  const { proposal } = useDapps()
  const isConfigured = (useConfig()?.walletConnect.projectId ?? null) !== null
  useDocumentTitle(dappsMessages.title, accountName)
  return (
    <>
      <PageHeader title={dappsMessages.title} subtitle={dappsMessages.subtitle} />
      {isConfigured ? (
        <div className={styles.page}>
          <DraftOnlyNote />
          <PairField initial={link} onFollowed={onLinkFollowed} />
          {requests}
          <SessionList />
        </div>
      ) : (
        <EmptyState level={2} sentence={dappsMessages.notConfigured} detail={dappsMessages.notConfiguredText} />
      )}
      {proposal && <ProposalDialog key={proposal.id} proposal={proposal} methods={methods} />}
    </>
  )
}
