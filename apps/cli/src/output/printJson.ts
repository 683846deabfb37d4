/** One JSON document; numbers of the chain become decimal text. */
export const printJson = (value: unknown): string =>
  `${JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each), 2)}\n`
