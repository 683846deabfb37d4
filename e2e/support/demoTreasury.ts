import type { Hex } from '@countersign/primitives'
import { demoAccount } from '@countersign/devchain'
import type { LocalChain } from './localChain.ts'
import { service } from './service.ts'

/** The demo organisation's account, read-only: no journey may change it. */
export const demoTreasury = ({ shortName }: LocalChain) => {
  const { address } = demoAccount()
  return { address, path: `/safes/${shortName}:${address}` }
}

type Executed = { readonly id: string; readonly txHash: string }

/** The newest executed multisig transaction of the demo account. */
export async function demoExecuted(chain: LocalChain): Promise<Executed> {
  const { results } = await service().getHistory({
    params: { chainId: chain.chainId, safe: demoTreasury(chain).address },
  })
  const executed = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
  const newest = executed.find(({ id }) => id.startsWith('multisig_'))
  if (!newest?.txHash) throw new Error('The demo account has no executed transaction.')
  return { id: newest.id, txHash: newest.txHash }
}

/** Hash of the first transaction in the demo account's queue. */
export async function demoQueueHash(chain: LocalChain): Promise<Hex> {
  const { results } = await service().getQueue({
    params: { chainId: chain.chainId, safe: demoTreasury(chain).address },
  })
  const ids = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const hash = ids[0]?.split('_')[2]
  if (!hash?.startsWith('0x')) throw new Error('The queue of the demo account is empty.')
  return `0x${hash.slice(2)}`
}
