import type { Chain } from '@countersign/api'
import {
  toCreationRow,
  toModuleRow,
  toMultisigRow,
  toTransferRow,
  type ExportRow,
  type TokenIndex,
  type TransferFacts,
} from '@countersign/ledger'
import type { Address } from '@countersign/primitives'
import { creationFacts } from '../facts/creationFacts.ts'
import { moduleFacts } from '../facts/moduleFacts.ts'
import { executionFacts } from '../facts/multisigFacts.ts'
import { coinFacts, transferFacts } from '../facts/transferFacts.ts'
import type { LocalProposal } from '../local/LocalProposal.ts'
import type { Past } from '../context/readPast.ts'
import { byPlace } from '../scan/readEvents.ts'
import type { ChainExportRow } from './ChainExport.ts'

type Sources = {
  readonly native: Chain['nativeCurrency']
  readonly safe: Address
  readonly past: Pick<Past, 'executions' | 'modules' | 'moves' | 'creation'>
  readonly tokens: TokenIndex
  /** Epoch milliseconds. */
  readonly timeOf: (block: number) => number
  /** The proposal of a transaction, if this browser stored it. */
  readonly keptOf: (safeTxHash: string) => LocalProposal | null
}

/** Every transaction and every transfer, oldest first. A transaction of owners or modules precedes its transfers. */
export function exportRows({ native, safe, past, tokens, timeOf, keptOf }: Sources): ChainExportRow[] {
  const transferRow = (facts: TransferFacts & { readonly blockNumber: number }) => toTransferRow(facts, tokens, native)
  const executed = past.executions.map((one) => {
    const timestamp = timeOf(one.blockNumber)
    const facts = executionFacts(one, { safe, signers: [], timestamp, executor: null, kept: keptOf(one.safeTxHash) })
    const coins = coinFacts(safe, one, one.transaction, timestamp).map(transferRow)
    return { place: one, order: 0, rows: [toMultisigRow(facts, one.blockNumber), ...coins] }
  })
  const acted = past.modules.map((one) => {
    const timestamp = timeOf(one.blockNumber)
    const facts = { ...moduleFacts(safe, one, timestamp), blockNumber: one.blockNumber }
    const coins = coinFacts(safe, one, one.call, timestamp).map(transferRow)
    return { place: one, order: 0, rows: [toModuleRow(facts), ...coins] }
  })
  const moved = past.moves.map((one) => ({
    place: one,
    order: 1,
    rows: [transferRow(transferFacts(safe, one, timeOf(one.blockNumber)))],
  }))
  const parts = [...executed, ...acted, ...moved].toSorted((first, second) =>
    first.place.transactionHash === second.place.transactionHash && first.order !== second.order
      ? first.order - second.order
      : byPlace(first.place, second.place),
  )
  const { creation } = past
  const created = creation && {
    ...creationFacts(safe, creation, timeOf(creation.blockNumber)),
    createdBlock: creation.blockNumber,
  }
  return [(created && toCreationRow(created)) ?? [], ...parts.map(({ rows }) => rows)].flat().map(withoutServiceColumns)
}

const withoutServiceColumns = ({
  tokenTrusted: _t,
  imitation: _i,
  executor: _e,
  fee: _f,
  ...row
}: ExportRow): ChainExportRow => row
