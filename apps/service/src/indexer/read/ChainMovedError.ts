import { BaseError } from '@countersign/safe/light'

/** What was read does not belong together, because a block was replaced while reading. The next round sorts it out. */
export class ChainMovedError extends BaseError<'chain/moved', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/moved',
      message: 'The chain replaced a block while it was being read; it is read again.',
      meta: {},
      retry: 'later',
    })
  }
}
