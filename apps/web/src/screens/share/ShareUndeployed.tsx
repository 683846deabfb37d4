import type { SharedAccount } from '@countersign/safe/exchange'
import { Modal } from '@mantine/core'
import { useMemo } from 'react'
import { creationOf, type UndeployedAccount } from '../../data/undeployed/undeployedAccounts.ts'
import { useChains } from '../../data/query/useChains.ts'
import { undeployedMessages as messages } from '../../parts/undeployed/undeployedMessages.ts'
import styles from './Share.module.css'
import { ShareWays } from './ShareWays.tsx'

type Props = { readonly accounts: readonly UndeployedAccount[]; readonly onClose: () => void }

/** Shares an account by link, code or file: what decides its address, and its networks. */
export function ShareUndeployed({ accounts, onClose }: Props) {
  const chains = useChains()
  const [account] = accounts
  const item = useMemo((): SharedAccount | null => {
    if (!account) return null
    return {
      kind: 'account',
      name: account.name,
      address: account.address,
      networks: accounts.map(({ chainId }) => {
        const chain = chains.find((one) => one.chainId === chainId)
        return { chainId: BigInt(chainId), name: chain?.chainName ?? '', shortName: chain?.shortName ?? '' }
      }),
      creation: creationOf(account),
      createdAt: account.addedAt,
    }
  }, [account, accounts, chains])
  if (item === null) return null
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.shareTitle}
      size={560}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <div className={styles.stack}>
        <p>{messages.contains}</p>
        <ShareWays item={item} label={messages.forOwners} fileName="account.countersign.json" />
      </div>
    </Modal>
  )
}
