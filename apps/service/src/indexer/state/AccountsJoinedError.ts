import { BaseError } from '@countersign/safe/light'

/** An account came in while blocks were read that may tell of it. They are read again. */
export class AccountsJoinedError extends BaseError<'chain/accounts-joined', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/accounts-joined',
      message: 'An account was added while blocks were being read; they are read again with it.',
      meta: {},
      retry: 'later',
    })
  }
}
