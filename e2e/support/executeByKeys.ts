import { executeSafeTransaction } from '@countersign/devchain'
import { expect } from '@playwright/test'
import type { MadeAccount } from './makeAccount.ts'
import { service } from './service.ts'

/**
 * Executes what a page has proposed, signed with the keys of all owners. For journeys about what happens before and
 * after: `wholePath` has the other owner's page.
 *
 * @param path of the proposal, as in the address bar
 */
export async function executeByKeys({ chain, address, owners }: MadeAccount, path: string): Promise<void> {
  const id = path.split('/').at(-1) ?? ''
  const { txData, detailedExecutionInfo: fields } = await service().getTransaction({
    params: { chainId: chain.chainId, id },
  })
  if (!txData || fields?.type !== 'MULTISIG') throw new Error(`${path} has no data.`)
  const { safeTxHash, success } = await executeSafeTransaction(chain.rpcUrl, {
    safe: address,
    signers: owners,
    to: txData.to.value,
    value: BigInt(txData.value ?? 0),
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: fields.safeTxGas,
  })
  // From the queue the address has the whole id: multisig_<account>_<hash>.
  expect(safeTxHash, 'the executed transaction').toBe(id.split('_').at(-1))
  expect(success, path).toBe(true)
}
