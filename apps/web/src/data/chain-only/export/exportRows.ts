import type { Chain } from '@countersign/api'
import { decodeData, type Call, type TokenIndex } from '@countersign/ledger'
import { formatUnits, isSameAddress, type Address, type Hex } from '@countersign/safe'
import type { Past } from '../readPast.ts'
import { byPlace } from '../scan/readEvents.ts'
import type { Move } from '../scan/readMoves.ts'
import { coinsOf } from '../transactionAnswers.ts'
import type { ChainExportRow } from './ChainExport.ts'

type Sources = {
  readonly native: Chain['nativeCurrency']
  readonly safe: Address
  readonly past: Pick<Past, 'executions' | 'modules' | 'moves' | 'creation'>
  readonly tokens: TokenIndex
  /** Epoch milliseconds. */
  readonly timeOf: (block: number) => number
  readonly noteOf: (safeTxHash: Hex) => string | null
}
type Place = { readonly transactionHash: Hex; readonly blockNumber: number; readonly logIndex: number }

const EMPTY = {
  status: 'SUCCESS',
  nonce: null,
  safeTxHash: null,
  module: null,
  method: null,
  direction: null,
  counterparty: null,
  asset: null,
  tokenAddress: null,
  tokenSymbol: null,
  tokenDecimals: null,
  tokenId: null,
  value: null,
  amount: null,
  note: null,
} as const

/** Every transaction and every movement, oldest first: what owners or modules ran stands before what it moved. */
export function exportRows({ native, safe, past, tokens, timeOf, noteOf }: Sources): ChainExportRow[] {
  const start = ({ transactionHash, blockNumber }: Omit<Place, 'logIndex'>) => ({
    ...EMPTY,
    date: new Date(timeOf(blockNumber)).toISOString(),
    blockNumber,
    transactionHash,
  })
  const coinRow = (place: Place, direction: 'INCOMING' | 'OUTGOING', counterparty: Address, units: bigint) => ({
    ...start(place),
    type: 'TRANSFER' as const,
    direction,
    counterparty,
    asset: 'NATIVE' as const,
    tokenSymbol: native.symbol,
    tokenDecimals: native.decimals,
    value: units.toString(),
    amount: formatUnits(units, native.decimals, { group: false }),
  })
  const coinRows = (place: Place & { readonly failed: boolean }, call: Call | null) =>
    place.failed || call === null ? [] : coinsOf(call).map(({ to, value }) => coinRow(place, 'OUTGOING', to, value))
  const moveRow = (move: Move): ChainExportRow => {
    const direction = isSameAddress(move.from, safe) ? 'OUTGOING' : 'INCOMING'
    const counterparty = direction === 'OUTGOING' ? move.to : move.from
    if (move.token === null) return coinRow(move, direction, counterparty, move.value)
    const token = tokens.get(move.token)
    const hasIds = move.kind !== 'ERC20'
    const decimals = hasIds ? null : (token?.decimals ?? null)
    const units = hasIds ? move.amount : move.value
    return {
      ...start(move),
      type: 'TRANSFER',
      direction,
      counterparty,
      asset: move.kind,
      tokenAddress: move.token,
      tokenSymbol: token?.symbol || null,
      tokenDecimals: decimals,
      tokenId: hasIds ? move.value.toString() : null,
      value: units.toString(),
      // Without decimals a token has no amount but its base units.
      amount: hasIds ? units.toString() : decimals === null ? null : formatUnits(units, decimals, { group: false }),
    }
  }
  const executed = past.executions.map((one) => ({
    place: one,
    order: 0,
    rows: [
      {
        ...start(one),
        type: 'MULTISIG' as const,
        status: one.failed ? ('FAILED' as const) : ('SUCCESS' as const),
        nonce: one.transaction && Number(one.transaction.nonce),
        safeTxHash: one.safeTxHash,
        ...describe(one.transaction),
        note: noteOf(one.safeTxHash),
      },
      ...coinRows(one, one.transaction),
    ],
  }))
  const acted = past.modules.map((one) => ({
    place: one,
    order: 0,
    rows: [
      {
        ...start(one),
        type: 'MODULE' as const,
        status: one.failed ? ('FAILED' as const) : ('SUCCESS' as const),
        module: one.module,
        ...describe(one.call),
      },
      ...coinRows(one, one.call),
    ],
  }))
  const moved = past.moves.map((one) => ({ place: one, order: 1, rows: [moveRow(one)] }))
  const { creation } = past
  const created: ChainExportRow[] = creation ? [{ ...start(creation), type: 'CREATION' }] : []
  const parts = [...executed, ...acted, ...moved].toSorted((first, second) =>
    first.place.transactionHash === second.place.transactionHash && first.order !== second.order
      ? first.order - second.order
      : byPlace(first.place, second.place),
  )
  return [...created, ...parts.flatMap(({ rows }): ChainExportRow[] => rows)]
}

const describe = (call: Call | null) =>
  call && {
    method: decodeData(call.data, call.to)?.method ?? null,
    counterparty: call.to,
    value: call.value.toString(),
  }
