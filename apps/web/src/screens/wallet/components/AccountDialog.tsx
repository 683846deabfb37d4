import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { GroupedHex, Icon, Identicon, ProvenanceMark, TokenAmount, useCopy } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { nativeCoin } from '../../../data/chain-access/nativeCoin.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { ownerSafesQuery } from '../../../data/query/ownerSafesQuery.ts'
import { disconnectWallet, type WalletState } from '../../../data/wallet/walletStore.ts'
import { walletBalanceQuery } from '../model/walletBalanceQuery.ts'
import styles from './AccountDialog.module.css'
import { OtherAccounts } from './OtherAccounts.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'
import { SignInRow } from './SignInRow.tsx'
import { DialogFoot, DialogStack, WalletDialog } from '../dialog/WalletDialog.tsx'
import { connectedMessages } from './connectedMessages.ts'

type Props = {
  readonly wallet: WalletState & { address: Address }
  readonly chain: Chain | null
  readonly onClose: () => void
}

/** The connected wallet: address, balance, recent transactions, and the button to disconnect. */
export function AccountDialog({ wallet, chain, onClose }: Props) {
  const { outcome, copy } = useCopy(wallet.address)
  const { nameOf } = useNames()
  const name = nameOf(wallet.address, wallet.chainId ?? '')?.name ?? null
  const copied = {
    idle: connectedMessages.copy,
    copied: connectedMessages.copied,
    failed: connectedMessages.notCopied,
  }[outcome]
  const disconnect = () => {
    void disconnectWallet()
    onClose()
  }
  return (
    <WalletDialog title={connectedMessages.title} onClose={onClose}>
      <DialogStack>
        <div className={styles.who}>
          <Identicon address={wallet.address} shape="person" size={52} />
          <div>
            <b>{name ?? wallet.walletName}</b>
            <span className={styles.status}>
              <span className={styles.dot} data-waiting={wallet.unsupported || undefined} aria-hidden />
              {statusText(wallet, name)}
            </span>
          </div>
        </div>
        <GroupedHex value={wallet.address} />
        <dl className={styles.facts}>
          <div>
            <dt>
              {connectedMessages.balanceOn({
                network: chain?.chainName ?? connectedMessages.chain({ id: wallet.chainId ?? '?' }),
              })}
            </dt>
            <dd>{chain ? <Balance chain={chain} address={wallet.address} /> : connectedMessages.notChecked}</dd>
          </div>
          <div>
            <dt>{connectedMessages.signsFor}</dt>
            <dd>
              <OwnedAccounts address={wallet.address} />
            </dd>
          </div>
        </dl>
        <div className={styles.two}>
          <Button leftSection={<Icon name={COPY_ICONS[outcome]} />} onClick={copy}>
            <span aria-live="polite">{copied}</span>
          </Button>
          <Button leftSection={<Icon name="logout" />} onClick={disconnect}>
            {connectedMessages.disconnect}
          </Button>
        </div>
        {outcome === 'failed' && <p className={styles.note}>{connectedMessages.copyRefused}</p>}
        <OtherAccounts />
        <SignInRow />
      </DialogStack>
      <RecentTransactions account={wallet.address} chainId={wallet.chainId} onLeave={onClose} />
      <DialogFoot>{wallet.isDemo ? connectedMessages.demoPublic : connectedMessages.lastTen}</DialogFoot>
    </WalletDialog>
  )
}

/** A name from the address book hides the wallet's name, which the line then gives. */
function statusText({ unsupported, walletName }: WalletState, name: string | null): string {
  if (name === null || name === walletName)
    return unsupported ? connectedMessages.connectedElsewhere : connectedMessages.connected
  const wallet = walletName ?? connectedMessages.aWallet
  return unsupported ? connectedMessages.elsewhereThrough({ wallet }) : connectedMessages.connectedThrough({ wallet })
}

const COPY_ICONS = { idle: 'copy', copied: 'check', failed: 'alert-triangle' } as const

function Balance({ chain, address }: { chain: Chain; address: Address }) {
  const { data, isError } = useQuery(walletBalanceQuery(chain, address))
  if (isError) return connectedMessages.notChecked
  if (data === undefined) return '…'
  const { decimals, symbol } = nativeCoin(chain)
  return (
    <>
      <TokenAmount amount={data} decimals={decimals} symbol={symbol} /> <ProvenanceMark source="chain" />
    </>
  )
}

function OwnedAccounts({ address }: { address: Address }) {
  const { data, isError } = useQuery(ownerSafesQuery(address))
  if (data === undefined) return isError ? connectedMessages.notChecked : '…'
  const count = Object.values(data).reduce((total, safes) => total + (safes?.length ?? 0), 0)
  return (
    <>
      {connectedMessages.accounts(count)} <ProvenanceMark source="service" />
    </>
  )
}
