import { Icon } from '@countersign/ui/atoms'
import { type ReactNode, useId, useState } from 'react'
import type { ListedWallet } from '../model/ListedWallet.ts'
import { WalletMark } from './WalletMark.tsx'
import { walletListMessages as messages } from './walletListMessages.ts'
import styles from './ConnectDialog.module.css'

type Props = {
  readonly wallets: readonly ListedWallet[]
  readonly chosen: string | null
  /** Ids, the last used first. */
  readonly recent: readonly string[]
  readonly onChoose: (wallet: ListedWallet) => void
}

/** Wallets that can be used on this device, by group and in their order; the others are folded below. */
export function WalletList({ wallets, chosen, recent, onChoose }: Props) {
  const usable = wallets.filter(isUsable)
  const others = wallets.filter((wallet) => !isUsable(wallet))
  const [isOpen, setOpen] = useState(usable.length === 0)
  const moreId = useId()
  const row = (wallet: ListedWallet) => (
    <li key={wallet.id}>
      <button
        type="button"
        className={styles.wallet}
        data-wallet={wallet.id}
        aria-current={wallet.id === chosen}
        onClick={() => onChoose(wallet)}
      >
        <WalletMark wallet={wallet} />
        <span className={styles.name}>
          <b>{wallet.name}</b> {wallet.rdns !== null && <small>{wallet.rdns}</small>}
        </span>{' '}
        <span className={styles.aside}>{walletAside(wallet, recent)}</span>
      </button>
    </li>
  )
  const inGroup = (group: ListedWallet['group']) => usable.filter((wallet) => wallet.group === group).map(row)
  return (
    <div className={styles.list}>
      <Group title={messages.popular} rows={inGroup('popular')} />
      <Group title={messages.demo} note={messages.demoNote} rows={inGroup('demo')} />
      <Group title={messages.hardware} rows={inGroup('hardware')} />
      {others.length > 0 && (
        <>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} /> {messages.more}
          </button>
          <ul id={moreId} aria-label={messages.more} hidden={!isOpen}>
            {others.map(row)}
          </ul>
        </>
      )}
    </div>
  )
}

const isUsable = ({ reach }: ListedWallet) => reach === 'here' || reach === 'loadable'

function Group({ title, note, rows }: { title: string; note?: string; rows: readonly ReactNode[] }) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <>
      <div className={styles.group}>
        <span id={id}>{title}</span>
        {note !== undefined && <small className={styles.public}>{note}</small>}
      </div>
      <ul aria-labelledby={id}>{rows}</ul>
    </>
  )
}

/** The text at the end of a wallet's row: when it was used, otherwise whether it is available. */
function walletAside({ id, reach, group }: ListedWallet, recent: readonly string[]): string {
  if (reach === 'elsewhere') return messages.insideSafe
  if (reach === 'notConfigured') return messages.notConfigured
  if (reach === 'missing') return messages.notInstalled
  const place = recent.indexOf(id)
  if (place >= 0) return place === 0 ? messages.lastUsed : messages.recent
  return reach === 'here' && group === 'popular' ? messages.installed : ''
}
