import { parseQuantity } from '@countersign/chain-client/reads'
import { attempt, checkHead, type Check } from '@countersign/safe/checks'
import * as z from 'zod'
import type { CliChain } from '../node/findChain.ts'
import { isLocalHost } from '../node/isLocalHost.ts'

const Block = z.object({ timestamp: z.string() })

/** Whether the block of the values is recent. A local chain mines a block for each transaction, so the age of its block means nothing. */
export async function checkOwnHead({ ask, host, url, shortName }: CliChain, block: bigint): Promise<readonly Check[]> {
  if (shortName === null && isLocalHost(url)) return []
  const timestamp = await attempt(
    ask('eth_getBlockByNumber', [`0x${block.toString(16)}`, false]).then((answer) =>
      parseQuantity(Block.parse(answer).timestamp),
    ),
  )
  return [checkHead({ host, block, timestamp, now: Date.now(), unmovedMs: 0 })]
}
