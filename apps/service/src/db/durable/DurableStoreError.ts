import { BaseError } from '@countersign/primitives'
import { operatorMessages } from '../../errors/operatorMessages.ts'

export class DurableStoreError extends BaseError<'durable-store/unreadable', { path: string }> {
  static unreadable(path: string, cause: unknown): DurableStoreError {
    return new DurableStoreError({
      code: 'durable-store/unreadable',
      message: operatorMessages.durableUnreadable({
        path,
        reason: cause instanceof Error ? cause.message : String(cause),
      }),
      meta: { path },
      cause,
    })
  }
}
