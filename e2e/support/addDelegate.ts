import type { DemoKey } from '@countersign/devchain'
import { privateKeyToAccount } from 'viem/accounts'
import type { MadeAccount } from './makeAccount.ts'
import { service } from './service.ts'

const HOUR_S = 3600

/** Lets an address propose for an account, over HTTP, with an owner's signature. */
export async function addDelegate(
  { chain, address: safe }: MadeAccount,
  delegate: DemoKey,
  owner: DemoKey,
): Promise<void> {
  const signature = await privateKeyToAccount(owner.privateKey).signTypedData({
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId: Number(chain.chainId) },
    types: {
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: { delegateAddress: delegate.address, totp: BigInt(Math.floor(Date.now() / 1000 / HOUR_S)) },
  })
  await service().createDelegate({
    params: { chainId: chain.chainId },
    body: { safe, delegate: delegate.address, delegator: owner.address, signature, label: 'Proposer' },
  })
}
