import { GroupedHex, HashBlock, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { displayUnits, NATIVE_DECIMALS } from '@countersign/primitives'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { DialogStack, WalletDialog } from '../dialog/WalletDialog.tsx'
import type { DemoRequest } from './DemoRequest.ts'
import styles from './DemoRequestDialog.module.css'
import type { PendingDemoRequest } from './demoRequests.ts'

const TITLES: Record<DemoRequest['kind'], string> = {
  connect: 'Share an address?',
  typedData: 'Sign this?',
  message: 'Sign this message?',
  transaction: 'Send this transaction?',
}
const CONFIRM: Record<DemoRequest['kind'], string> = {
  connect: 'Connect',
  typedData: 'Sign',
  message: 'Sign',
  transaction: 'Send',
}

/** The window of the demo wallet: the complete request, and two answers. */
export function DemoRequestDialog({ pending }: { pending: PendingDemoRequest }) {
  const { owner, request, answer } = pending
  return (
    <WalletDialog
      title={TITLES[request.kind]}
      onClose={() => answer(false)}
      isDismissible={false}
      width={request.kind === 'connect' ? 344 : 460}
    >
      <DialogStack>
        <VerdictNote verdict="caution" title="Demo keys are public">
          This wallet exists on local chains only.
        </VerdictNote>
        <dl className={styles.rows}>
          <dt>Wallet</dt>
          <dd>{owner.name}</dd>
          <dt>Address</dt>
          <dd>
            <GroupedHex value={owner.address} />
          </dd>
          <Details request={request} />
        </dl>
        <Body request={request} />
        <div className={styles.two}>
          <Button onClick={() => answer(false)}>Reject</Button>
          <Button variant="filled" data-autofocus onClick={() => answer(true)}>
            {CONFIRM[request.kind]}
          </Button>
        </div>
      </DialogStack>
    </WalletDialog>
  )
}

function Details({ request }: { request: DemoRequest }) {
  if (request.kind === 'connect')
    return (
      <>
        <dt>Page</dt>
        <dd className={styles.mono}>{request.origin}</dd>
      </>
    )
  if (request.kind !== 'transaction') return null
  return (
    <>
      <dt>To</dt>
      <dd>{request.to ? <GroupedHex value={request.to} /> : 'a new contract'}</dd>
      <dt>Value</dt>
      <dd>
        <NativeAmount value={request.value} chainId={request.chainId} />
      </dd>
      <dt>Chain</dt>
      <dd>{request.chainId}</dd>
      <dt>Data</dt>
      <dd>{request.data === '0x' ? 'none' : `${(request.data.length - 2) / 2} bytes`}</dd>
    </>
  )
}

/** In the units that wallets use. */
function NativeAmount({ value, chainId }: { value: bigint; chainId: string }) {
  const told = useChains().find((chain) => chain.chainId === chainId)?.nativeCurrency
  const known = knownCoin(chainId)
  const symbol = known?.symbol ?? told?.symbol
  if (symbol === undefined) return `${value} wei`
  return `${displayUnits(value, NATIVE_DECIMALS, { minFraction: 2, group: true })} ${symbol}`
}

function Body({ request }: { request: DemoRequest }) {
  if (request.kind === 'message')
    return (
      <div className={styles.box} tabIndex={0}>
        <pre>{request.message}</pre>
      </div>
    )
  if (request.kind === 'transaction')
    return request.data === '0x' ? null : (
      <div className={styles.box} tabIndex={0}>
        <pre>{request.data}</pre>
      </div>
    )
  if (request.kind !== 'typedData') return null
  const { domain, message, primaryType } = request.typedData
  return (
    <>
      <div className={styles.box} tabIndex={0}>
        <Fields title="Domain" values={domain} />
        <Fields title={primaryType ?? 'Message'} values={message} />
      </div>
      <HashBlock title="Hash to sign" hash={request.hash} look="paper" />
    </>
  )
}

function Fields({ title, values }: { title: string; values: Readonly<Record<string, unknown>> }) {
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className={styles.mono}>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
