import * as z from 'zod/mini'

/** The operator's list of tokens: a file in the format of token lists (tokenlists.org). */
export const TokenListConfig = z.object({
  /** Path of the file. It is read and validated at the start. */
  file: z.string().check(z.minLength(1)),
  /** False: the logos that the list names are neither fetched nor sent. */
  logos: z._default(z.boolean(), true),
})
export type TokenListConfig = z.output<typeof TokenListConfig>
