import type { Chain } from '@countersign/api'
import { readOwnerGraph as readOwnerGraphFrom, type Codes } from '@countersign/chain-client/review'
import { readableChain } from '../../data/rpc/readableChain.ts'
import { ownerNodeOf } from './tryOwner.ts'

/** The kind of each owner, and the owners of those that are accounts, from the nodes of this page. */
export const readOwnerGraph = (chain: Chain, subject: Parameters<typeof readOwnerGraphFrom>[1], codes?: Codes) =>
  readOwnerGraphFrom(
    { ask: readableChain(chain).ask, tryOwner: (asker, owner) => ownerNodeOf({ chain, ...asker }, owner) },
    subject,
    codes,
  )
