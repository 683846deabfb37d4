import { type Address, isSameAddress } from '@countersign/primitives'
import type { Call } from './Call.ts'
import { readCall } from './readCall.ts'
import type { ViewContext } from './ViewContext.ts'
import { rowMessages } from './rowMessages.ts'

/**
 * The context in which an account that the same transaction creates is called "the new account", whatever name it has
 * otherwise.
 */
export function withNewAccounts(call: Call, context: ViewContext): ViewContext {
  if (!context.decode) return context
  const { meaning } = readCall(call, context)
  if (meaning.kind !== 'batch') return context
  const created = meaning.calls.flatMap((inner): Address[] => {
    const { meaning: one } = readCall(inner, context, 1)
    return one.kind === 'newAccount' ? [one.account.address] : []
  })
  if (created.length === 0) return context
  const isNew = (address: Address) => created.some((one) => isSameAddress(one, address))
  return {
    ...context,
    nameOf: (address) => (isNew(address) ? rowMessages.newAccount : context.nameOf(address)),
    isNameFromService: (address) => !isNew(address) && (context.isNameFromService?.(address) ?? false),
  }
}
