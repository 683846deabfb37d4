import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { explainSetupProblem } from '../../creation/explainSetupProblem.ts'
import type { NewAccount } from '../../creation/readNewAccount.ts'
import type { Check } from '../Check.ts'
import { judgeCode, nameOfCode, type CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { recipientsOf } from '../money/recipientsOf.ts'
import type { Read } from '../Read.ts'
import { judgePower } from '../settings/judgePower.ts'
import { creationCallsOf, type CreationCall } from './creationCallsOf.ts'

const id = 'new-account'

type Context = {
  readonly safe: Address
  readonly book: CodeBook
  readonly known: readonly { readonly address: Address }[]
  isContract(address: Address): Read<boolean> | undefined
}

/**
 * S12, S16. Checks the accounts that a transaction creates: by the published factory, from published code, at a free
 * address, for readable owners, and with the payments of the same transaction going to them. Empty if no account is
 * created.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 */
export function checkNewAccounts(calls: readonly InspectedCall[], context: Context): Check[] {
  const creations = creationCallsOf(calls, context.book)
  if (creations.length === 0) return []
  const found = [
    ...creations.flatMap((creation) => judgeCreation(creation, context)),
    ...judgePayments(calls, creations, context),
  ]
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: creations.length === 1 ? 'The new account is what is shown' : 'The new accounts are what is shown',
      reason: `Published contracts create it, its address is free, and this page computed the address: ${creations.map(({ account }) => account?.address ?? '').join(', ')}.`,
    },
  ]
}

function judgeCreation({ call, account }: CreationCall, context: Context): Check[] {
  const at = { id, field: fieldOf(call, 'data') } as const
  const factory = judgeCode(call.to, context.book)
  if (factory.kind === 'unread')
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: 'The factory of the new account',
        reason: `${placeOf(call)} lets ${call.to} create an account; its code could not be read: ${factory.reason}.`,
      },
    ]
  if (factory.kind !== 'published')
    return [
      {
        ...at,
        verdict: 'danger',
        title: 'An unknown factory creates the account',
        reason: `${placeOf(call)} calls ${call.to} to create an account. It is not the published factory, so the new account and its address are unknown. Do not pay to the stated address.`,
      },
    ]
  if (account === null || account.setup === null)
    return [
      {
        ...at,
        verdict: 'danger',
        title: 'The new account cannot be read',
        reason: `${placeOf(call)} creates an account${account === null ? '' : ` at ${account.address}`}, but its owners cannot be read from the bytes. Ask the proposer to build it again.`,
      },
    ]
  return [
    ...judgePlace(call, account, context),
    ...judgeCodeOf(call, account, context.book),
    ...judgeSetup(call, account.setup, context),
  ]
}

function judgePlace(call: InspectedCall, { address }: NewAccount, { isContract }: Context): Check[] {
  const at = { id, field: fieldOf(call, 'address') } as const
  const code = isContract(address) ?? { ok: false, reason: 'it was not read' }
  if (!code.ok)
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: 'Whether the new address is free',
        reason: `${placeOf(call)} creates ${address}. Whether the address is free could not be read: ${code.reason}.`,
      },
    ]
  if (!code.value) return []
  return [
    {
      ...at,
      verdict: 'danger',
      title: 'The new address already has a contract',
      reason: `${placeOf(call)} creates ${address}, which already has a contract. The call would fail, and a payment to it would reach an existing account. Choose another address.`,
    },
  ]
}

/** The code of an account decides all its behaviour. */
function judgeCodeOf(call: InspectedCall, { singleton }: NewAccount, book: CodeBook): Check[] {
  const code = judgeCode(singleton, book)
  const at = { id, field: fieldOf(call, 'singleton') } as const
  const isAccount = 'code' in code && (code.code.name === 'Safe' || code.code.name === 'SafeL2')
  if (code.kind === 'published' && isAccount) return []
  if (code.kind === 'unread' && isAccount)
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: 'The code of the new account',
        reason: `It would run ${nameOfCode(code.code)} at ${singleton}, whose code could not be read: ${code.reason}.`,
      },
    ]
  return [
    {
      ...at,
      verdict: 'danger',
      title: 'The new account would run unknown code',
      reason: `${placeOf(call)} makes the account run the code at ${singleton}, which is not a published account contract. The author of that code controls the funds.`,
    },
  ]
}

function judgeSetup(call: InspectedCall, setup: NonNullable<NewAccount['setup']>, { safe, book }: Context): Check[] {
  const field = fieldOf(call, 'data')
  const danger = (title: string, reason: string): Check => ({ id, field, verdict: 'danger', title, reason })
  const problem = explainSetupProblem(setup)
  const handler = isSameAddress(setup.fallbackHandler, ZERO_ADDRESS)
    ? null
    : judgePower('fallback handler of the new account', setup.fallbackHandler, book)
  return [
    ...(problem === null ? [] : [danger('The contract would refuse the new account', problem)]),
    ...(isSameAddress(setup.to, ZERO_ADDRESS)
      ? []
      : [
          danger(
            'Foreign code sets up the new account',
            `During its creation the account delegates to the code at ${setup.to}, which can give itself control over it.`,
          ),
        ]),
    ...(setup.payment === 0n
      ? []
      : [
          danger(
            'The new account pays when it is created',
            `It would pay ${setup.payment} units of ${setup.paymentToken} to ${setup.paymentReceiver} out of its first funds.`,
          ),
        ]),
    ...(handler === null || handler.verdict === 'verified'
      ? []
      : [
          {
            id,
            field,
            verdict: handler.verdict,
            title: 'The handler of the new account',
            reason: handler.reason,
          } as const,
        ]),
    ...(setup.owners.some((owner) => isSameAddress(owner, safe))
      ? []
      : [
          {
            id,
            field,
            verdict: 'caution',
            title: 'This account does not own the new one',
            reason: `Its owners are ${setup.owners.join(', ')}. Funds sent to it leave the control of this account.`,
          } as const,
        ]),
  ]
}

/** A proposer could create an account and pay an address that looks like it. Then the payment is lost. */
function judgePayments(calls: readonly InspectedCall[], creations: readonly CreationCall[], context: Context): Check[] {
  const created = creations.flatMap(({ account }) => (account === null ? [] : [account.address]))
  return recipientsOf(calls)
    .filter(({ to, from }) => ![...created, from, context.safe].some((address) => isSameAddress(address, to)))
    .filter(({ to }) => !context.known.some(({ address }) => isSameAddress(address, to)))
    .map(({ to, call, field }): Check => ({
      id,
      field,
      verdict: 'danger',
      title: 'The payment does not go to the new account',
      reason: `${placeOf(call)} pays ${to}. The account that this transaction creates is ${created.join(', ') || 'not known'}. Compare both, digit by digit, and ask the proposer.`,
    }))
}
