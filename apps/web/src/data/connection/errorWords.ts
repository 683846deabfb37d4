import { errorText } from '@countersign/primitives'

/** The text of an error as the beginning of a longer sentence: without the full stop. */
export const errorWords = (error: unknown): string => errorText(error).replace(/\.$/, '')
