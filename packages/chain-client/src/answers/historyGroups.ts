import { groupBy } from '@countersign/ledger'
import type { Hex } from '@countersign/primitives'
import type { Past } from '../context/readPast.ts'
import type { Creation } from '../scan/readCreation.ts'
import { byPlace, type Execution, type ModuleCall } from '../scan/readEvents.ts'
import type { Move } from '../scan/readMoves.ts'

/** What one Ethereum transaction did to the account. */
export type HistoryGroup = {
  readonly transactionHash: Hex
  readonly blockNumber: number
  readonly executions: readonly Execution[]
  readonly modules: readonly ModuleCall[]
  /** The movements that are separate rows. */
  readonly moves: readonly Move[]
  /** Everything that moved. */
  readonly moved: readonly Move[]
  readonly creation: Creation | null
}

/** The rows of one Ethereum transaction: what owners signed, else what modules did, else what arrived. Newest first. */
export function historyGroups({ executions, modules, moves, creation }: Past): HistoryGroup[] {
  const hashes = new Map([...executions, ...modules, ...moves].map((one) => [one.transactionHash, one.blockNumber]))
  const [executionsOf, modulesOf, movesOf] = [byHash(executions), byHash(modules), byHash(moves)]
  const groups = [...hashes].map(([transactionHash, blockNumber]): HistoryGroup => {
    const own = executionsOf.get(transactionHash) ?? []
    const acted = own.length > 0 ? [] : (modulesOf.get(transactionHash) ?? [])
    const moved = movesOf.get(transactionHash) ?? []
    return {
      transactionHash,
      blockNumber,
      executions: own.toSorted(byPlace).toReversed(),
      modules: acted.toSorted(byPlace).toReversed(),
      moves: own.length + acted.length > 0 ? [] : moved.toSorted(byPlace),
      moved,
      creation: null,
    }
  })
  const sorted = groups.toSorted(
    (first, second) =>
      second.blockNumber - first.blockNumber || (first.transactionHash < second.transactionHash ? 1 : -1),
  )
  const { transactionHash = '0x', blockNumber = 0 } = creation ?? {}
  return creation
    ? [...sorted, { transactionHash, blockNumber, executions: [], modules: [], moves: [], moved: [], creation }]
    : sorted
}

function byHash<One extends { readonly transactionHash: Hex }>(
  items: readonly One[],
): ReadonlyMap<Hex, readonly One[]> {
  return groupBy(items, ({ transactionHash }) => transactionHash)
}
