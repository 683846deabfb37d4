import { BaseError } from '@countersign/primitives'

/** The answers of the node do not belong together, because a block was replaced in between. The next round reads them again. */
export class ChainMovedError extends BaseError<'chain/moved', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/moved',
      message: 'The chain replaced a block while it was being read. The block is read again.',
      meta: {},
      retry: 'later',
    })
  }
}
