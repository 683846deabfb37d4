import { demoOwners, deploySafe, fund, spareKeys, type DemoKey, type Funds } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import type { LocalChain } from './localChain.ts'
import { service } from './service.ts'
import { until } from './until.ts'

export type MadeAccount = {
  readonly chain: LocalChain
  readonly address: Address
  readonly owners: readonly DemoKey[]
  /** As in the address bar: `/safes/dev1:0x…`. */
  readonly path: string
}

type Options = {
  owners?: readonly DemoKey[]
  threshold?: number
  funds?: Funds
  /** Contract version. */
  version?: string
  /** Whether the master copy emits events; before 1.3.0 none does. */
  l2?: boolean
  /** The same one gives the same address on two networks, with the same version and owners. */
  saltNonce?: bigint
}

/** A new account on chain, funded, and indexed by the service. Every journey makes the accounts that it changes. */
export async function makeAccount(
  chain: LocalChain,
  { owners = demoOwners, threshold = 2, funds = { native: 5n * 10n ** 18n }, ...release }: Options = {},
): Promise<MadeAccount> {
  const { address } = await deploySafe(chain.rpcUrl, {
    owners: owners.map((owner) => owner.address),
    threshold,
    saltNonce: BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`),
    ...release,
    from: spareKeys[5].address,
  })
  await fund(chain.rpcUrl, address, funds)
  await until(`${address} is indexed`, () => service().getSafe({ params: { chainId: chain.chainId, safe: address } }))
  return { chain, address, owners, path: `/safes/${chain.shortName}:${address}` }
}
