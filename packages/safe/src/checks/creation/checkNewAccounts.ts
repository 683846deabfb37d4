import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { explainSetupProblem } from '../../creation/explainSetupProblem.ts'
import type { NewAccount } from '../../creation/readNewAccount.ts'
import type { Check } from '../Check.ts'
import { judgeCode, nameOfCode, type CodeBook } from '../calls/CodeBook.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { recipientsOf } from '../money/recipientsOf.ts'
import type { Read } from '../Read.ts'
import { judgePower } from '../settings/judgePower.ts'
import { checkNewContract } from './checkNewContract.ts'
import { creationCallsOf, type CreationCall } from './creationCallsOf.ts'
import { creationMessages as messages } from './creationMessages.ts'

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
      title: creations.length === 1 ? messages.asShown : messages.allAsShown,
      reason: messages.computed(creations.map(({ account }) => account?.address ?? '').join(', ')),
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
        title: messages.factory,
        reason: messages.factoryUnread({ place: placeOf(call), factory: call.to, reason: factory.reason }),
      },
    ]
  if (factory.kind !== 'published')
    return [
      {
        ...at,
        verdict: 'danger',
        title: messages.unknownFactory,
        reason: messages.notTheFactory({ place: placeOf(call), factory: call.to }),
      },
    ]
  if (account === null || account.setup === null)
    return [
      {
        ...at,
        verdict: 'danger',
        title: messages.unreadable,
        reason:
          account === null
            ? messages.ownersUnread(placeOf(call))
            : messages.ownersUnreadAt({ place: placeOf(call), address: account.address }),
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
  const code = isContract(address) ?? { ok: false, reason: messages.notRead }
  if (!code.ok)
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: messages.whetherFree,
        reason: messages.freeUnread({ place: placeOf(call), address, reason: code.reason }),
      },
    ]
  if (!code.value) return []
  return [
    {
      ...at,
      verdict: 'danger',
      title: messages.taken,
      reason: messages.takenBy({ place: placeOf(call), address }),
    },
  ]
}

/** The code of an account decides all its behaviour. */
function judgeCodeOf(call: InspectedCall, { singleton }: NewAccount, book: CodeBook): Check[] {
  const code = judgeCode(singleton, book)
  const at = { id, field: fieldOf(call, 'singleton') } as const
  const isAccount = 'code' in code && (code.code.name === 'Safe' || code.code.name === 'SafeL2')
  // The network is not known here, and a planned change of the contract may follow, so only the version is judged.
  if (code.kind === 'published' && isAccount)
    return checkNewContract({ version: code.code.version, isL2: true }, { isL2: true }).map((check) => ({
      ...check,
      field: at.field,
    }))
  if (code.kind === 'unread' && isAccount)
    return [
      {
        ...at,
        verdict: 'unchecked',
        title: messages.code,
        reason: messages.codeUnread({ name: nameOfCode(code.code), address: singleton, reason: code.reason }),
      },
    ]
  return [
    {
      ...at,
      verdict: 'danger',
      title: messages.unknownCode,
      reason: messages.notPublished({ place: placeOf(call), address: singleton }),
    },
  ]
}

function judgeSetup(call: InspectedCall, setup: NonNullable<NewAccount['setup']>, { safe, book }: Context): Check[] {
  const field = fieldOf(call, 'data')
  const danger = (title: string, reason: string): Check => ({ id, field, verdict: 'danger', title, reason })
  const problem = explainSetupProblem(setup)
  const handler = isSameAddress(setup.fallbackHandler, ZERO_ADDRESS)
    ? null
    : judgePower('newFallbackHandler', setup.fallbackHandler, book)
  return [
    ...(problem === null ? [] : [danger(messages.refused, problem)]),
    ...(isSameAddress(setup.to, ZERO_ADDRESS) ? [] : [danger(messages.foreignSetup, messages.delegatesTo(setup.to))]),
    ...(setup.payment === 0n
      ? []
      : [
          danger(
            messages.pays,
            messages.wouldPay({ amount: setup.payment, token: setup.paymentToken, receiver: setup.paymentReceiver }),
          ),
        ]),
    ...(handler === null || handler.verdict === 'verified'
      ? []
      : [
          {
            id,
            field,
            verdict: handler.verdict,
            title: messages.handler,
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
            title: messages.notOwned,
            reason: messages.ownedBy(setup.owners.join(', ')),
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
      title: messages.paymentElsewhere,
      reason: messages.paysOther({ place: placeOf(call), to, created: created.join(', ') || messages.notKnown }),
    }))
}
