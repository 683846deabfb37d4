import type { MessageContent } from '@countersign/api'
import { signSafeHash, spareKeys, testContractAddresses } from '@countersign/devchain'
import type { World } from '@countersign/testkit/hostile'
import { eve, proposeMessage, reader, signer } from './hostileWorld.ts'
import { localChain } from './localChain.ts'
import { makeAccount, type MadeAccount } from './makeAccount.ts'

const WEEK_SECONDS = 7 * 86_400

export type MessagesWorld = { readonly account: MadeAccount; readonly permitPath: string; readonly world: World }

/** An account that holds tokens, with a text and a permit that one of two owners has signed. */
export async function makeMessagesWorld(): Promise<MessagesWorld> {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const { testUsd } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: { native: 5n * 10n ** 18n, tokens: [{ token: testUsd, amount: 5_000_000_000n }] },
  })
  await proposeMessage(account, 'Halden treasury controls this account.')
  const permitHash = await proposeMessage(account, permitOf(account))
  return {
    account,
    permitPath: `${account.path}/messages/${permitHash}`,
    world: {
      chainId: chain.chainId,
      safe: account.address,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: { permitHash, otherSignature: await signSafeHash(`0x${'7'.repeat(64)}`, [signer]) },
    },
  }
}

/** Lets a person take 1,000 TUSD. */
function permitOf({ chain, address }: MadeAccount): MessageContent {
  const field = (name: string, type: string) => ({ name, type })
  return {
    domain: {
      name: 'Test USD',
      version: '1',
      chainId: Number(chain.chainId),
      verifyingContract: testContractAddresses().testUsd,
    },
    types: {
      Permit: [
        field('owner', 'address'),
        field('spender', 'address'),
        field('value', 'uint256'),
        field('nonce', 'uint256'),
        field('deadline', 'uint256'),
      ],
    },
    primaryType: 'Permit',
    message: {
      owner: address,
      spender: spareKeys[0].address,
      value: '1000000000',
      nonce: '0',
      deadline: String(Math.floor(Date.now() / 1000) + WEEK_SECONDS),
    },
  }
}
