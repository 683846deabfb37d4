import type { Chain } from '@countersign/api'
import { numberText, type Address, type Hex } from '@countersign/primitives'
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
import { explorerMessages } from '../explorerMessages.ts'

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
      label: explorerMessages.hash,
      value: (
        <>
          <GroupedHex value={hash} /> <CopyButton value={hash} label={explorerMessages.hashInSentence} />
        </>
      ),
    },
    { label: explorerMessages.status, value: <b>{statusOf(transaction)}</b> },
    ...(inclusion
      ? [
          { label: explorerMessages.block, value: numberText(inclusion.block), note: depthWords(inclusion.depth) },
          { label: explorerMessages.time, value: <TimeText at={inclusion.time} form="exact" /> },
        ]
      : []),
    { label: explorerMessages.from, value: place(from), note: explorerMessages.ofSender({ nonce }) },
    ...(to
      ? [{ label: explorerMessages.to, value: place(to) }]
      : [{ label: explorerMessages.to, value: explorerMessages.newContract }]),
    ...(inclusion?.created ? [{ label: explorerMessages.contract, value: place(inclusion.created) }] : []),
    { label: explorerMessages.value, value: coin(value) },
    ...(inclusion?.fee === undefined || inclusion.fee === null
      ? []
      : [{ label: explorerMessages.fee, value: coin(inclusion.fee) }]),
    {
      label: explorerMessages.gas,
      value: inclusion
        ? explorerMessages.gasOf({ used: inclusion.gasUsed, limit: gasLimit })
        : explorerMessages.gasAtMost({ limit: gasLimit }),
    },
    ...(inclusion ? [{ label: explorerMessages.events, value: numberText(inclusion.events) }] : []),
    { label: explorerMessages.data, value: <Data input={input} /> },
  ]
  return <KeyValueTable framed rows={rows} />
}

function Data({ input }: { input: Hex }) {
  if (input === '0x') return explorerMessages.none
  const bytes = (input.length - 2) / 2
  return (
    <details>
      <summary>{explorerMessages.byteCount({ bytes })}</summary>
      <code className={styles.data}>{input}</code> <CopyButton value={input} label={explorerMessages.dataInSentence} />
    </details>
  )
}

function statusOf({ inclusion }: ChainTransaction): string {
  if (!inclusion) return explorerMessages.waiting
  if (inclusion.succeeded === null) return explorerMessages.outcomeUnknown
  return inclusion.succeeded ? explorerMessages.succeeded : explorerMessages.failed
}

const depthWords = (depth: bigint) =>
  depth === 1n ? explorerMessages.newestBlock : explorerMessages.blocksDeep({ depth })
