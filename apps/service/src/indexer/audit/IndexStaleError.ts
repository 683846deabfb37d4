import { BaseError } from '@countersign/primitives'

/** The chain replaced an indexed block, and the index has not rolled back yet. */
export class IndexStaleError extends BaseError<'chain/index-stale', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/index-stale',
      message: 'The chain replaced an indexed block. Older blocks are read after the index has rolled back.',
      meta: {},
      retry: 'later',
    })
  }
}
