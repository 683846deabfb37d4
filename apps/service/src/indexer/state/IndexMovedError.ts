import { BaseError } from '@countersign/primitives'

/** The computed rows start from a position that the index has left. */
export class IndexMovedError extends BaseError<'chain/index-moved', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/index-moved',
      message: 'Another process has moved the index. This process continues from the new position.',
      meta: {},
      retry: 'later',
    })
  }
}
