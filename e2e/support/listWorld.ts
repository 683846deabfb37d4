import { fund, signSafeHash, spareKeys, testContractAddresses, type DemoKey } from '@countersign/devchain'
import type { Hex } from '@countersign/primitives'
import { encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import type { World } from '@countersign/testkit/hostile'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { eve } from './hostileWorld.ts'
import { localChain } from './localChain.ts'
import { makeAccount, type MadeAccount } from './makeAccount.ts'
import { proposeTransaction } from './proposeTransaction.ts'

const ETHER = 10n ** 18n
const MULTI_SEND_CALL_ONLY = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

export type ListWorld = {
  readonly account: MadeAccount
  readonly reader: DemoKey
  /** The transactions that can be executed one after the other. */
  readonly executable: readonly Hex[]
  readonly world: World
}

/**
 * An account whose owners own no other account, so that their inbox contains only it. Two transactions can be
 * executed in sequence; a batch and a rejection wait for the second signature.
 */
export async function makeListWorld(): Promise<ListWorld> {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const { testUsd, demoModule } = testContractAddresses()
  const [signer, reader, third] = [freshKey('Signer'), freshKey('Reader'), freshKey('Third')]
  const account = await makeAccount(chain, {
    owners: [signer, reader, third],
    funds: { native: 5n * ETHER, tokens: [{ token: testUsd, amount: 5_000_000_000n }] },
  })
  await fund(chain.rpcUrl, reader.address, { native: ETHER })
  const recipient = spareKeys[0].address
  const transfer = { to: testUsd, value: 0n, data: encodeErc20Transfer(recipient, 1_000_000_000n) }
  const payment = { to: recipient, value: ETHER / 2n, data: '0x', operation: 0 } as const
  const batch = encodeMultiSend([payment, { ...transfer, operation: 0 }])
  const payments = [
    { to: recipient, value: (5n * ETHER) / 4n, nonce: 0n },
    { ...transfer, nonce: 1n },
  ]
  const executable: Hex[] = []
  for (const payment of payments) executable.push(await proposeTransaction(account, payment, [signer, third]))
  await proposeTransaction(account, { to: MULTI_SEND_CALL_ONLY, data: batch, operation: 1, nonce: 2n }, [signer])
  await proposeTransaction(account, { to: account.address, nonce: 3n }, [signer])
  return {
    account,
    reader,
    executable,
    world: {
      chainId: chain.chainId,
      safe: account.address,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: {
        recipient,
        token: testUsd,
        foreignCode: demoModule,
        otherSignature: await signSafeHash(`0x${'7'.repeat(64)}`, [signer]),
      },
    },
  }
}

function freshKey(name: string): DemoKey {
  const privateKey = generatePrivateKey()
  return { name, privateKey, address: privateKeyToAddress(privateKey) }
}
