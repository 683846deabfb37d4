import { WalletError, type WalletErrorCode } from './WalletError.ts'

const BY_CODE: Readonly<Record<number, WalletErrorCode>> = {
  4001: 'rejected',
  // WalletConnect: the request, the chains, the methods or the events were refused, or the session was ended.
  5000: 'rejected',
  5001: 'rejected',
  5002: 'rejected',
  5003: 'rejected',
  5100: 'not-supported',
  5101: 'not-supported',
  6000: 'disconnected',
  4100: 'not-authorized',
  4200: 'not-supported',
  4900: 'disconnected',
  4901: 'disconnected',
  4902: 'chain-unknown',
  [-32002]: 'already-open',
  [-32601]: 'not-supported',
}

const BY_NAME: Readonly<Record<string, WalletErrorCode>> = {
  ProviderNotFoundError: 'no-provider',
  ConnectorNotFoundError: 'no-provider',
  ConnectorNotConnectedError: 'disconnected',
  ChainNotConfiguredError: 'chain-not-configured',
  UserRejectedRequestError: 'rejected',
  ResourceUnavailableRpcError: 'already-open',
  ConnectorAccountNotFoundError: 'not-authorized',
  ConnectorUnavailableReconnectingError: 'disconnected',
}

/** A window of the wallet that was closed, or that shared no account, counts as a rejection. */
const CLOSED =
  /user (rejected|denied|cancell?ed|closed)|closed modal|request rejected|request reset|accounts received is empty/i

/** Errors of JavaScript and of wagmi about an answer of the wrong shape. Their texts describe code, not the problem. */
const CODE_ERRORS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'InvalidAddressError']
const CODE_TEXT =
  /cannot (read|set) propert|is not (a function|iterable|defined|an object)|\[object \w+\]|unexpected token/i

/**
 * Wallets wrap the reason at different depths: `.code`, `.data.originalError.code`, `.data.code`, `.error.code`, `.cause`.
 * The innermost known one wins. Some reject with a plain text, with a code as text, or with the code of ethers.
 *
 * @example
 * normalizeWalletError({ code: 4001 }).code // 'rejected'
 */
export function normalizeWalletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error
  const layers = layersOf(error)
  for (const layer of layers.toReversed()) {
    const code = codeOf(layer)
    if (code !== undefined) return new WalletError(code, detailOf(layer), error)
  }
  const text = layers.map((layer) => textOf(layer, 'message')).filter((message) => message !== undefined)
  const isCode = layers.some((layer) => CODE_ERRORS.includes(textOf(layer, 'name') ?? ''))
  if (isCode || text.some((message) => CODE_TEXT.test(message))) return new WalletError('unreadable', {}, error)
  return new WalletError('failed', text.length === 0 ? {} : { detail: firstLine(text.at(-1) ?? '') }, error)
}

/** Where a layer can contain the next one. */
const INNER = [['data', 'originalError'], ['data'], ['error'], ['cause']]

function layersOf(error: unknown): object[] {
  const layers: object[] = []
  let current = typeof error === 'string' ? { message: error } : error
  while (typeof current === 'object' && current !== null && layers.length < 10) {
    layers.push(current)
    const inner = INNER.map((path) => path.reduce(field, current))
    current = inner.find((value) => typeof value === 'object' && value !== null)
  }
  return layers
}

function codeOf(layer: object): WalletErrorCode | undefined {
  const code = field(layer, 'code')
  if (code === 'ACTION_REJECTED') return 'rejected'
  const known = typeof code === 'number' || typeof code === 'string' ? BY_CODE[Number(code)] : undefined
  if (known !== undefined) return known
  const name = textOf(layer, 'name')
  if (name !== undefined && Object.hasOwn(BY_NAME, name)) return BY_NAME[name]
  const message = textOf(layer, 'message') ?? ''
  if (/insufficient funds/i.test(message)) return 'insufficient-funds'
  if (CLOSED.test(message)) return 'rejected'
  return /unrecogni[sz]ed chain/i.test(message) ? 'chain-unknown' : undefined
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textOf(value: object, name: string): string | undefined {
  const text = field(value, name)
  return typeof text === 'string' && text !== '' ? text : undefined
}

const detailOf = (layer: object) => {
  const message = textOf(layer, 'message')
  return message === undefined ? {} : { detail: firstLine(message) }
}

const firstLine = (text: string) => clip((text.split('\n')[0] ?? '').replace(/\.$/, ''))
const clip = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
