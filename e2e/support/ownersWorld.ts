import { demoOwners, hashOnChain, signSafeHash, spareKeys } from '@countersign/devchain'
import { ownerChallenge } from '@countersign/safe/checks'
import { type Address, SENTINEL_ADDRESS } from '@countersign/primitives'
import { packProofs } from '@countersign/safe/light'
import type { World } from '@countersign/testkit/hostile'
import { encodeFunctionData, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { LieScene } from './runLies.ts'
import { eve, reader, signer, third } from './hostileWorld.ts'
import type { HostileVisit } from './hostileVisit.ts'
import { localChain } from './localChain.ts'
import { makeAccount, type MadeAccount } from './makeAccount.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { service } from './service.ts'

const abi = parseAbi(['function swapOwner(address previous, address old, address next)'])
const newcomer = spareKeys[2]

export type OwnersWorld = { readonly account: MadeAccount; readonly path: string; readonly world: World }

/**
 * An owner is to be replaced by a key that has proved control; a later payment has a signature of the leaving owner.
 */
export async function makeOwnersWorld(): Promise<OwnersWorld> {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const account = await makeAccount(chain, { owners: demoOwners, threshold: 2 })
  const { address: safe } = account
  // The list of owners is a linked list: the second precedes the third.
  const data = encodeFunctionData({
    abi,
    functionName: 'swapOwner',
    args: [reader.address, third.address, newcomer.address],
  })
  const { safeTxHash, ...transaction } = await hashOnChain(chain.rpcUrl, safe, { to: safe, data })
  await service().proposeTransaction({
    params: { chainId: chain.chainId, safe },
    body: {
      ...transaction,
      safeTxHash,
      sender: signer.address,
      signature: await signSafeHash(safeTxHash, [signer]),
      origin: JSON.stringify({ note: await noteOf(newcomer, safe) }),
    },
  })
  await proposeTransaction(account, { to: spareKeys[0].address, value: 1n, nonce: 1n }, [signer, third])
  return {
    account,
    path: `${account.path}/transactions/${safeTxHash}`,
    world: {
      chainId: chain.chainId,
      safe,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: {
        hash: safeTxHash,
        newcomer: newcomer.address,
        proofOfEve: await noteOf(eve, safe),
        proofForOther: await noteOf(newcomer, SENTINEL_ADDRESS),
      },
    },
  }

  /** A proof of the newcomer’s control in its transit form, made with this key. */
  async function noteOf({ privateKey }: { privateKey: `0x${string}` }, safe: Address): Promise<string> {
    const message = ownerChallenge({ owner: newcomer.address, account: safe, chainId: BigInt(chain.chainId) })
    const signature = await privateKeyToAccount(privateKey).signMessage({ message })
    return packProofs('', [signature], () => true).note
  }
}

/** A change of the signers: the signer compares the device first. */
export function ownersScene(visit: HostileVisit, { path, world }: OwnersWorld): LieScene {
  const { page, proxy } = visit
  const open = async () => {
    await page.goto(proxy.url + path)
    await page.getByRole('checkbox', { name: 'The device shows the same' }).check()
  }
  return { visit, world, act: 'Sign', refused: 'Sign is blocked', method: 'eth_signTypedData_v4', open }
}
