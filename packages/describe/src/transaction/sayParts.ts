import { fillTemplate } from '@countersign/primitives'
import { plain, type TextPart } from './TextPart.ts'

/**
 * The parts of a message with places. A place may hold several parts.
 *
 * @param template from a catalogue: the order is that of the language
 * @example
 * sayParts('{what} to Ben', { what: { text: '5.00 ETH', kind: 'amount' } }).length // 2
 */
export const sayParts = (
  template: string,
  values: Readonly<Record<string, TextPart | readonly TextPart[] | string>> = {},
): TextPart[] =>
  fillTemplate<readonly TextPart[], readonly TextPart[]>(
    template,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? [plain(value)] : 'text' in value ? [value] : value,
      ]),
    ),
    (text) => [plain(text)],
  ).flat()
