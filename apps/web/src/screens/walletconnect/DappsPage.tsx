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

type Props = {
  /** A pairing link that led here. */
  readonly link: string | null
  readonly onLinkFollowed: () => void
  /** What the account answers. */
  readonly methods: readonly string[]
  /** What dapps wait for. */
  readonly requests: ReactNode
}

/** Outside dapps that may ask this account, by WalletConnect. */
export function DappsPage({ link, onLinkFollowed, methods, requests }: Props) {
  const { accountName } = useViewContext()
  const { proposal } = useDapps()
  const isConfigured = (useConfig()?.walletConnect.projectId ?? null) !== null
  useDocumentTitle('Connected dapps', accountName)
  return (
    <>
      <PageHeader
        title="Connected dapps"
        subtitle="Dapps elsewhere that ask this account by WalletConnect. They can ask; owners decide."
      />
      {isConfigured ? (
        <div className={styles.page}>
          <DraftOnlyNote />
          <PairField initial={link} onFollowed={onLinkFollowed} />
          {requests}
          <SessionList />
        </div>
      ) : (
        <EmptyState
          level={2}
          sentence="WalletConnect is not configured here."
          detail="Whoever runs this deployment sets a WalletConnect project id, or the address of a relay of their own with any id."
        />
      )}
      {proposal && <ProposalDialog key={proposal.id} proposal={proposal} methods={methods} />}
    </>
  )
}
