import { devClient, type DemoKey } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import type { LocalChain } from './localChain.ts'
import { until } from './until.ts'

/** The one transaction of a sender that waits for a block. */
export async function waitingTransaction(chain: LocalChain, sender: DemoKey): Promise<{ hash: Hex; nonce: number }> {
  const client = devClient(chain.rpcUrl)
  const nonce = await client.getTransactionCount({ address: sender.address })
  return until(`a transaction of ${sender.name} waits for a block`, async () => {
    const { pending } = await client.getTxpoolContent()
    const own = Object.entries(pending).find(([address]) => address.toLowerCase() === sender.address.toLowerCase())
    const waiting = own?.[1][String(nonce)]
    return waiting ? { hash: waiting.hash, nonce } : null
  })
}

/** Speeds up or cancels as a wallet does: the same wallet nonce again, with a higher fee. */
export async function replaceInPool(chain: LocalChain, sender: DemoKey, how: 'speed up' | 'cancel'): Promise<Hex> {
  const { hash, nonce } = await waitingTransaction(chain, sender)
  const { to, input } = await devClient(chain.rpcUrl).getTransaction({ hash })
  if (to === null) throw new Error(`${hash} creates a contract, which nothing here replaces.`)
  return sendFirst(chain, sender, how === 'cancel' ? { to: sender.address } : { to, data: input }, nonce)
}

const BEST_FEE = 50n * 10n ** 9n

/** Sends with a fee that gives it the first place in the next block; does not wait for the block. */
export function sendFirst(
  chain: LocalChain,
  { address }: DemoKey,
  { to, data = '0x' }: { to: Address; data?: Hex },
  nonce?: number,
): Promise<Hex> {
  return devClient(chain.rpcUrl).sendTransaction({
    chain: null,
    account: address,
    to,
    data,
    gas: 500_000n,
    maxFeePerGas: 2n * BEST_FEE,
    maxPriorityFeePerGas: BEST_FEE,
    ...(nonce === undefined ? {} : { nonce }),
  })
}
