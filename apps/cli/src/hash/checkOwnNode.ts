import { checkNode, type Check } from '@countersign/safe/checks'
import type { CliChain } from '../node/findChain.ts'

/** Which node was asked, and who named it. */
export const checkOwnNode = (chain: CliChain): Check => checkNode(nodeOf(chain))

/** The one node from which every value of the chain comes. */
export const nodeOf = ({ chainId, host, namedBy }: CliChain): Parameters<typeof checkNode>[0] => ({
  chainId,
  answered: { ok: true, value: chainId },
  host,
  namedBy,
  others: [],
  witnesses: 1,
})
