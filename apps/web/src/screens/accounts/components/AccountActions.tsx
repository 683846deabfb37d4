import { ActionIcon } from '@mantine/core'
import { Icon, toasts } from '@countersign/ui'
import { shortenAddress } from '@countersign/primitives'
import { forgetAccount, pinAccount, saveAccount } from '../../../data/storage/pinnedAccounts.ts'
import type { KnownAccount } from '../KnownAccount.ts'
import styles from './Accounts.module.css'
import { accountsMessages as messages } from '../accountsMessages.ts'

/** Pins the account to the navigation, and removes a stored account from the list. */
export function AccountActions({ account, name }: { account: KnownAccount; name: string | null }) {
  const words = name ?? shortenAddress(account.safe)
  const forget = () => {
    forgetAccount(account.key)
    toasts.show({
      kind: 'info',
      title: messages.removed({ account: words }),
      detail: messages.removedDetail,
      action: { label: messages.undo, onClick: () => saveAccount(account.key, { pinned: account.pinned }) },
    })
  }
  const pinLabel = account.pinned ? messages.unpin({ account: words }) : messages.pin({ account: words })
  return (
    <span className={styles.actions}>
      <ActionIcon aria-label={pinLabel} title={pinLabel} onClick={() => pinAccount(account.key, !account.pinned)}>
        <Icon name={account.pinned ? 'pinned-off' : 'pin'} size={16} />
      </ActionIcon>
      {account.saved && (
        <ActionIcon aria-label={messages.remove({ account: words })} title={messages.removeShort} onClick={forget}>
          <Icon name="x" size={16} />
        </ActionIcon>
      )}
    </span>
  )
}
