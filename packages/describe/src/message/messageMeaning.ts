import type { MessageContent, TypedDataSchema } from '@countersign/api'
import { exactTime, showHidden } from '@countersign/primitives'
import { accountPart, addressPart, amountPart, MAX_UINT256 } from '../transaction/amountParts.ts'
import { sayParts } from '../transaction/sayParts.ts'
import { joinParts, plain, toned, type TextPart } from '../transaction/TextPart.ts'
import type { ViewContext } from '../transaction/ViewContext.ts'
import { bareBytes, isBareHex, readSignIn } from './messageText.ts'
import { addressOf, numberOf, primaryTypeOf, readPermit, type Allowance, type Permit } from '@countersign/safe/checks'
import { signedTypedData } from './signedTypedData.ts'
import { meaningMessages as messages } from './meaningMessages.ts'

/** What a message is for, in words and rows. */
export type MessageMeaning = {
  readonly kind: 'text' | 'sign-in' | 'raw' | 'permit' | 'account' | 'order' | 'typed'
  /** "Text", "Permit", "Typed data, Vote". */
  readonly label: string
  /** The title of its row in a list. */
  readonly title: readonly TextPart[]
  /** The sentence on its page. */
  readonly statement: readonly TextPart[]
}

const TITLE_LENGTH = 80
const STATEMENT_LENGTH = 240
/** The largest amounts of Permit2 (uint160) and ERC-20 (uint256) mean "all". */
const UNLIMITED = new Set([MAX_UINT256, 2n ** 160n - 1n])
const MAX_SECONDS = 253_402_300_799n

/**
 * Describes a message in words. It reads only what is hashed, never the app's own description.
 *
 * @param isSigned the account's contract accepts the signatures: the sentence is then in the past tense, except for
 * what the signature still allows
 * @example
 * messageMeaning('Rent for March', viewFixture).label // 'Text'
 * textOf(messageMeaning(permit, viewFixture).title)
 */
export function messageMeaning(content: MessageContent, context: ViewContext, isSigned = false): MessageMeaning {
  return typeof content === 'string'
    ? meaningOfText(content, context, isSigned)
    : meaningOfTypedData(signedTypedData(content), context, isSigned)
}

function meaningOfText(text: string, context: ViewContext, isSigned: boolean): MessageMeaning {
  if (isBareHex(text)) {
    return {
      kind: 'raw',
      label: messages.raw,
      title: [plain(messages.rawTitle(bareBytes(text)))],
      statement: sayParts(messages.signsRaw(bareBytes(text)), {
        account: accountPart(context),
        warning: { text: messages.unreadable, kind: 'plain', tone: 'danger' },
      }),
    }
  }
  const signIn = readSignIn(text)
  const signsIn = isSigned ? messages.signedIn : messages.signsIn
  const signsInUntil = isSigned ? messages.signedInUntil : messages.signsInUntil
  if (signIn)
    return {
      kind: 'sign-in',
      label: messages.signIn,
      title: [plain(messages.signInTitle(showHidden(signIn.domain)))],
      statement: sayParts(signIn.expiresAt === null ? signsIn : signsInUntil(exactTime(signIn.expiresAt)), {
        account: accountPart(context),
        site: { text: showHidden(signIn.domain), kind: 'amount' },
      }),
    }
  const line = text.trim().split('\n')[0] ?? ''
  const count = [...text].length
  return {
    kind: 'text',
    label: count > TITLE_LENGTH ? messages.longText(count) : messages.text,
    title: [plain(line === '' ? messages.emptyText : shorten(line, TITLE_LENGTH))],
    statement: sayParts(isSigned ? messages.signedText : messages.signsText, {
      account: accountPart(context),
      text: shorten(text.trim().replace(/\s+/g, ' '), STATEMENT_LENGTH),
    }),
  }
}

function meaningOfTypedData(data: TypedDataSchema, context: ViewContext, isSigned: boolean): MessageMeaning {
  const type = primaryTypeOf(data)
  const permit = readPermit(data)
  if (permit) return meaningOfPermit(permit, context)
  const account = addressOf(data.domain['verifyingContract'])
  if (account !== null && (type === 'SafeTx' || type === 'SafeMessage')) {
    const isTransaction = type === 'SafeTx'
    const other = addressPart(account, context)
    return {
      kind: 'account',
      label: messages.typedOf(type),
      title: sayParts(isTransaction ? messages.approveTransaction : messages.approveMessage, { other }),
      statement: sayParts(isTransaction ? messages.approvesTransaction : messages.approvesMessage, {
        account: context.accountName,
        other,
      }),
    }
  }
  const order = meaningOfOrder(type, data, context)
  if (order) return order
  const domain = typeof data.domain['name'] === 'string' ? data.domain['name'] : null
  const signsTyped = isSigned ? messages.signedTyped : messages.signsTyped
  const signsTypedFor = isSigned ? messages.signedTypedFor : messages.signsTypedFor
  const named = type === '' ? messages.typed : shorten(type, 40)
  return {
    kind: /order|permit|transfer|approv|delegat|authoriz/i.test(type) ? 'order' : 'typed',
    label: messages.typedOf(type === '' ? messages.unknownType : named),
    title: [plain(domain === null ? named : messages.typedFor({ type: named, domain: shorten(domain, 40) }))],
    statement: sayParts(domain === null ? signsTyped : signsTypedFor, {
      account: context.accountName,
      what: { text: type === '' ? messages.someTyped : named, kind: 'amount' },
      domain: domain === null ? '' : shorten(domain, 60),
    }),
  }
}

function meaningOfPermit({ spender, allowances, deadline }: Permit, context: ViewContext): MessageMeaning {
  const amounts = joinParts(allowances.map((allowance) => amountOf(allowance, context)))
  const who = addressPart(spender, context)
  const account = context.accountName
  return {
    kind: 'permit',
    label: messages.permit,
    title: sayParts(messages.letTake, { who, amounts }),
    statement:
      deadline === null || deadline > MAX_SECONDS
        ? sayParts(messages.letsTake, { account, who, amounts })
        : sayParts(messages.letsTakeUntil, {
            account,
            who,
            amounts,
            time: { text: exactTime(Number(deadline) * 1000), kind: 'amount' },
          }),
  }
}

/** Orders of exchanges: the amount that is given, and the least amount that must be received. */
function meaningOfOrder(type: string, { message }: TypedDataSchema, context: ViewContext): MessageMeaning | null {
  const [sellToken, buyToken] = [addressOf(message['sellToken']), addressOf(message['buyToken'])]
  const [sell, buy] = [numberOf(message['sellAmount']), numberOf(message['buyAmount'])]
  if (sellToken === null || buyToken === null || sell === null || buy === null) return null
  const values = { given: amountPart(sellToken, sell, context), received: amountPart(buyToken, buy, context) }
  return {
    kind: 'order',
    label: messages.typedOf(shorten(type, 40)),
    title: sayParts(messages.sell, values),
    statement: sayParts(messages.sells, { account: context.accountName, ...values }),
  }
}

function amountOf({ token, amount }: Allowance, context: ViewContext): TextPart[] {
  if (!UNLIMITED.has(amount)) return sayParts(messages.upTo, { amount: amountPart(token, amount, context) })
  const symbol = context.tokenOf(token)?.symbol
  const name = symbol === undefined ? addressPart(token, context) : plain(symbol)
  return toned('danger', sayParts(messages.anyAmount, { token: name }))
}

const shorten = (whole: string, length: number): string => {
  const text = showHidden(whole)
  const characters = [...text]
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
