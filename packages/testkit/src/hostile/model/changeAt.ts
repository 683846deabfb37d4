import { isObject, type Json } from './Json.ts'

/**
 * Copies a value and replaces the value at a path.
 * @param path names and positions joined by dots, `*` for every element of a list: `results.*.transaction.txStatus`;
 * empty for the whole
 * @param change receives the honest value; undefined removes the field
 * @throws {Error} if the path does not exist: a lie that changes nothing would prove nothing
 */
export function changeAt(body: Json, path: string, change: (honest: Json) => Json | undefined): Json {
  let changes = 0
  const walk = (value: Json, [name, ...rest]: readonly string[]): Json | undefined => {
    if (name === undefined) {
      changes++
      return change(value)
    }
    if (Array.isArray(value)) {
      return value.flatMap((item, place) => (name === '*' || place === Number(name) ? kept(walk(item, rest)) : [item]))
    }
    const inner = isObject(value) ? value[name] : undefined
    if (!isObject(value) || inner === undefined) return value
    const changed = walk(inner, rest)
    const { [name]: _, ...others } = value
    return changed === undefined ? others : { ...value, [name]: changed }
  }
  const changed = walk(body, path === '' ? [] : path.split('.'))
  if (changes === 0) throw new Error(`There is nothing at ${path} in ${JSON.stringify(body).slice(0, 300)}`)
  return changed ?? null
}

const kept = (value: Json | undefined): Json[] => (value === undefined ? [] : [value])
