import { deploySafe, spareKeys, type DemoKey } from '@countersign/devchain'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { LocalChain } from './localChain.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { service } from './service.ts'
import { until } from './until.ts'

/** Each sender sends sequentially: a node counts the nonces of one sender wrongly if several are pending. */
const senders = [spareKeys[0], spareKeys[1], spareKeys[2], spareKeys[4], spareKeys[5]]

export type ManyAccounts = { readonly owner: DemoKey; readonly working: number }

/**
 * An owner of this many accounts, with a proposal by another owner in each account whose number is divisible by
 * `every`. The owner is new, so it has no other open work.
 */
export async function makeManyAccounts(chain: LocalChain, count: number, every: number): Promise<ManyAccounts> {
  const [owner, other] = [freshKey('Owner'), freshKey('Other')]
  const deploy = (place: number, from: DemoKey) =>
    deploySafe(chain.rpcUrl, {
      owners: [owner.address, other.address],
      threshold: 2,
      saltNonce: BigInt(place),
      from: from.address,
    })
  const places = Array.from({ length: count }, (_, place) => place).entries()
  const addresses: `0x${string}`[] = []
  const work = async (sender: DemoKey) => {
    for (const [place] of places) addresses[place] = (await deploy(place, sender)).address
  }
  await Promise.all(senders.map(work))
  const { chainId } = chain
  await until(`${count} accounts are indexed`, async () => {
    const { safes } = await service().getOwnerSafes({ params: { chainId, owner: owner.address } })
    return safes.length === count ? safes : null
  })
  const working = addresses.filter((_, place) => place % every === 0)
  for (const address of working) {
    const account = { chain, address, owners: [owner, other], path: '' }
    await proposeTransaction(account, { to: spareKeys[3].address, value: 1n, nonce: 0n }, [other])
  }
  return { owner, working: working.length }
}

function freshKey(name: string): DemoKey {
  const privateKey = generatePrivateKey()
  return { name, privateKey, address: privateKeyToAddress(privateKey) }
}
