import { GroupedHex, HashBlock, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { displayUnits, NATIVE_DECIMALS } from '@countersign/primitives'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { DialogStack, WalletDialog } from '@countersign/connect/dialogs'
import type { DemoRequest } from './DemoRequest.ts'
import styles from './DemoRequestDialog.module.css'
import type { PendingDemoRequest } from './demoRequests.ts'
import { demoWalletMessages } from './demoWalletMessages.ts'

/** The window of the demo wallet: the complete request, and two answers. */
export function DemoRequestDialog({ pending }: { pending: PendingDemoRequest }) {
  const { owner, request, answer } = pending
  return (
    <WalletDialog
      title={demoWalletMessages[`${wordsOf(request)}Title` as const]}
      onClose={() => answer(false)}
      isDismissible={false}
      width={request.kind === 'connect' ? 344 : 460}
    >
      <DialogStack>
        <VerdictNote verdict="caution" title={demoWalletMessages.keysPublic}>
          {demoWalletMessages.localOnly}
        </VerdictNote>
        <dl className={styles.rows}>
          <dt>{demoWalletMessages.wallet}</dt>
          <dd>{owner.name}</dd>
          <dt>{demoWalletMessages.address}</dt>
          <dd>
            <GroupedHex value={owner.address} />
          </dd>
          <Details request={request} />
        </dl>
        <Body request={request} />
        <div className={styles.two}>
          <Button onClick={() => answer(false)}>{demoWalletMessages.reject}</Button>
          <Button variant="filled" data-autofocus onClick={() => answer(true)}>
            {demoWalletMessages[`${wordsOf(request)}Act` as const]}
          </Button>
        </div>
      </DialogStack>
    </WalletDialog>
  )
}

const wordsOf = (request: DemoRequest) =>
  request.kind === 'transaction' && !request.isSent ? 'signTransaction' : request.kind

function Details({ request }: { request: DemoRequest }) {
  if (request.kind === 'connect')
    return (
      <>
        <dt>{demoWalletMessages.page}</dt>
        <dd className={styles.mono}>{request.origin}</dd>
      </>
    )
  if (request.kind !== 'transaction') return null
  return (
    <>
      <dt>{demoWalletMessages.to}</dt>
      <dd>{request.to ? <GroupedHex value={request.to} /> : demoWalletMessages.newContract}</dd>
      <dt>{demoWalletMessages.value}</dt>
      <dd>
        <NativeAmount value={request.value} chainId={request.chainId} />
      </dd>
      <dt>{demoWalletMessages.chain}</dt>
      <dd>{request.chainId}</dd>
      <dt>{demoWalletMessages.data}</dt>
      <dd>
        {request.data === '0x' ? demoWalletMessages.none : demoWalletMessages.bytes((request.data.length - 2) / 2)}
      </dd>
    </>
  )
}

/** In the units that wallets use. */
function NativeAmount({ value, chainId }: { value: bigint; chainId: string }) {
  const reported = useChains().find((chain) => chain.chainId === chainId)?.nativeCurrency
  const known = knownCoin(chainId)
  const symbol = known?.symbol ?? reported?.symbol
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
        <Fields title={demoWalletMessages.domain} values={domain} />
        <Fields title={primaryType ?? demoWalletMessages.message} values={message} />
      </div>
      <HashBlock title={demoWalletMessages.hashToSign} hash={request.hash} look="paper" />
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
