/** Every reason to refuse a request, with its status and the exact message that other clients of this API match. It is not translated. */
const FAILURES = {
  'account/not-indexed': [404, 'Not Found'],
  'ban/unknown': [404, 'Not Found'],
  'address/invalid': [422, 'Invalid address'],
  'admin/input': [422, 'Invalid input'],
  'admin/unauthorized': [401, 'Unauthorized'],
  'app/icon': [404, 'Not Found'],
  'app/manifest': [422, 'Invalid Safe App manifest'],
  'app/unreachable': [422, 'Failed to fetch manifest'],
  'auth/forbidden': [403, 'Forbidden resource'],
  'auth/message': [401, 'Invalid message'],
  'auth/nonce': [401, 'Invalid nonce'],
  'auth/redirect': [422, 'Invalid redirect URL'],
  'auth/signature': [401, 'Invalid signature'],
  'auth/too-many': [429, 'Too many requests'],
  'chain/unknown': [404, 'Not Found'],
  'contract/unknown': [404, 'An error occurred'],
  'creation/unknown': [404, 'An error occurred'],
  'data/undecodable': [404, 'Cannot decode data'],
  'delete/refused': [400, 'Transaction cannot be deleted'],
  'delegate/expired': [400, '`expiryDate` cannot be in the past'],
  'delegate/not-owner': [400, 'Delegator is not an owner of the Safe'],
  'delegate/signature': [400, 'Signature does not match the delegator'],
  'delegate/too-many': [429, 'Too many delegates'],
  'delegate/unknown': [404, 'An error occurred'],
  'delegates/field-missing': [422, "At least one of the fields 'safe' or 'delegator' is required"],
  'delegates/unfiltered': [422, 'At least one property is required'],
  'devices/too-many': [429, 'Too many devices'],
  'delegatecall/untrusted': [422, 'Delegate call is disabled'],
  'estimation/reverted': [422, 'Gas estimation failed'],
  'fetch/too-many': [429, 'Too many requests'],
  'hash/mismatch': [422, 'Invalid safeTxHash'],
  'hash/uncomputable': [422, 'Could not calculate safeTxHash'],
  'host/unknown': [421, 'Misdirected request'],
  'journal/replaying': [503, 'Service unavailable'],
  'message/exists': [400, 'Message already exists'],
  'message/hash-mismatch': [422, 'Invalid messageHash'],
  'message/signed': [400, 'Signature already exists'],
  'message/uncomputable': [422, 'Could not calculate messageHash'],
  'message/unknown': [404, 'An error occurred'],
  'message/origin': [400, 'An error occurred'],
  'metrics/forbidden': [403, 'Forbidden'],
  'metrics/unauthorized': [401, 'Unauthorized'],
  'nft/picture': [422, 'Picture not available'],
  'nft/unknown': [404, 'Not Found'],
  'nonce/used': [422, 'Invalid nonce'],
  'node/unreachable': [503, 'Service unavailable'],
  'origin/too-long': [422, 'An error occurred'],
  'overview/malformed': [422, 'Invalid safes'],
  'preflight/invalid': [400, 'Invalid Preflight Request'],
  'push/endpoint': [422, 'Invalid push subscription'],
  'push/off': [422, 'Push notifications are not available'],
  'relay/batch': [422, 'Invalid multiSend call. The batch is not all execTransaction calls to same address.'],
  'relay/busy': [503, 'Service unavailable'],
  'relay/exhausted': [429, 'Relay limit reached'],
  'relay/factory': [422, 'Unofficial ProxyFactory contract.'],
  'relay/multi-send': [422, 'Unofficial MultiSend contract.'],
  'relay/off': [422, 'No relayer defined'],
  'relay/simulation-failed': [422, 'Relay denied: transaction simulation failed'],
  'relay/simulation-unknown': [422, 'Relay simulation could not be completed.'],
  'relay/singleton': [422, 'Unsupported base contract.'],
  'relay/spent': [429, 'Relay limit reached'],
  'relay/too-much-gas': [422, 'Relay denied: it needs too much gas'],
  'relay/unfunded': [503, 'Service unavailable'],
  'relay/unknown': [404, 'Not Found'],
  'relay/unsupported': [
    422,
    'Invalid transfer. The proposed transfer is not an execTransaction/multiSend to another party or createProxyWithNonce call.',
  ],
  'registration/expired': [400, 'The signature is expired!'],
  'unsigned/too-large': [422, 'Too much data without a signature'],
  'unsigned/too-many': [422, 'Too many proposals without a signature'],
  'subscription/unknown': [404, 'Not Found'],
  'proposal/executed': [422, 'Transaction already executed'],
  'shared-book/full': [409, 'The shared address book is full'],
  'shared-book/name': [422, 'Invalid name'],
  'shared-book/signature': [400, 'Signature does not match an owner'],
  'shared-book/stale': [409, 'The entry was changed in the meantime'],
  'shared-book/too-many': [429, 'Too many changes'],
  'safe/banned': [451, 'Unavailable for legal reasons'],
  'safe/not-followed': [409, 'Account is not followed'],
  'safe/unknown': [404, 'An error occurred'],
  'safe/unreadable': [422, 'Cannot get Safe info from blockchain'],
  'serviceKey/missing': [422, 'serviceKey query parameter is required'],
  'signature/eth-sign': [422, 'eth_sign is disabled'],
  'signature/invalid': [422, 'Invalid signature'],
  'signer/blocked': [422, 'Unauthorized address'],
  'signature/duplicate': [422, 'Invalid signature'],
  'stored/inconsistent': [502, 'Invalid safeTxHash'],
  'stream/too-many': [429, 'Too many event streams'],
  'timezone/invalid': [422, 'Invalid Timezone'],
  'token/logo': [404, 'Not Found'],
  'transaction/unknown': [404, 'An error occurred'],
  'transactionId/invalid': [400, 'Invalid transaction ID'],
  'undeployed/creation': [422, 'Invalid creation data'],
  'undeployed/full': [429, 'Too many accounts that are not deployed'],
  'undeployed/too-many': [429, 'Too many registrations'],
  'undeployed/unknown': [404, 'An error occurred'],
  'undeployed/unsigned': [422, 'Invalid signature'],
  'webhook/not-owner': [403, 'Not an owner of the Safe'],
  'webhook/refused': [502, 'The webhook did not accept the event'],
  'webhook/off': [422, 'Webhooks are not available'],
  'webhook/too-many': [429, 'Too many webhooks'],
  'webhook/unknown': [404, 'Not Found'],
  'webhook/url': [422, 'Invalid webhook URL'],
  'value/invalid': [422, 'Invalid value'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ServiceErrorCode = keyof typeof FAILURES

/** A refused request. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ServiceErrorCode
  readonly statusCode: number
  /** Seconds until the client should retry. */
  readonly retryAfter: number | undefined
  /** `code` of the body, where the reference has a word instead of the status: only the relay. */
  readonly wireCode: string | undefined
  /** A word for clients that must tell failures with the same status apart. */
  readonly reason: string | undefined
  readonly #writeDetail: (() => string) | undefined
  /** @param writeDetail reads the detail from a catalogue; it runs in the language of the client when the error body is written */
  constructor(
    code: ServiceErrorCode,
    writeDetail?: () => string,
    options?: { message?: string; cause?: unknown; retryAfter?: number; wireCode?: string; reason?: string },
  ) {
    const [statusCode, message] = FAILURES[code]
    super(options?.message ?? message, options?.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.statusCode = statusCode
    this.#writeDetail = writeDetail
    this.retryAfter = options?.retryAfter
    this.wireCode = options?.wireCode
    this.reason = options?.reason
  }

  /** What happened, the two values that disagree, and what to do next, in the current language. */
  get detail(): string | undefined {
    return this.#writeDetail?.()
  }
}
