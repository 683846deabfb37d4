import { displayUnits } from '@countersign/primitives'
import { DevicePanel, GroupedHex } from '@countersign/ui'
import { DevicePanelOf } from '../../../../parts/device/DeviceHashes.tsx'
import { deviceKindOf } from '@countersign/describe/device'
import type { HardwareRequest } from '../HardwareRequest.ts'
import type { HardwareWallet } from '../HardwareWallet.ts'
import { hardwareMessages } from '../hardwareMessages.ts'
import styles from './Hardware.module.css'

type Props = { readonly wallet: HardwareWallet; readonly request: HardwareRequest }

/** The contracts' names for the signed hash. */
const digestNames: Readonly<Record<string, string>> = { SafeTx: 'safeTxHash', SafeMessage: 'safeMessageHash' }

/** The request, in the layout of this device. */
export function RequestPanel({ wallet, request }: Props) {
  switch (request.kind) {
    case 'typedData':
      return (
        <DevicePanelOf
          kind={deviceKindOf(wallet) ?? 'ledger'}
          domainHash={request.domainHash}
          messageHash={request.messageHash}
          digest={{
            title: digestNames[request.primaryType] ?? hardwareMessages.hashOf(request.primaryType),
            hash: request.hash,
          }}
        />
      )
    case 'message':
      return (
        <>
          <p className={styles.words}>{request.isText ? hardwareMessages.showsText : hardwareMessages.showsBytes}</p>
          <div className={styles.box} tabIndex={0}>
            <pre>{request.message}</pre>
          </div>
        </>
      )
    case 'transaction':
      return <Transaction request={request} />
  }
}

function Transaction({ request }: { request: Extract<HardwareRequest, { kind: 'transaction' }> }) {
  const amount = (value: bigint) =>
    `${displayUnits(value, request.decimals, { minFraction: 2, group: true })} ${request.symbol}`
  return (
    <>
      <dl className={styles.rows}>
        <dt>{hardwareMessages.to}</dt>
        <dd>{request.to === null ? hardwareMessages.newContract : <GroupedHex value={request.to} />}</dd>
        <dt>{hardwareMessages.amount}</dt>
        <dd>{amount(request.value)}</dd>
        <dt>{hardwareMessages.feeAtMost}</dt>
        <dd>{amount(request.mostFee)}</dd>
        <dt>{hardwareMessages.network}</dt>
        <dd>{request.chainName}</dd>
        <dt>{hardwareMessages.data}</dt>
        <dd>{request.data === '0x' ? hardwareMessages.none : hardwareMessages.bytes((request.data.length - 2) / 2)}</dd>
      </dl>
      {request.data !== '0x' && (
        <DevicePanel hashes={[{ title: hardwareMessages.transactionHash, hash: request.hash }]} />
      )}
    </>
  )
}
