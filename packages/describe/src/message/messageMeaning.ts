import type { MessageContent, TypedDataSchema } from '@countersign/api'
import { exactTime, showHidden } from '@countersign/primitives'
import { accountPart, addressPart, amountPart, MAX_UINT256, words } from '../transaction/amountParts.ts'
import { joinParts, plain, type TextPart } from '../transaction/TextPart.ts'
import type { ViewContext } from '../transaction/ViewContext.ts'
import { bareBytes, isBareHex, readSignIn } from './messageText.ts'
import { addressOf, numberOf, primaryTypeOf, readPermit, type Allowance, type Permit } from '@countersign/safe/checks'
import { signedTypedData } from './signedTypedData.ts'

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
 * @example
 * messageMeaning('Rent for March', viewFixture).label // 'Text'
 * textOf(messageMeaning(permit, viewFixture).title)
 */
export function messageMeaning(content: MessageContent, context: ViewContext): MessageMeaning {
  return typeof content === 'string'
    ? meaningOfText(content, context)
    : meaningOfTypedData(signedTypedData(content), context)
}

function meaningOfText(text: string, context: ViewContext): MessageMeaning {
  if (isBareHex(text)) {
    const what = `Unreadable ${bareBytes(text)}-byte value`
    return {
      kind: 'raw',
      label: 'Raw hash',
      title: [plain(what)],
      statement: words(
        accountPart(context),
        ` would sign ${bareBytes(text)} bytes that `,
        {
          text: 'no program can read',
          kind: 'plain',
          tone: 'danger',
        },
        '.',
      ),
    }
  }
  const signIn = readSignIn(text)
  if (signIn)
    return {
      kind: 'sign-in',
      label: 'Text, sign-in',
      title: [plain(`Sign in to ${showHidden(signIn.domain)}`)],
      statement: words(
        accountPart(context),
        ` would sign in to `,
        { text: showHidden(signIn.domain), kind: 'amount' },
        expiryWords(signIn.expiresAt),
      ),
    }
  const line = text.trim().split('\n')[0] ?? ''
  const count = [...text].length
  return {
    kind: 'text',
    label: count > TITLE_LENGTH ? `Text, ${count.toLocaleString('en')} characters` : 'Text',
    title: [plain(line === '' ? 'Empty text' : shorten(line, TITLE_LENGTH))],
    statement: words(
      accountPart(context),
      ` would sign the text “${shorten(text.trim().replace(/\s+/g, ' '), STATEMENT_LENGTH)}”`,
    ),
  }
}

const expiryWords = (at: number | null): string => (at === null ? '.' : `, until ${exactTime(at)}.`)

function meaningOfTypedData(data: TypedDataSchema, context: ViewContext): MessageMeaning {
  const type = primaryTypeOf(data)
  const permit = readPermit(data)
  if (permit) return meaningOfPermit(permit, context)
  const account = addressOf(data.domain['verifyingContract'])
  if (account !== null && (type === 'SafeTx' || type === 'SafeMessage')) {
    const what = type === 'SafeTx' ? 'transaction' : 'message'
    return {
      kind: 'account',
      label: `Typed data, ${type}`,
      title: words(`Approve a ${what} of `, addressPart(account, context)),
      statement: words(
        `${context.accountName} would approve a ${what} of the account `,
        addressPart(account, context),
        '.',
      ),
    }
  }
  const order = meaningOfOrder(type, data, context)
  if (order) return order
  const domain = typeof data.domain['name'] === 'string' ? data.domain['name'] : null
  return {
    kind: /order|permit|transfer|approv|delegat|authoriz/i.test(type) ? 'order' : 'typed',
    label: `Typed data, ${type === '' ? 'unknown type' : shorten(type, 40)}`,
    title: words(
      `${type === '' ? 'Typed data' : shorten(type, 40)}${domain === null ? '' : ` for ${shorten(domain, 40)}`}`,
    ),
    statement: words(
      `${context.accountName} would sign `,
      { text: type === '' ? 'typed data' : shorten(type, 40), kind: 'amount' },
      domain === null ? '.' : ` for ${shorten(domain, 60)}.`,
    ),
  }
}

function meaningOfPermit({ spender, allowances, deadline }: Permit, context: ViewContext): MessageMeaning {
  const take = joinParts(allowances.map((allowance) => amountOf(allowance, context)))
  const who = addressPart(spender, context)
  const until =
    deadline === null || deadline > MAX_SECONDS
      ? words('. Anyone can submit the signature at any time.')
      : words(
          '. Anyone can submit the signature until ',
          {
            text: exactTime(Number(deadline) * 1000),
            kind: 'amount',
          },
          '.',
        )
  return {
    kind: 'permit',
    label: 'Permit',
    title: words('Let ', who, ' take ', ...take),
    statement: words(`${context.accountName} would let `, who, ' take ', ...take, ...until),
  }
}

/** Orders of exchanges: the amount that is given, and the least amount that must be received. */
function meaningOfOrder(type: string, { message }: TypedDataSchema, context: ViewContext): MessageMeaning | null {
  const [sellToken, buyToken] = [addressOf(message['sellToken']), addressOf(message['buyToken'])]
  const [sell, buy] = [numberOf(message['sellAmount']), numberOf(message['buyAmount'])]
  if (sellToken === null || buyToken === null || sell === null || buy === null) return null
  const parts = [amountPart(sellToken, sell, context), plain(' for at least '), amountPart(buyToken, buy, context)]
  return {
    kind: 'order',
    label: `Typed data, ${shorten(type, 40)}`,
    title: words('Sell ', ...parts),
    statement: words(`${context.accountName} would sell `, ...parts, '.'),
  }
}

function amountOf({ token, amount }: Allowance, context: ViewContext): TextPart[] {
  if (!UNLIMITED.has(amount)) return words('up to ', amountPart(token, amount, context))
  const symbol = context.tokenOf(token)?.symbol
  const name = symbol === undefined ? addressPart(token, context) : plain(symbol)
  return [
    { text: 'any amount of ', kind: 'plain', tone: 'danger' },
    { ...name, tone: 'danger' },
  ]
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
