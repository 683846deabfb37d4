import { demoOwners, executeSafeTransaction, spareKeys } from '@countersign/devchain'
import type { Json, World } from '@countersign/testkit/hostile'
import { eve, honest, reader, signer } from './hostileWorld.ts'
import { localChain } from './localChain.ts'
import { makeAccount, type MadeAccount } from './makeAccount.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { until } from './until.ts'

export type EndedWorld = {
  readonly account: MadeAccount
  readonly paths: { readonly replaced: string; readonly executed: string }
  readonly world: World
}

/** An account with two executed transactions, and a proposal whose nonce the first of them used. */
export async function makeEndedWorld(): Promise<EndedWorld> {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const account = await makeAccount(chain)
  const at = `/v1/chains/${chain.chainId}/transactions`
  const to = spareKeys[1].address
  const replacedHash = await proposeTransaction(account, { to, value: 9n, nonce: 0n }, [signer])
  const executeNext = (value: bigint) =>
    executeSafeTransaction(chain.rpcUrl, {
      safe: account.address,
      to,
      value,
      signers: [demoOwners[0], demoOwners[1]],
    })
  const winner = await executeNext(1n)
  const later = await executeNext(2n)
  const indexed = (hash: string, isDone: (details: { readonly [name: string]: Json }) => boolean) =>
    until(`${hash} has ended`, async () => {
      const details: { readonly [name: string]: Json } = Object(await honest(`${at}/${hash}`))
      return isDone(details) ? details : null
    })
  await indexed(replacedHash, ({ txStatus }) => txStatus === 'CANCELLED')
  await indexed(winner.safeTxHash, ({ txStatus }) => txStatus === 'SUCCESS')
  const laterDetails = await indexed(later.safeTxHash, ({ txStatus }) => txStatus === 'SUCCESS')
  const page = (hash: string) => `${account.path}/transactions/${hash}`
  return {
    account,
    paths: { replaced: page(replacedHash), executed: page(winner.safeTxHash) },
    world: {
      chainId: chain.chainId,
      safe: account.address,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: {
        winnerTxHash: winner.transactionHash,
        laterTxHash: later.transactionHash,
        laterId: laterDetails['txId'] ?? null,
        laterDetails,
      },
    },
  }
}
