import type { Chain } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import {
  AddressLabel,
  CopyButton,
  GroupedHex,
  type KeyValueRow,
  KeyValueTable,
  TimeText,
  TokenAmount,
} from '@countersign/ui'
import { ownExplorerPath } from '../../../data/url/explorerLink.ts'
import type { ChainTransaction } from '../readTransaction.ts'
import styles from './Explorer.module.css'

type Props = { readonly chain: Chain; readonly hash: Hex; readonly transaction: ChainTransaction }

export function TransactionFacts({ chain, hash, transaction }: Props) {
  const { symbol, decimals } = chain.nativeCurrency
  const coin = (amount: bigint) => <TokenAmount {...{ amount, decimals, symbol }} exact />
  const place = (address: Address) => (
    <AddressLabel
      address={address}
      form="full"
      size={20}
      copyable
      href={ownExplorerPath(chain.shortName, { address })}
    />
  )
  const { inclusion, to, from, value, input, nonce, gasLimit } = transaction
  const rows: KeyValueRow[] = [
    {
      label: 'Hash',
      value: (
        <>
          <GroupedHex value={hash} /> <CopyButton value={hash} label="hash" />
        </>
      ),
    },
    { label: 'Status', value: <b>{statusOf(transaction)}</b> },
    ...(inclusion
      ? [
          { label: 'Block', value: inclusion.block.toLocaleString('en'), note: depthWords(inclusion.depth) },
          { label: 'Time', value: <TimeText at={inclusion.time} form="exact" /> },
        ]
      : []),
    { label: 'From', value: place(from), note: `transaction ${nonce.toLocaleString('en')} of this sender` },
    ...(to ? [{ label: 'To', value: place(to) }] : [{ label: 'To', value: 'A new contract' }]),
    ...(inclusion?.created ? [{ label: 'Contract', value: place(inclusion.created) }] : []),
    { label: 'Value', value: coin(value) },
    ...(inclusion?.fee === undefined || inclusion.fee === null ? [] : [{ label: 'Fee', value: coin(inclusion.fee) }]),
    {
      label: 'Gas',
      value: inclusion
        ? `${inclusion.gasUsed.toLocaleString('en')} of ${gasLimit.toLocaleString('en')}`
        : `at most ${gasLimit.toLocaleString('en')}`,
    },
    ...(inclusion ? [{ label: 'Events', value: String(inclusion.events) }] : []),
    { label: 'Data', value: <Data input={input} /> },
  ]
  return <KeyValueTable framed rows={rows} />
}

function Data({ input }: { input: Hex }) {
  if (input === '0x') return 'none'
  const bytes = (input.length - 2) / 2
  return (
    <details>
      <summary>{bytes === 1 ? '1 byte' : `${bytes.toLocaleString('en')} bytes`}</summary>
      <code className={styles.data}>{input}</code> <CopyButton value={input} label="data" />
    </details>
  )
}

function statusOf({ inclusion }: ChainTransaction): string {
  if (!inclusion) return 'Waiting for a block'
  if (inclusion.succeeded === null) return 'In a block; this chain does not report whether it succeeded'
  return inclusion.succeeded ? 'Succeeded' : 'Failed: all its effects were reverted, and the fee was paid'
}

const depthWords = (depth: bigint) => (depth === 1n ? 'the newest block' : `${depth.toLocaleString('en')} blocks deep`)
