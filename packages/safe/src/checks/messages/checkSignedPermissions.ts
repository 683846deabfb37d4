import { type Address, displayUnits, exactTime } from '@countersign/primitives'
import { signedPart } from '../../typed-data/signedPart.ts'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { isUnlimitedAmount } from '../money/TokenCall.ts'
import { addressOf, numberOf, primaryTypeOf, readPermit } from './readPermit.ts'
import { messageCheckMessages as messages } from './messageCheckMessages.ts'

const id = 'message-permit'

type Context = {
  /** Whether an address has code; undefined if it was not read. */
  isContract(address: Address): Read<boolean> | undefined
  /** The token's own symbol and decimals; null if they were not read. */
  unitOf?(token: Address): { readonly symbol: string; readonly decimals: number } | null
  /** The current time in epoch seconds, to compute how long the permission is valid. */
  readonly now: bigint
}

const LONG = 60n * 60n * 24n * 30n

/**
 * S13. Finds typed data that acts like a payment once it is signed: permits (ERC-2612, DAI, Permit2), transfers with
 * authorization (ERC-3009), orders. Empty for other messages.
 *
 * @example
 * checkSignedPermissions(typedData, { isContract, now: 1_735_689_600n })
 */
export function checkSignedPermissions(typedData: TypedData, context: Context): Check[] {
  const { data } = signedPart(typedData)
  const permit = readPermit(data)
  if (permit !== null)
    return permit.allowances
      .filter(({ amount }) => amount > 0n)
      .map(({ token, amount }) =>
        judgePermit({ token, amount, spender: permit.spender, deadline: permit.deadline }, context),
      )
  const type = primaryTypeOf(data)
  if (/^(Transfer|Receive)WithAuthorization$/.test(type)) return [judgeAuthorization(data, context)]
  if (/order/i.test(type)) return [judgeOrder(type, data)]
  if (/permit|transfer|approv|delegat|authoriz|withdraw|claim/i.test(type))
    return [
      {
        id,
        verdict: 'caution',
        title: messages.mayMove,
        reason: messages.canSubmit(type),
      },
    ]
  return []
}

type Grant = {
  readonly token: Address
  readonly amount: bigint
  readonly spender: Address
  readonly deadline: bigint | null
}

function judgePermit({ token, amount, spender, deadline }: Grant, context: Context): Check {
  const { isContract, now } = context
  const isUnlimited = isUnlimitedAmount(amount)
  const grant = { spender, much: amountOf({ token, amount }, context) }
  const what =
    deadline === null
      ? messages.grantsForever(grant)
      : deadline - now > LONG
        ? messages.grantsLong({ ...grant, deadline: timeOf(deadline) })
        : messages.grants(grant)
  const code = isContract(spender)
  const isKey = code?.ok === true && !code.value
  const isTheft = isKey && isUnlimited
  const sentences = [
    what,
    ...(isKey ? [messages.plainKeyNote] : []),
    ...(code === undefined || !code.ok ? [messages.spenderUnread] : []),
    isTheft ? messages.askController : messages.compareBoth,
  ]
  return {
    id,
    field: 'message.spender',
    verdict: isTheft ? 'danger' : 'caution',
    title: isTheft ? messages.plainKey : isUnlimited ? messages.unlimitedPermission : messages.likePayment,
    reason: sentences.join(' '),
  }
}

/** In the token's own unit with its symbol; in base units of its address if the token was not read. */
function amountOf({ token, amount }: Pick<Grant, 'token' | 'amount'>, { unitOf }: Context): string {
  const unit = unitOf?.(token) ?? null
  if (unit === null) {
    const much = isUnlimitedAmount(amount) ? messages.unlimited : messages.baseUnits(amount)
    return messages.ofToken({ much, token })
  }
  const { symbol, decimals } = unit
  if (isUnlimitedAmount(amount)) return messages.unlimitedOf({ symbol, token })
  return messages.amountOf({ amount: displayUnits(amount, decimals, { minFraction: 2, group: true }), symbol, token })
}

/** The latest date that JavaScript can express, in seconds. */
const LAST_DATE = 8_640_000_000_000n

const timeOf = (seconds: bigint): string =>
  seconds < LAST_DATE ? exactTime(Number(seconds) * 1000) : messages.secondsOf(seconds)

function judgeAuthorization({ domain, message }: TypedData, context: Context): Check {
  const [to, value] = [addressOf(message['to']), numberOf(message['value'])]
  const token = addressOf(domain['verifyingContract'])
  return {
    id,
    field: 'message.to',
    verdict: 'caution',
    title: messages.isPayment,
    reason: messages.authorization({
      much:
        value === null || token === null
          ? messages.ofToken({
              much: value === null ? messages.unreadableAmount : messages.baseUnits(value),
              token: String(domain['verifyingContract']),
            })
          : amountOf({ token, amount: value }, context),
      to: to ?? messages.unreadableAddress,
    }),
  }
}

/** The fields of orders that name the amount received, and its recipient. */
const RETURNS = ['buyAmount', 'takerAmount', 'takerTokenAmount', 'takingAmount', 'minBuyAmount']
const RECEIVERS = ['receiver', 'recipient', 'maker', 'offerer']

function judgeOrder(type: string, { message }: TypedData): Check {
  const returned = RETURNS.find((name) => numberOf(message[name]) !== null)
  const amount = returned === undefined ? null : numberOf(message[returned])
  const consideration: unknown = message['consideration']
  const receiver = RECEIVERS.map((name) => addressOf(message[name])).find((address) => address !== null)
  const isGift = amount === 0n || (Array.isArray(consideration) && consideration.length === 0)
  return isGift
    ? {
        id,
        field: returned === undefined ? 'message.consideration' : `message.${returned}`,
        verdict: 'danger',
        title: messages.giftOrder,
        reason: returned === undefined ? messages.asksNothing(type) : messages.asksZero({ type, field: returned }),
      }
    : {
        id,
        verdict: 'caution',
        title: messages.order,
        reason: receiver ? messages.orderTo({ type, receiver }) : messages.canExecute(type),
      }
}
