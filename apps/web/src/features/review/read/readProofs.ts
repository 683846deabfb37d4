import type { Chain } from '@countersign/api'
import { hashMessagePayload, parseSignatures, recoverSignature } from '@countersign/safe'
import { attempt, ownerChallenge, type ContractAnswer, type OwnerProof, type Read } from '@countersign/safe/checks'
import { isSameAddress, type Address, type Hex } from '@countersign/safe/light'
import { liveRpcUrls, rpcRequest } from '../../../shared/rpc/rpcRequest.ts'
import { findOwnerProof } from '../../../shared/storage/ownerProofs.ts'
import type { Codes } from './readCodes.ts'

export type Account = {
  readonly chain: Chain
  readonly safe: Address
  /** Decides how it asks contracts. */
  readonly version: string
  readonly block: bigint
}

/** What is known of each new owner: a challenge signed and kept here, put to the chain again; else what its code does when it is asked. */
export async function readProofs(
  account: Account,
  owners: readonly Address[],
  codes: Codes,
): Promise<ReadonlyMap<string, Read<OwnerProof>>> {
  const read = await Promise.all(
    owners.map(async (owner) => [owner.toLowerCase(), await proofOf(account, owner, codes)] as const),
  )
  return new Map(read.flatMap(([owner, proof]) => (proof ? [[owner, proof]] : [])))
}

async function proofOf(account: Account, owner: Address, codes: Codes): Promise<Read<OwnerProof> | undefined> {
  const code = codes.of(owner)
  if (!code?.ok) return code
  const signature = findOwnerProof(account.chain.chainId, account.safe, owner)
  if (!code.value.isContract) {
    const signed = signature !== null && (await isSignedByKey(account, owner, signature))
    return { ok: true, value: { kind: 'key', signed } }
  }
  const answer = await attempt(askContract(account, owner, signature))
  return answer.ok ? { ok: true, value: { kind: 'contract', answer: answer.value } } : answer
}

/** Whether this signature of the challenge is the owner's: recovered for a key, put to `isValidSignature` for a contract. */
export async function isOwnersSignature(
  account: Account,
  owner: Address,
  signature: Hex,
  isContract: boolean,
): Promise<boolean> {
  if (!isContract) return isSignedByKey(account, owner, signature)
  return (await askContract(account, owner, signature)).kind === 'signed'
}

const challengeHash = ({ chain, safe }: Account, owner: Address): Hex =>
  hashMessagePayload(ownerChallenge({ owner, account: safe, chainId: BigInt(chain.chainId) }))

async function isSignedByKey(account: Account, owner: Address, signature: Hex): Promise<boolean> {
  const hash = challengeHash(account, owner)
  try {
    const [only, ...others] = parseSignatures(signature)
    // An approved hash or a contract's signature only claims an owner.
    if (!only || others.length > 0 || (only.kind !== 'eoa' && only.kind !== 'ethSign')) return false
    return isSameAddress((await recoverSignature({ signature: only, hash })).owner, owner)
  } catch {
    return false
  }
}

async function askContract(account: Account, owner: Address, signature: Hex | null): Promise<ContractAnswer> {
  const { chain, version, block } = account
  const { isAcceptedByOwner, tryContractOwner } = await import('@countersign/simulation')
  const input = {
    rpc: {
      url: liveRpcUrls(chain)[0] ?? '',
      request: (method: string, params: readonly unknown[]) => rpcRequest(chain, method, params),
    },
    chainId: BigInt(chain.chainId),
    owner,
    version,
    block,
  }
  const trial = await tryContractOwner(input)
  // Before its yes to a signature means anything, it must say no to others.
  if (trial.kind === 'anything') return trial
  if (signature !== null && (await isAcceptedByOwner(input, challengeHash(account, owner), signature)))
    return { kind: 'signed' }
  if (trial.kind !== 'account') return trial
  const { threshold, owners } = trial
  return { kind: trial.isAccepted ? 'able' : 'unable', threshold, owners }
}
