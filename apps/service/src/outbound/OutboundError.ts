import { BaseError } from '@countersign/primitives'
import { outboundMessages } from './outboundMessages.ts'

type Reason = { code: 'outbound/not-allowed' | 'outbound/unreachable'; host: string; cause?: Error }

export class OutboundError extends BaseError<Reason['code'], { host: string }> {
  /** The message in the current language. */
  readonly describe: () => string

  constructor({ code, host, cause }: Reason, describe: () => string) {
    super({ code, message: describe(), meta: { host }, cause })
    this.describe = describe
  }

  static unreachable(host: string, cause: Error): OutboundError {
    return new OutboundError({ code: 'outbound/unreachable', host, cause }, () =>
      outboundMessages.unreachable({ host, reason: cause.message }),
    )
  }

  static notAllowed(host: string, describe: () => string): OutboundError {
    return new OutboundError({ code: 'outbound/not-allowed', host }, describe)
  }
}
