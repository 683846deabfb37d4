import { BaseError } from '@countersign/primitives'

export class OutboundError extends BaseError<'outbound/not-allowed' | 'outbound/unreachable', { host: string }> {
  static notAllowed(host: string, reason: string): OutboundError {
    return new OutboundError({
      code: 'outbound/not-allowed',
      message: `${host} is not called: ${reason}. If it is the operator's own, set notifications.allowPrivateAddresses.`,
      meta: { host },
    })
  }

  static unreachable(host: string, cause: Error): OutboundError {
    return new OutboundError({
      code: 'outbound/unreachable',
      message: `${host} did not answer: ${cause.message}`,
      meta: { host },
      cause,
    })
  }
}
