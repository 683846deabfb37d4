/**
 * Splits a message with named places into text and values, for sentences whose parts are drawn differently.
 *
 * @param template names its places in braces; the order is that of the language
 * @param values the value of each place
 * @throws RangeError if the template names a place that has no value
 * @example
 * fillTemplate('{account} will send {amount}', { account: 1, amount: 2 }, (text) => text) // [1, ' will send ', 2]
 */
export function fillTemplate<Value, Text>(
  template: string,
  values: Readonly<Record<string, Value>>,
  text: (text: string) => Text,
): readonly (Value | Text)[] {
  return template.split(/(\{\w+\})/).flatMap((piece): (Value | Text)[] => {
    if (piece === '') return []
    if (!/^\{\w+\}$/.test(piece)) return [text(piece)]
    const name = piece.slice(1, -1)
    const value = values[name]
    if (value === undefined) throw new RangeError(`The message names "${name}", which has no value: ${template}`)
    return [value]
  })
}
