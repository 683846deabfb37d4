/** A body as JSON has it: amounts are decimal strings. */
export const toWire = (body: unknown): Record<string, unknown> =>
  JSON.parse(JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)))
