import { isRecord } from '@countersign/primitives'
import * as z from 'zod/mini'

/** Thrown for invalid params. Its message is the whole text that the app receives. */
export class ParamError extends Error {
  override readonly name = 'ParamError'
}

/**
 * A schema from a function that parses outside data, for rules that a shape cannot express.
 *
 * @param read throws {@link ParamError}
 */
export const readerSchema = <T>(read: (value: unknown) => T) =>
  z.pipe(
    z.unknown(),
    z.transform((value: unknown, context): T => {
      try {
        return read(value)
      } catch (error) {
        if (!(error instanceof ParamError)) throw error
        context.issues.push({ code: 'custom', message: error.message, input: null })
        return z.NEVER
      }
    }),
  )

/** Reads own fields of plain objects only: fields of a prototype, and named fields of a list, were not measured. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** A value as an error shows it: short, and with printable characters only. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'object' || typeof value === 'function' ? typeof value : String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
