import { BaseError } from '@countersign/primitives'

export class DurableStoreError extends BaseError<'durable-store/unreadable', { path: string }> {
  static unreadable(path: string, cause: unknown): DurableStoreError {
    return new DurableStoreError({
      code: 'durable-store/unreadable',
      message: `The file ${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}. Restore it from a backup, or move it away; registered devices must then register again.`,
      meta: { path },
      cause,
    })
  }
}
