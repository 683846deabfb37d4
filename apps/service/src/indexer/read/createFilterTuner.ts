import { BaseError } from 'viem'
import { isRangeRefusal } from './createRangeTuner.ts'
import { NodeError } from '../../chain/rpc/NodeError.ts'

/** The most addresses or topics of one position that geth accepts. */
const MOST_NAMES = 1000
/** A node that refuses fewer names has another reason. */
const FEWEST_NAMES = 10
/** Reading this many logs costs as much as one more request: about 300 kB. */
const LOGS_PER_REQUEST = 500
/** Weight of the newest measurement. */
const NEWEST = 0.3
/** Decisions until a refused request is tried again. */
const AVOIDED_FOR = 500

/** Events of accounts, and token transfers and approvals: their numbers per block differ. */
export type LogKind = 'account' | 'token'

/** Decides how one node is asked for the logs of many accounts. */
export type FilterTuner = {
  /** How many accounts one request may name. */
  size(): number
  /** The node refused a request with `size` names. False when fewer names would not help. */
  shrink(size: number): boolean
  /**
   * Whether one request for the logs of every account of the chain costs less than `queries` requests for each group of names. It never does
   * while one group is enough.
   */
  isUnfilteredCheaper(kind: LogKind, about: { accounts: number; blocks: number; queries: number }): boolean
  /** An unfiltered answer arrived. */
  measured(kind: LogKind, blocks: number, logs: number): void
  /** The node refused an unfiltered request. */
  avoid(kind: LogKind): void
}

export function createFilterTuner(): FilterTuner {
  let most = MOST_NAMES
  const density = new Map<LogKind, number>()
  const avoided = new Map<LogKind, number>()
  return {
    size: () => most,
    shrink(size) {
      // Another request of the same round was refused first.
      if (most < size) return true
      if (size <= FEWEST_NAMES) return false
      most = Math.max(FEWEST_NAMES, Math.floor(size / 2))
      return true
    },
    isUnfilteredCheaper(kind, { accounts, blocks, queries }) {
      if (accounts <= most) return false
      const rest = avoided.get(kind) ?? 0
      if (rest > 0) {
        avoided.set(kind, rest - 1)
        return false
      }
      const perBlock = density.get(kind)
      // A single block has a bounded number of logs, so it is used to measure.
      if (perBlock === undefined) return blocks === 1
      return 1 + (perBlock * blocks) / LOGS_PER_REQUEST < Math.ceil(accounts / most) * queries
    },
    measured(kind, blocks, logs) {
      const known = density.get(kind)
      const perBlock = logs / blocks
      density.set(kind, known === undefined ? perBlock : known + (perBlock - known) * NEWEST)
    },
    avoid(kind) {
      avoided.set(kind, AVOIDED_FOR)
    },
  }
}

const ABOUT_NAMES = /\b(address|addresses|topics?|filter|params?|request (body|entity|size))\b/i
const TOO_MANY = /too (large|many|big|long)|exceed|limit|max|more than/i

/**
 * Whether the node refused the number of names. A refusal that mentions blocks is about the range, unless the request is about one block.
 */
export function isFilterRefusal(error: unknown, isOneBlock: boolean): boolean {
  if (error instanceof NodeError) return error.kind === 'oversized' && isOneBlock
  if (!(error instanceof BaseError)) return false
  if (isOneBlock && isRangeRefusal(error)) return true
  const text = `${error.shortMessage} ${error.details}`
  return ABOUT_NAMES.test(error.details) && TOO_MANY.test(text) && !/\bblocks?\b|range/i.test(error.details)
}
