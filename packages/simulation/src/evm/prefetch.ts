import type { Address } from '@countersign/primitives'
import { decodeMultiSend } from '@countersign/safe'
import type { Plan } from '../values/Plan.ts'
import { ownerSlot, SAFE_SLOT } from '../values/safeSlots.ts'
import type { StateSource } from './StateSource.ts'

/** Requests at once the values that every execution reads, instead of one after another. */
export async function prefetch({ request, execution, owners }: Plan, source: StateSource): Promise<void> {
  const { safe, transaction, creation } = request
  const targets = new Set<Address>([execution.from, transaction.to])
  for (const call of decodeMultiSend(transaction.data) ?? []) targets.add(call.to)
  const accounts = [...targets].map((address) => source.account(address))
  if (creation) {
    await Promise.all([...accounts, source.account(creation.factory), source.account(safe)])
    return
  }
  const slots = [SAFE_SLOT.threshold, SAFE_SLOT.nonce, SAFE_SLOT.guard, ...owners.map(ownerSlot)]
  const singleton = source.slot(safe, SAFE_SLOT.singleton).then((word) => source.account(`0x${word.slice(-40)}`))
  await Promise.all([...accounts, source.account(safe), singleton, ...slots.map((slot) => source.slot(safe, slot))])
}
