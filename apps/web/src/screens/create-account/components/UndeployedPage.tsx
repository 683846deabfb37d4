import type { Chain } from '@countersign/api'
import { formatAccountAddress, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { predictAccount } from '@countersign/safe'
import { Icon, InfoNote, PageHeader, SectionHeading, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import {
  creationOf,
  deploymentState,
  forgetUndeployed,
  keyOfUndeployed,
  ofAddress,
  type UndeployedAccount,
  undeployedAccountsStore,
  useUndeployedAccounts,
} from '../../../data/undeployed/undeployedAccounts.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { ReceiveDialog } from '../../../parts/receive/ReceiveDialog.tsx'
import { CreationFacts } from '../../../parts/undeployed/CreationFacts.tsx'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'
import type { ShareAccount } from './CreationBoard.tsx'
import { NetworkBoard } from './NetworkBoard.tsx'

type Props = { readonly account: UndeployedAccount; readonly chain: Chain; readonly share: ShareAccount }

/** In place of every page of an account that is not deployed here: what it will be, what works, and the button to deploy it. */
export function UndeployedPage({ account, chain, share: Share }: Props) {
  const chains = useChains()
  const all = ofAddress(useUndeployedAccounts(), account.address)
  const { nameOf } = useNames()
  const wallet = useWallet()
  const [dialog, setDialog] = useState<'share' | 'receive' | null>(null)
  const name = nameOf(account.address, chain.chainId)?.name ?? (account.name || messages.nameless)
  const creation = creationOf(account)
  const computed = computedAddress(account)
  const isSame = computed !== null && isSameAddress(computed, account.address)
  const state = deploymentState(account)
  const safe = formatAccountAddress({ shortName: chain.shortName, address: account.address })
  const title = messages[state === 'deployed' ? 'titleIndexing' : state === 'deploying' ? 'titleDeploying' : 'title']({
    name,
    chain: chain.chainName,
  })
  useDocumentTitle(title)
  const remove = () => {
    forgetUndeployed(keyOfUndeployed(account))
    toasts.show({
      kind: 'info',
      title: messages.removed({ name }),
      detail: messages.removedDetail,
      action: { label: messages.undo, onClick: () => undeployedAccountsStore.update((kept) => [...kept, account]) },
    })
  }
  const isOwner =
    wallet.address === null || creation.owners.some((owner) => isSameAddress(owner, wallet.address ?? ZERO_ADDRESS))
  return (
    <>
      <PageHeader
        title={title}
        subtitle={messages.subtitle}
        actions={
          <>
            {isSame && (
              <Button leftSection={<Icon name="qrcode" />} onClick={() => setDialog('receive')}>
                {messages.receive}
              </Button>
            )}
            <Button leftSection={<Icon name="link" />} onClick={() => setDialog('share')}>
              {messages.share}
            </Button>
            {isSame && (
              <>
                <Button
                  leftSection={<Icon name="list-check" />}
                  renderRoot={(props) => <Link to="/safes/$safe/queue" params={{ safe }} {...props} />}
                >
                  {messages.queue}
                </Button>
                <Button
                  variant="filled"
                  leftSection={<Icon name="plus" />}
                  renderRoot={(props) => <Link to="/safes/$safe/send" params={{ safe }} {...props} />}
                >
                  {messages.newTransaction}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className={styles.stack}>
        {!isSame && (
          <VerdictNote verdict="danger" title={messages.differs} announce>
            {messages.differsDetail({ computed: computed ?? '–', stored: account.address })}
          </VerdictNote>
        )}
        {!isOwner && <VerdictNote verdict="caution" title={messages.notOwner} />}
        {isSame && <NetworkBoard accounts={all} chains={chains} />}
        <CreationFacts
          address={account.address}
          chainId={chain.chainId}
          creation={creation}
          computed={isSame ? messages.computed : null}
        />
        <section>
          <SectionHeading title={messages.worksTitle} />
          <ul className={`cs-panel ${styles.works}`}>
            {messages.works.map((what, index) => (
              <li key={what}>
                <b>{what}</b>
                <span>{messages.worksDetail[index]}</span>
              </li>
            ))}
          </ul>
        </section>
        <InfoNote title={messages.keepTitle}>{messages.keepDetail}</InfoNote>
        <div className={styles.acts}>
          {isSame && (
            <Link to="/plan/$address" params={{ address: account.address }} className="cs-link">
              {messages.planSetup}
            </Link>
          )}
          <Button variant="subtle" leftSection={<Icon name="trash" />} onClick={remove}>
            {messages.remove}
          </Button>
        </div>
      </div>
      <Suspense>
        {dialog === 'share' && <Share accounts={all} onClose={() => setDialog(null)} />}
        {dialog === 'receive' && <ReceiveDialog chain={chain} safe={account.address} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}

/** Null if the data are not those of an account. */
function computedAddress(account: UndeployedAccount): `0x${string}` | null {
  try {
    return predictAccount(creationOf(account)).address
  } catch {
    return null
  }
}
