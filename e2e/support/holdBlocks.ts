import { devClient } from '@countersign/devchain'
import type { LocalChain } from './localChain.ts'

/** Keeps transactions waiting for a block during a callback; mines them afterwards. */
export async function holdBlocks<Result>(chain: LocalChain, whileHeld: () => Promise<Result>): Promise<Result> {
  const client = devClient(chain.rpcUrl)
  await client.setAutomine(false)
  try {
    return await whileHeld()
  } finally {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
  }
}
