import { InputError } from '../errors/InputError.ts'

/** A cursor that cannot be parsed is replaced by the default, so it never reaches the database. */
const READ_LENIENTLY = new Set(['cursor'])

/**
 * No id, address or query word contains NUL, and PostgreSQL rejects NUL in every comparison.
 * @param values path parameters or query, as the schema parsed them
 * @throws InputError with the name of the value
 */
export function refuseNul(values: unknown, isPathParameter: boolean): void {
  if (typeof values !== 'object' || values === null) return
  for (const [name, value] of Object.entries(values)) {
    if (READ_LENIENTLY.has(name) || ![value].flat().some((one) => typeof one === 'string' && one.includes('\0')))
      continue
    const message = `"${name}" contains a NUL character, which stands in no value here`
    throw new InputError([{ code: 'custom', path: [name], message, input: value }], isPathParameter)
  }
}
