import { deploySafe, fund, spareKeys, type DemoKey } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import type { MadeAccount } from './makeAccount.ts'
import { service } from './service.ts'
import { until } from './until.ts'

type Options = { readonly with?: readonly DemoKey[]; readonly threshold: number; readonly version?: string }

/** A funded account that another account owns, by itself or beside keys. */
export async function makeOwnedAccount(
  outer: MadeAccount,
  { with: keys = [], threshold, version = '1.4.1' }: Options,
): Promise<{ readonly address: Address; readonly path: string }> {
  const { chain } = outer
  const { address } = await deploySafe(chain.rpcUrl, {
    owners: [outer.address, ...keys.map((key) => key.address)],
    threshold,
    version,
    saltNonce: BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`),
    from: spareKeys[5].address,
  })
  await fund(chain.rpcUrl, address, { native: 10n ** 18n })
  await until(`${address} is indexed`, () => service().getSafe({ params: { chainId: chain.chainId, safe: address } }))
  return { address, path: `/safes/${chain.shortName}:${address}` }
}
