import type { Chain } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import type { CreationData } from '@countersign/safe/light'
import type { AskNode } from './AskNode.ts'

/**
 * A chain together with the way to its nodes. Which node is asked, in which order and how often, is up to the caller.
 *
 * @example
 * const chain: ReadableChain = { ...config, ask: (method, params) => rpc.request(method, params) }
 */
export type ReadableChain = Chain & {
  readonly ask: AskNode
  /** The creation data of an account that may not be deployed, if the caller has them. */
  readonly creationOf?: (safe: Address) => CreationData | null
}
