import { findSafeDeployment, signMessageLibAbi } from '@countersign/chains'
import { executeSafeTransaction, spareKeys, type DemoKey } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { hashMessagePayload } from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import type { MadeAccount } from '../../../e2e/support/makeAccount.ts'
import { service } from '../../../e2e/support/service.ts'
import { until } from '../../../e2e/support/until.ts'

/** A text the account signed on chain before any app was opened, and the transaction that did it. */
export type SignedBefore = { readonly text: string; readonly safeTxHash: Hex }

/** Signs by the contract for it, without the page: what versions read that sign nothing themselves. */
export async function signBefore({ chain, address }: MadeAccount, owner: DemoKey): Promise<SignedBefore> {
  const text = 'Signed before any app was opened'
  const library = findSafeDeployment('1.4.1', 'SignMessageLib')
  if (!library) throw new Error('The contracts 1.4.1 have no SignMessageLib.')
  const data = encodeFunctionData({
    abi: signMessageLibAbi,
    functionName: 'signMessage',
    args: [hashMessagePayload(text)],
  })
  const { safeTxHash } = await executeSafeTransaction(chain.rpcUrl, {
    safe: address,
    to: library.address,
    data,
    operation: 1,
    signers: [owner],
    executor: spareKeys[5].address,
  })
  const params = { chainId: chain.chainId, id: safeTxHash }
  await until(`${safeTxHash} is indexed`, () => service().getTransaction({ params }))
  return { text, safeTxHash }
}
