import type { CreateDelegateRequest } from '@countersign/api'
import { type Address, checksumAddress, type Hex, keccak256Light } from '@countersign/primitives'
import { toStorable } from '../../journal/JournalEntry.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { ANY_SAFE } from '../../journal/applyDelegates.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { readLiveState, readSafe } from '../../read/accounts/requireSafe.ts'
import { toHex } from '../signatures/toHex.ts'
import { findDelegates } from '../../read/delegates/findDelegates.ts'
import { submitMessages } from '../submitMessages.ts'
import type { DelegationClient, DelegationLimit } from './createDelegationLimit.ts'
import { findSafesOfOwner } from '../../read/accounts/findSafesOfOwner.ts'
import { readConsent } from '../signatures/readConsent.ts'
import { buildDelegateTypedData, deleteRequestTotp, hashTypedData } from '@countersign/safe'

/** Adds a delegate who may propose in the name of the delegator. The delegator's signature is at most two hours old. */
export async function addDelegate(
  context: ServiceContext,
  chainId: string,
  body: CreateDelegateRequest,
  {
    scheme,
    client,
    limit,
  }: { readonly scheme: DelegateScheme; readonly client: DelegationClient; readonly limit: DelegationLimit },
): Promise<void> {
  const { reader } = requireChain(context, chainId)
  const { delegate, delegator, label } = body
  const safe = body.safe ?? null
  const expiresAt = body.expiryDate ? Date.parse(body.expiryDate) : null
  if (expiresAt !== null && expiresAt <= context.clock())
    throw new ServiceError('delegate/expired', () =>
      submitMessages.delegateExpired({ time: new Date(expiresAt).toISOString() }),
    )
  if (safe !== null) await assertOwner(context, chainId, safe, delegator)
  const hashes = delegateHashes({ chainId, delegate, now: context.clock(), scheme })
  if (!(await readConsent(reader, toHex(body.signature), hashes, [delegator]))) throw notSigned([delegator])
  const added = { label: toStorable(label), expiresAt }
  const known = await findDelegates(context, chainId, { delegate, delegator })
  if (known.some((row) => row.scope === (safe ?? ANY_SAFE) && row.label === added.label && row.expiresAt === expiresAt))
    return
  const isStranger = safe === null && (await findSafesOfOwner(context, delegator)).length === 0
  limit.take(client, { delegator, isStranger })
  await context.journal.record({
    kind: 'delegate',
    chainId,
    safe,
    delegate,
    delegator,
    ...added,
  })
}

async function assertOwner(context: ServiceContext, chainId: string, safe: Address, delegator: Address): Promise<void> {
  const { runtime } = await readSafe(context, chainId, safe)
  const { owners } = await readLiveState(runtime, safe)
  if (owners.includes(delegator)) return
  throw new ServiceError('delegate/not-owner', () => submitMessages.delegatorNotOwner({ safe, owners, delegator }))
}

/** Ends every matching delegation in which the signer is delegator or delegate. */
export async function removeDelegate(
  context: ServiceContext,
  wanted: {
    chainId: string
    delegate: Address
    delegator: Address | undefined
    safe: Address | undefined
    signature: Hex
  },
  scheme: DelegateScheme,
): Promise<void> {
  const { chainId, delegate, delegator, safe } = wanted
  const { reader } = requireChain(context, chainId)
  if (delegator === undefined && safe === undefined) throw new ServiceError('delegates/field-missing')
  const rows = await findDelegates(context, chainId, { delegate, delegator, safe })
  if (rows.length === 0) throw new ServiceError('delegate/unknown', () => submitMessages.notDelegate({ delegate }))
  const allowed = [delegate, ...rows.map((row) => row.delegator)]
  const hashes = delegateHashes({ chainId, delegate, now: context.clock(), scheme })
  const removedBy = await readConsent(reader, wanted.signature, hashes, allowed)
  if (removedBy === null) throw notSigned([...new Set(allowed)])
  const ended = rows.filter((row) => removedBy === delegate || removedBy === row.delegator)
  await Promise.all(
    ended.map((row) =>
      context.journal.record({
        kind: 'delegateRemoval',
        chainId,
        safe: row.scope === ANY_SAFE ? null : (row.scope as Address),
        delegate,
        delegator: row.delegator,
        removedBy,
      }),
    ),
  )
}

const notSigned = (allowed: readonly Address[]) =>
  new ServiceError('delegate/signature', () => submitMessages.delegationNotSigned({ allowed }))

type DelegateScheme = 'typed' | 'typedOrText'

const encoder = new TextEncoder()

/**
 * Every hash that is valid now as consent to a delegation: EIP-712 with the current or previous hour, with and without the chain id; for
 * the older routes also the text of address and hour, plain or as a personal message.
 */
function delegateHashes(input: { chainId: string; delegate: Address; now: number; scheme: DelegateScheme }): Hex[] {
  const { chainId, delegate, now, scheme } = input
  const hour = deleteRequestTotp(Math.floor(now / 1000))
  return [hour, hour - 1].flatMap((totp) => [
    hashTypedData(buildDelegateTypedData({ chainId: BigInt(chainId), delegate, totp })),
    hashTypedData(buildDelegateTypedData({ chainId: null, delegate, totp })),
    ...(scheme === 'typedOrText' ? textHashes(`${checksumAddress(delegate)}${totp}`) : []),
  ])
}

const textHashes = (text: string): Hex[] =>
  [text, `\x19Ethereum Signed Message:\n${text.length}${text}`].map(
    (signed): Hex => `0x${Buffer.from(keccak256Light(encoder.encode(signed))).toString('hex')}`,
  )
