import type { Address } from '@countersign/primitives'
import { GroupedHex, Icon, Identicon, ProvenanceMark, TokenAmount, useCopy } from '@countersign/ui/atoms'
import type { ConnectChain } from '../chains/ConnectChain.ts'
import { useOpenKit } from '../kit/KitContext.tsx'
import { Button } from '../parts/Button.tsx'
import type { WalletState } from '../state/createWalletStore.ts'
import { useBalance } from './useBalance.ts'
import styles from './AccountDialog.module.css'
import { OtherAccounts } from './OtherAccounts.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'
import { SignInRow } from './SignInRow.tsx'
import { DialogFoot, DialogStack, WalletDialog } from '../parts/WalletDialog.tsx'
import { connectedMessages } from './connectedMessages.ts'

type Props = {
  readonly wallet: WalletState & { address: Address }
  readonly chain: ConnectChain | null
  readonly onClose: () => void
}

/** The connected wallet: address, balance, recent transactions, and the button to disconnect. */
export function AccountDialog({ wallet, chain, onClose }: Props) {
  const { outcome, copy } = useCopy(wallet.address)
  const { config, state } = useOpenKit()
  const name = config.nameOf?.(wallet.address, wallet.chainId ?? '') ?? null
  const copied = {
    idle: connectedMessages.copy,
    copied: connectedMessages.copied,
    failed: connectedMessages.notCopied,
  }[outcome]
  const disconnect = () => {
    void state.wallet.disconnect()
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
                network: chain?.name ?? connectedMessages.chain({ id: wallet.chainId ?? '?' }),
              })}
            </dt>
            <dd>{chain ? <Balance chain={chain} address={wallet.address} /> : connectedMessages.notChecked}</dd>
          </div>
          {config.content?.accountFacts?.(wallet.address)}
        </dl>
        <div className={styles.two}>
          <Button icon={<Icon name={COPY_ICONS[outcome]} />} onClick={copy}>
            <span aria-live="polite">{copied}</span>
          </Button>
          <Button icon={<Icon name="logout" />} onClick={disconnect}>
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

function Balance({ chain, address }: { chain: ConnectChain; address: Address }) {
  const balance = useBalance(chain.chainId, address)
  if (balance === 'failed') return connectedMessages.notChecked
  if (balance === null) return '…'
  const { decimals, symbol } = chain.nativeCurrency
  return (
    <>
      <TokenAmount amount={balance} decimals={decimals} symbol={symbol} /> <ProvenanceMark source="chain" />
    </>
  )
}
