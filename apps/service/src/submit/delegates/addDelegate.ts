import type { CreateDelegateRequest } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { toStorable } from '../../journal/toStorable.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { ANY_SAFE } from '../../journal/applyDelegates.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { readLiveState } from '../../read/accounts/readLiveState.ts'
import { toHex } from '../signatures/toHex.ts'
import { requireSafe } from '../../read/accounts/requireSafe.ts'
import { delegateHashes, type DelegateScheme } from './delegateHashes.ts'
import { findDelegates } from '../../read/delegates/findDelegates.ts'
import { readConsent } from './readConsent.ts'
import { submitMessages } from '../submitMessages.ts'

/** Adds a delegate who may propose in the name of the delegator. The delegator's signature is at most two hours old. */
export async function addDelegate(
  context: ServiceContext,
  chainId: string,
  body: CreateDelegateRequest,
  scheme: DelegateScheme,
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
  await context.journal.record({
    kind: 'delegate',
    chainId,
    safe,
    delegate,
    delegator,
    label: toStorable(label),
    expiresAt,
  })
}

async function assertOwner(context: ServiceContext, chainId: string, safe: Address, delegator: Address): Promise<void> {
  const { runtime } = await requireSafe(context, chainId, safe)
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
