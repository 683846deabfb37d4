import type { Chain } from '@countersign/api'
import { CopyButton, GroupedHex, Icon, Identicon, InfoNote, PageHeader, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType } from 'react'
import type { UndeployedAccount } from '../../../data/undeployed/undeployedAccounts.ts'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'
import { NetworkBoard } from './NetworkBoard.tsx'

/** The dialog that shares the account; the route provides it. */
export type ShareAccount = ComponentType<{
  readonly accounts: readonly UndeployedAccount[]
  readonly onClose: () => void
}>

type Props = {
  readonly accounts: readonly UndeployedAccount[]
  readonly chains: readonly Chain[]
  readonly share: ShareAccount
  readonly onDone: () => void
}

/** The last step on several networks: each has its own outcome. */
export function CreationBoard({ accounts, chains, share: Share, onDone }: Props) {
  const [isSharing, setSharing] = useState(false)
  const [account] = accounts
  if (!account) return null
  return (
    <>
      <PageHeader
        title={messages.boardTitle({ name: account.name })}
        subtitle={messages.boardHelp}
        actions={
          <Button leftSection={<Icon name="link" />} onClick={() => setSharing(true)}>
            {messages.share}
          </Button>
        }
      />
      <div className={styles.stack}>
        <section className={`cs-panel ${styles.head}`}>
          <Identicon address={account.address} shape="account" size={40} />
          <div className={styles.identity}>
            <span>
              <b>{account.name}</b>{' '}
              <span className={styles.quiet}>
                {messages.setup({ threshold: account.creation.threshold, owners: account.creation.owners.length })}
              </span>
            </span>
            <GroupedHex value={account.address} />
          </div>
          <CopyButton value={account.address} label={messages.address} />
        </section>
        <NetworkBoard accounts={accounts} chains={chains} />
        <div className={styles.notes}>
          <VerdictNote verdict="caution" title={messages.onlyThese}>
            {messages.onlyTheseDetail}
          </VerdictNote>
          <InfoNote title={messages.sharedTitle}>{messages.sharedDetail}</InfoNote>
        </div>
        <div className={styles.acts}>
          <Button variant="filled" renderRoot={(props) => <Link to="/accounts" onClick={onDone} {...props} />}>
            {messages.done}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {messages.another}
          </Button>
        </div>
      </div>
      <Suspense>{isSharing && <Share accounts={accounts} onClose={() => setSharing(false)} />}</Suspense>
    </>
  )
}
