import { BaseError } from '@countersign/safe/light'

/** What was computed here starts from where the index no longer is. */
export class IndexMovedError extends BaseError<'chain/index-moved', Record<never, never>> {
  constructor() {
    super({
      code: 'chain/index-moved',
      message: 'Another process has moved the index; this one goes on from where it is now.',
      meta: {},
      retry: 'later',
    })
  }
}
