import type { Chain } from '@countersign/api'
import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { predictAccount } from '@countersign/safe'
import {
  AddressLabel,
  CopyButton,
  GroupedHex,
  Icon,
  InfoNote,
  KeyValueTable,
  PageHeader,
  ProvenanceMark,
  SectionHeading,
  toasts,
  VerdictNote,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import {
  creationOf,
  deploymentState,
  type DeploymentState,
  forgetUndeployed,
  keyOfUndeployed,
  ofAddress,
  type UndeployedAccount,
  undeployedAccountsStore,
  useUndeployedAccounts,
} from '../../../data/creation/undeployedAccounts.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { ReceiveDialog } from '../../../parts/receive/ReceiveDialog.tsx'
import styles from '../../../parts/undeployed/Undeployed.module.css'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'
import type { ShareAccount } from './CreationBoard.tsx'
import { NetworkBoard } from './NetworkBoard.tsx'

type Props = { readonly account: UndeployedAccount; readonly chain: Chain; readonly share: ShareAccount }

const INDEXING_MS = 2000

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
  useOpenWhenIndexed(account, state)
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
        <KeyValueTable
          framed
          rows={[
            {
              label: messages.address,
              value: (
                <>
                  <GroupedHex value={account.address} /> <CopyButton value={account.address} label={messages.address} />
                  {isSame && (
                    <>
                      <br />
                      {messages.computed} <ProvenanceMark source="you" />
                    </>
                  )}
                </>
              ),
            },
            {
              label: messages.owners,
              value: (
                <div className={styles.owners}>
                  {creation.owners.map((owner) => (
                    <AddressLabel key={owner} address={owner} name={nameOf(owner, chain.chainId)?.name} form="full" />
                  ))}
                </div>
              ),
            },
            {
              label: messages.needed,
              value: messages.setup({ threshold: creation.threshold, owners: creation.owners.length }),
            },
            { label: messages.contract, value: messages.contractVersion({ version: creation.version }) },
            { label: messages.salt, value: String(creation.saltNonce) },
          ]}
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

/**
 * The layout opens the account as soon as the service knows it. An observer of that query here would start it again at every mount, and the
 * layout shows the account's own page meanwhile: the two would replace each other without end.
 */
function useOpenWhenIndexed({ chainId, address }: UndeployedAccount, state: DeploymentState): void {
  const client = useQueryClient()
  const isDeployed = state === 'deployed'
  useEffect(() => {
    if (!isDeployed) return
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: queryKeys.safe({ chainId, safe: address }) }),
      INDEXING_MS,
    )
    return () => clearInterval(timer)
  }, [isDeployed, client, chainId, address])
}

/** Null if the data are not those of an account. */
function computedAddress(account: UndeployedAccount): `0x${string}` | null {
  try {
    return predictAccount(creationOf(account)).address
  } catch {
    return null
  }
}
