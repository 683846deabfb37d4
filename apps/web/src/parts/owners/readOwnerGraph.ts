import type { Chain } from '@countersign/api'
import * as review from '@countersign/chain-client/review'
import { readableChain } from '../../data/rpc/readableChain.ts'
import { ownerNodeOf } from './tryOwner.ts'

/** The kind of each owner, and the owners of those that are accounts, from the nodes of this page. */
export const readOwnerGraph = (
  chain: Chain,
  subject: Parameters<typeof review.readOwnerGraph>[1],
  codes?: review.Codes,
) =>
  review.readOwnerGraph(
    { ask: readableChain(chain).ask, tryOwner: (asker, owner) => ownerNodeOf({ chain, ...asker }, owner) },
    subject,
    codes,
  )
