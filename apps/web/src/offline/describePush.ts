import { type PushWords, pushAccountKey } from './PushWords.ts'

export type DescribedPush = {
  readonly title: string
  readonly body: string
  /** The page that a click opens, inside the worker's own folder. */
  readonly path: string
  /** A later message with the same tag replaces the shown one. */
  readonly tag: string
}

const HASH = /^0x[0-9a-fA-F]{64}$/
/** The name of the product; every other word comes from the page. */
const TITLE = 'Countersign'

/**
 * What is shown for a message. Its bytes come from outside: they choose among the accounts and sentences that the page wrote, and contribute
 * no text and no address of their own. A message about another account, or one that cannot be read, is shown without details, because
 * browsers demand that every message is shown.
 */
export function describePush(words: PushWords | null, message: unknown): DescribedPush {
  const fields = new Map(typeof message === 'object' && message !== null ? Object.entries(message) : [])
  const textOf = (name: string): string => {
    const value: unknown = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const type = textOf('type')
  const account = own(words?.accounts, pushAccountKey(textOf('chainId'), textOf('address')))
  const sentence =
    type === 'EXECUTED_MULTISIG_TRANSACTION' && fields.get('failed') === true
      ? own(words?.kinds, 'FAILED')
      : own(words?.kinds, type)
  if (account === undefined || sentence === undefined)
    return { title: TITLE, body: words?.other ?? '', path: '/notifications', tag: 'other' }
  const hash = [textOf('safeTxHash'), textOf('messageHash'), textOf('txHash')].find((text) => HASH.test(text)) ?? ''
  return { title: account.name, body: sentence, path: account.path + pageOfEvent(type, hash), tag: `${type} ${hash}` }
}

/** Never what an object inherits: a message may name `constructor`. */
const own = <Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined

/** The page of an event, below the path of its account. */
export function pageOfEvent(type: string, hash: string): string {
  switch (type) {
    case 'CONFIRMATION_REQUEST':
    case 'EXECUTED_MULTISIG_TRANSACTION':
    case 'READY_TO_EXECUTE':
      return hash === '' ? '/queue' : `/transactions/${hash}`
    case 'MESSAGE_CONFIRMATION_REQUEST':
      return hash === '' ? '/messages' : `/messages/${hash}`
    case 'DELETED_MULTISIG_TRANSACTION':
      return '/queue'
    case 'SETTINGS_CHANGED':
      return '/setup'
    case 'RECOVERY_ANNOUNCED':
      return '/setup/recovery'
    default:
      return '/history'
  }
}
