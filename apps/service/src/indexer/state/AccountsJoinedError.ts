import { BaseError } from '@countersign/primitives'

/** An account was added while blocks were read that may contain its events. The blocks are read again. */
export class AccountsJoinedError extends BaseError<'chain/accounts-joined', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/accounts-joined',
      message: 'An account was added while blocks were being read. The blocks are read again with it.',
      meta: {},
      retry: 'later',
    })
  }
}
